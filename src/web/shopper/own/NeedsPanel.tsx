import { type FormEvent, useRef, useState } from 'react'
import type { Language } from '../../../core/contract/language.ts'
import {
  diets,
  keptNeeds,
  type Needs,
  needsOrNothing,
  noNeeds,
  withNeeds,
  withoutNeeds,
} from '../../../core/needs/needs.ts'
import { avoidedWritten } from '../../../core/page/page-command.ts'
import { substances } from '../../../core/substances/substances.ts'
import { ownTextsIn } from '../../../core/texts/own-texts.ts'
import type { VisitMemory } from '../../devices/visit-memory.ts'
import { useKept } from './use-kept.ts'

const allergens = substances.filter(({ allergen }) => allergen).map(({ spoken }) => spoken)
const others = substances.filter(({ allergen }) => !allergen).map(({ spoken }) => spoken)

interface NeedsPanelProps {
  memory: Pick<VisitMemory, 'needs' | 'keepNeeds'>
  language: Language
}

/** What must not be eaten, kept by hand: nothing of it leaves the phone, not even as sound. */
export function NeedsPanel({ memory, language }: NeedsPanelProps) {
  const { avoidedName, dietNames, needsScreen, needsTexts } = ownTextsIn(language)
  const [needs, change, failed] = useKept(
    () => keptNeeds(memory.needs()),
    (to) => memory.keepNeeds(needsOrNothing(to)),
  )
  const [word, setWord] = useState('')
  const field = useRef<HTMLInputElement>(null)

  const set = (some: Needs, on: boolean) =>
    change((now) => (on ? withNeeds(now, some) : withoutNeeds(now, some)))
  const isStranger = (name: string) => !allergens.includes(name) && !others.includes(name)
  function toggle(name: string) {
    set({ avoid: [name], diets: [] }, !needs.avoid.includes(name))
    // Its tick goes with it, and the focus would with that.
    if (isStranger(name)) field.current?.focus()
  }

  function add(event: FormEvent) {
    event.preventDefault()
    const avoid = avoidedWritten(word, language)
    setWord('')
    if (avoid.length > 0) set({ avoid, diets: [] }, true)
  }

  const strangers = needs.avoid.filter(isStranger)
  const ticks = (names: readonly string[]) =>
    names.map((name) => (
      <Tick
        key={name}
        label={avoidedName(name)}
        on={needs.avoid.includes(name)}
        onChange={() => toggle(name)}
      />
    ))
  return (
    <section aria-label={needsScreen.title}>
      <p>{needsScreen.about}</p>
      {needs.unread && <p>{needsTexts.lookFailed}</p>}
      {failed && <p role="alert">{needsTexts.cannotKeep}</p>}
      <fieldset>
        <legend>{needsScreen.diets}</legend>
        {diets.map((diet) => (
          <Tick
            key={diet}
            label={dietNames[diet]}
            on={needs.diets.includes(diet)}
            onChange={() => set({ avoid: [], diets: [diet] }, !needs.diets.includes(diet))}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>{needsScreen.allergens}</legend>
        {ticks(allergens)}
      </fieldset>
      <fieldset>
        <legend>{needsScreen.ingredients}</legend>
        {ticks([...others, ...strangers])}
      </fieldset>
      <form onSubmit={add}>
        <label htmlFor="avoided">{needsScreen.others}</label>
        <input
          ref={field}
          id="avoided"
          autoComplete="off"
          aria-describedby="avoided-hint"
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
        <p id="avoided-hint">{needsScreen.othersHint}</p>
        <button type="submit">{needsScreen.add}</button>
      </form>
      <button type="button" onClick={() => change(() => noNeeds)}>
        {needsScreen.forget}
      </button>
    </section>
  )
}

function Tick({ label, on, onChange }: { label: string; on: boolean; onChange: () => void }) {
  return (
    <label className="tick">
      <input type="checkbox" checked={on} onChange={onChange} />
      {label}
    </label>
  )
}
