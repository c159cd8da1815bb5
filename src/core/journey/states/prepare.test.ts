import { describe, expect, it } from 'vitest'
import { visitAfter } from '../../../../test/fixtures/journey-player.ts'
import type { Word } from '../../language/meaning.ts'
import { answersTo } from '../../language/words.ts'

const FIRST = 'Start with the door behind you. Move forward 2 steps.'
const BACK = 'Move forward 2 steps.'

/** Every word of the vocabulary that is open, and what answers it before the walk and before the way back. */
const said: Readonly<Partial<Record<Word, readonly [string, string]>>> = {
  next: [FIRST, BACK],
  howManyLeft: ['nav.prepare', 'nav.return'],
  whereAmI: ['nav.prepare', 'nav.return'],
  imHere: ['nav.prepare', 'nav.return'],
  lost: ['nav.prepare', 'nav.return'],
  counter: ['counter.confirm', 'nav.return'],
}

const words = answersTo.walking.map(
  ([word, [phrase = '']]) => [phrase, ...(said[word as Word] ?? ['', ''])] as const,
)

describe('a word of the walk is answered', () => {
  it.each(words)('%s before it', (phrase, before) => {
    const shop = visitAfter(['biscuits', 'entrance'])
    shop.hear(phrase)
    expect(shop.said()[0]).toBe(before)
  })

  it.each(words)('%s before the way back', (phrase, _, before) => {
    const shop = visitAfter(['biscuits', 'entrance', 'next', 'cash counter'])
    shop.press('yes')
    expect(shop.said()).toEqual(['nav.return', 'nav.go'])
    shop.press(phrase)
    expect(shop.said()[0]).toBe(before)
  })
})

it('leads back to where "cash counter" came from', () => {
  const shop = visitAfter(['biscuits', 'entrance', 'cash counter', 'no'])
  expect(shop.snapshot().where).toBe('onward')
  shop.hear('cash counter')
  shop.press('yes')
  shop.press('next')
  expect(shop.said()).toContain(BACK)
})

it('stays where no way to the counter was authored, and the walk begins all the same', () => {
  const shop = visitAfter(['dairy', 'entrance'])
  shop.hear('cash counter')
  expect(shop.said()).toEqual(['nav.nopath'])
  shop.wait(9000)
  expect(shop.said()).toEqual(['nav.go'])
})
