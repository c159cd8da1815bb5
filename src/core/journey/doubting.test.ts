import { describe, expect, it } from 'vitest'
import type { Player } from '../../../test/fixtures/journey-player.ts'
import { atTheShelf, FIRST, onTheWay } from '../../../test/fixtures/visit-places.ts'

const asked = (shop: Player) =>
  shop.effects.flatMap((effect) => (effect.kind === 'ask' ? [effect.words] : []))

/** A pack is looked at on the way, and the walk goes on. */
function lookedOnTheWay(): Player {
  const shop = onTheWay()
  shop.hear('what is this')
  shop.send({ type: 'look', open: true })
  shop.send({ type: 'look', open: false })
  shop.answer(2)
  shop.finish()
  shop.wait(15_000)
  expect(shop.last('mode')?.mode).toBe('echo')
  return shop
}

/** A pack is looked at in the section, and the shopper led on to the counter. */
function atTheCounter(): Player {
  const shop = atTheShelf()
  shop.send({ type: 'look', open: true })
  shop.send({ type: 'look', open: false })
  shop.press('cash counter')
  shop.finish()
  shop.wait(3000)
  shop.finish()
  shop.press('yes')
  shop.finish()
  for (let part = 0; part < 3; part++) {
    shop.press('next')
    shop.finish()
  }
  shop.wait(4000)
  shop.finish()
  expect(shop.last('listenFor')?.listenFor).toBe('buy_more')
  return shop
}

describe('"that is wrong" when the product was left', () => {
  it.each([
    ['on a walk', lookedOnTheWay],
    ['at the counter', atTheCounter],
  ])('%s, it is looked at again', (_, begin) => {
    const shop = begin()
    shop.hear('that is wrong')
    expect(asked(shop).at(-1)).toBe('that is wrong')
    expect(shop.last('mode')?.mode).toBe('scan')
  })

  it('by the name that was told, in the shopper’s own words', () => {
    const shop = lookedOnTheWay()
    shop.send({
      type: 'heard',
      heard: { text: 'this is not good day', meaning: 'isNot', verdict: 'act', question: 'walking' },
    })
    expect(asked(shop).at(-1)).toBe('this is not good day')
  })

  it('goes on with the walk afterwards', () => {
    const shop = lookedOnTheWay()
    shop.hear('the date is wrong')
    shop.said()
    shop.answer(1)
    shop.finish()
    shop.wait(15_000)
    expect(shop.said()).toContain(FIRST)
  })

  it('after a pause, of which only the product is known', () => {
    const shop = onTheWay()
    shop.send({ type: 'ready', again: true, last: 'Good Day' })
    shop.finish()
    shop.hear('that is wrong')
    expect(asked(shop).at(-1)).toBe('that is wrong')
  })

  it.each([
    ['nothing was looked at', {}],
    ['the specification’s product takes nothing back', { literal: true }],
  ])('does nothing where %s', (_, changes) => {
    const shop = onTheWay(changes)
    if ('literal' in changes) shop.send({ type: 'look', open: true })
    shop.hear('that is wrong')
    expect(asked(shop)).toEqual([])
  })
})
