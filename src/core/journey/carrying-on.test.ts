import { describe, expect, it } from 'vitest'
import { type Player, visitAfter } from '../../../test/fixtures/journey-player.ts'
import { atTheShelf, FIRST, onTheWay } from '../../../test/fixtures/visit-places.ts'

const ways = ['carry on', 'go on', 'continue', 'keep going', 'resume', 'please continue', 'okay carry on']

function asked(shop: Player, words: string): Player {
  shop.hear(words)
  shop.finish()
  shop.said()
  return shop
}

/** What a yes would break off, and where the visit stays. */
const breaks: readonly (readonly [string, () => Player, string])[] = [
  ['"I will pause now" on a walk', () => asked(onTheWay(), 'stop'), 'onward'],
  ['"start again"', () => asked(visitAfter(['not required']), 'start again'), 'section'],
  ['"shall we end this visit"', () => asked(atTheShelf(), 'thank you'), 'checking'],
  ['"shall we leave this walk"', () => asked(onTheWay(), 'another section'), 'onward'],
]

describe.each(breaks)('whoever carries on says no to %s', (_, there, where) => {
  it.each(ways)('"%s"', (text) => {
    for (const answer of ['hear', 'typed'] as const) {
      const shop = there()
      if (answer === 'hear') shop.hear(text)
      else shop.send({ type: 'typed', text })
      expect(shop.said()[0]).toBe('carry.on')
      shop.finish()
      expect(shop.last('pause')).toBeUndefined()
      expect(shop.snapshot().where).toBe(where)
    }
  })
})

it.each(ways)('"%s" is a yes to what was asked back', (text) => {
  const shop = visitAfter(['not required'])
  shop.hearAs('dairy', 'confirm')
  shop.finish()
  shop.said()
  shop.hear(text)
  expect(shop.said()).toEqual(['aisle.confirm.dairy', 'entrance.ask'])
})

it('a yes that goes on is a yes', () => {
  const shop = asked(onTheWay(), 'another section')
  shop.hear('yes carry on')
  expect(shop.said()).not.toContain('carry.on')
  expect(shop.snapshot().where).not.toBe('onward')
})

it('"keep going" takes no walk up again that it would leave', () => {
  const shop = asked(onTheWay(), 'another section')
  shop.hear('keep going')
  expect(shop.said()).toEqual(['carry.on', FIRST])
})
