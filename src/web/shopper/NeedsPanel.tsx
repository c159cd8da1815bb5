import { type FormEvent, useRef, useState } from 'react'
import { substances } from '../../core/facts/substances.ts'
import { diets, type Needs, noNeeds, readNeeds, withNeeds } from '../../core/needs/needs.ts'
import { avoidedWritten } from '../../core/session/page-command.ts'
import type { Language } from '../../core/texts/language.ts'
import { ownTextsIn } from '../../core/texts/own-texts.ts'
import type { VisitMemory } from '../devices/visit-memory.ts'

const allergens = substances.filter(({ allergen }) => allergen).map(({ spoken }) => spoken)
const others = substances.filter(({ allergen }) => !allergen).map(({ spoken }) => spoken)

interface NeedsPanelProps {
  memory: Pick<VisitMemory, 'needs' | 'keepNeeds'>
  language: Language
}

/** What must not be eaten, kept by hand: nothing of it leaves the phone, not even as sound. */
export function NeedsPanel({ memory, language }: NeedsPanelProps) {
  const { avoidedName, dietNames, needsScreen, needsTexts } = ownTextsIn(language)
  const [needs, setNeeds] = useState(() => readNeeds(memory.needs()) ?? noNeeds)
  const [failed, setFailed] = useState(false)
  const [word, setWord] = useState('')
  const field = useRef<HTMLInputElement>(null)

  function keep(to: Needs) {
    const isEmpty = to.avoid.length === 0 && to.diets.length === 0
    setFailed(!memory.keepNeeds(isEmpty ? null : to))
    setNeeds(to)
  }
  const toggled = <Item,>(list: readonly Item[], item: Item) =>
    list.includes(item) ? list.filter((other) => other !== item) : [...list, item]
  const isStranger = (name: string) => !allergens.includes(name) && !others.includes(name)
  function toggle(name: string) {
    keep({ ...needs, avoid: toggled(needs.avoid, name) })
    // Its tick goes with it, and the focus would with that.
    if (isStranger(name)) field.current?.focus()
  }

  function add(event: FormEvent) {
    event.preventDefault()
    const avoid = avoidedWritten(word, language)
    setWord('')
    if (avoid.length > 0) keep(withNeeds(needs, { avoid, diets: [] }))
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
      {failed && <p role="alert">{needsTexts.cannotKeep}</p>}
      <fieldset>
        <legend>{needsScreen.diets}</legend>
        {diets.map((diet) => (
          <Tick
            key={diet}
            label={dietNames[diet]}
            on={needs.diets.includes(diet)}
            onChange={() => keep({ ...needs, diets: toggled(needs.diets, diet) })}
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
      <button type="button" onClick={() => keep(noNeeds)}>
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
