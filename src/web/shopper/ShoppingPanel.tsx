import { type FormEvent, useState } from 'react'
import { plainWords } from '../../core/language/plain-words.ts'
import { noShopping, readShopping, type Shopping } from '../../core/shopping/shopping.ts'
import { needsTexts } from '../../core/texts/en/needs.ts'
import { shoppingScreen } from '../../core/texts/en/shopping.ts'
import type { Devices } from '../devices/devices.ts'

/** What is to be bought, kept by hand: nothing of it leaves the phone. */
export function ShoppingPanel({ memory, clock }: Pick<Devices, 'memory' | 'clock'>) {
  const [shopping, setShopping] = useState(() => readShopping(memory.shopping(), clock.date().getTime()))
  const [failed, setFailed] = useState(false)
  const [word, setWord] = useState('')
  const { wanted } = shopping

  function keep(to: Shopping) {
    setFailed(!memory.keepShopping(to.wanted.length + to.bag.length > 0 ? to : null))
    setShopping(to)
  }
  function add(event: FormEvent) {
    event.preventDefault()
    const words = plainWords(word)
    setWord('')
    if (words !== '' && !wanted.includes(words)) keep({ ...shopping, wanted: [...wanted, words] })
  }
  return (
    <section aria-label={shoppingScreen.title}>
      <p>{shoppingScreen.about}</p>
      {failed && <p role="alert">{needsTexts.cannotKeep}</p>}
      <form onSubmit={add}>
        <label htmlFor="wanted">{shoppingScreen.product}</label>
        <input
          id="wanted"
          autoComplete="off"
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
        <button type="submit">{shoppingScreen.add}</button>
      </form>
      <ul>
        {wanted.map((words) => (
          <li key={words}>
            {words}{' '}
            <button
              type="button"
              onClick={() => keep({ ...shopping, wanted: wanted.filter((other) => other !== words) })}
            >
              {shoppingScreen.remove(words)}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => keep(noShopping)}>
        {shoppingScreen.forget}
      </button>
    </section>
  )
}
