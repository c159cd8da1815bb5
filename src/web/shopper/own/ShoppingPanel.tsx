import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Language } from '../../../core/contract/language.ts'
import { writtenWords } from '../../../core/page/page-command.ts'
import { noShopping, orNothing, readShopping } from '../../../core/shopping/shopping.ts'
import { ownTextsIn } from '../../../core/texts/own-texts.ts'
import type { Devices } from '../../devices/devices.ts'
import { useKept } from './use-kept.ts'

interface ShoppingPanelProps extends Pick<Devices, 'memory' | 'clock'> {
  language: Language
}

/** What is to be bought, kept by hand: nothing of it leaves the phone. */
export function ShoppingPanel({ memory, clock, language }: ShoppingPanelProps) {
  const { needsTexts, shoppingScreen } = ownTextsIn(language)
  const [{ wanted }, change, failed] = useKept(
    () => readShopping(memory.shopping(), clock.date().getTime()),
    (to) => memory.keepShopping(orNothing(to)),
  )
  const [word, setWord] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const field = useRef<HTMLInputElement>(null)
  /** Where in the list the entry stood whose button had the focus. */
  const removedAt = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (removedAt.current === undefined) return
    const left = list.current?.querySelectorAll('button') ?? []
    const next = left[Math.min(removedAt.current, left.length - 1)] ?? field.current
    removedAt.current = undefined
    next?.focus()
  })

  function add(event: FormEvent) {
    event.preventDefault()
    const words = writtenWords(word, language)
    setWord('')
    if (words !== '') change((now) => ({ ...now, wanted: [...new Set([...now.wanted, words])] }))
  }
  return (
    <section aria-label={shoppingScreen.title}>
      <p>{shoppingScreen.about}</p>
      {failed && <p role="alert">{needsTexts.cannotKeep}</p>}
      <form onSubmit={add}>
        <label htmlFor="wanted">{shoppingScreen.product}</label>
        <input
          ref={field}
          id="wanted"
          autoComplete="off"
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
        <button type="submit">{shoppingScreen.add}</button>
      </form>
      <ul ref={list}>
        {wanted.map((words, at) => (
          <li key={words}>
            {words}{' '}
            <button
              type="button"
              onClick={() => {
                removedAt.current = at
                change((now) => ({ ...now, wanted: now.wanted.filter((other) => other !== words) }))
              }}
            >
              {shoppingScreen.remove(words)}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => change(() => noShopping)}>
        {shoppingScreen.forget}
      </button>
    </section>
  )
}
