import { describe, expect, it } from 'vitest'
import type { Player } from '../../../test/fixtures/journey-player.ts'
import {
  atTheShelf,
  FIRST,
  MIDDLE,
  onTheWay,
  SECOND,
  scanningOnTheWay,
  THEN_COUNTER,
} from '../../../test/fixtures/visit-places.ts'

const BACK = 'Move forward 2 steps.'

describe('asked on a walk', () => {
  it('counts the steps that are made meanwhile', () => {
    const shop = onTheWay()
    shop.hearAs('counter', 'confirm')
    shop.finish()
    shop.step(1)
    shop.hearAs('no')
    expect(shop.said().slice(-2)).toEqual(MIDDLE)
  })

  it('is ended by the next instruction', () => {
    const shop = onTheWay()
    shop.hearAs('counter', 'confirm')
    shop.said()
    shop.step(2)
    expect(shop.said()).toEqual([SECOND])
    shop.finish()
    shop.wait(9000)
    expect(shop.said()).toEqual([])
    expect(shop.snapshot().walk).toMatchObject({ leg: 1, counted: 0 })
  })
})

describe('asked in a scan on a walk', () => {
  function scanning() {
    const shop = scanningOnTheWay()
    shop.hearAs('counter', 'confirm')
    shop.finish()
    return shop
  }

  it('goes on with the same scan after a no, and then with the walk', () => {
    const shop = scanning()
    shop.hearAs('no')
    expect(shop.said().at(-1)).toBe('carry.on')
    expect(shop.effects.filter(({ kind }) => kind === 'ask')).toHaveLength(1)
    shop.finish()
    shop.wait(15_000)
    expect(shop.said()).toContain(FIRST)
  })

  it('leaves scan and walk after a yes', () => {
    const shop = scanning()
    shop.hearAs('yes')
    expect(shop.said().at(-1)).toBe(THEN_COUNTER)
    shop.finish()
    expect(shop.said()).toEqual([FIRST])
  })
})

describe('asked while products are checked', () => {
  it('leaves everything else to the engine, which is told what is ours', () => {
    const shop = atTheShelf()
    shop.hearAs('counter', 'confirm')
    expect(shop.last('listenFor')?.listenFor).toBe('checking')
    expect(shop.own()).toEqual(
      expect.arrayContaining(['yes', 'no', 'back', 'counter', 'thanks', 'callStaff']),
    )
    shop.finish()
    shop.said()
    shop.hearAs('contains nuts')
    expect(shop.own()).not.toContain('yes')
    shop.press('ingredients')
    expect([shop.said(), shop.last('ask')?.words]).toEqual([[], 'ingredients'])
    expect(shop.effects.filter(({ kind }) => kind === 'mode')).toHaveLength(1)
  })

  it.each([
    ['a look is under way', (shop: Player) => shop.send({ type: 'look', open: true }), 'product.leave'],
    ['a product was named', scanned, 'product.leave'],
    [
      'its date was declined',
      (shop: Player) => {
        scanned(shop)
        shop.hear('no')
      },
      'counter.confirm',
    ],
    [
      'its date was read',
      (shop: Player) => {
        scanned(shop)
        shop.hear('yes')
        scanned(shop)
      },
      'counter.confirm',
    ],
    ['nothing was looked at', () => {}, 'counter.confirm'],
  ] as const)('"cash counter" when %s', (_, before, said) => {
    const shop = atTheShelf()
    before(shop)
    shop.hear('cash counter')
    expect(shop.said()[0]).toBe(said)
  })

  function scanned(shop: Player) {
    shop.send({ type: 'look', open: true })
    shop.send({ type: 'look', open: false })
  }

  it('is agreed to once: leaving the product leads to the counter', () => {
    const shop = atTheShelf()
    scanned(shop)
    shop.hear('cash counter')
    shop.finish()
    shop.hear('yes')
    expect(shop.said()).toEqual(['product.leave', 'counter.confirm', 'wait'])
    shop.finish()
    shop.wait(3000)
    shop.finish()
    shop.hear('yes')
    shop.finish()
    expect(shop.said()).toEqual(['standing.ask', 'nav.return', 'nav.go', BACK])
  })

  it('"thank you" ends the visit after a yes, and at home at once', () => {
    const shop = atTheShelf()
    shop.hear('thank you')
    shop.finish()
    shop.hear('yes')
    expect(shop.said()).toEqual(['thanks.ask', 'thanks'])
    shop.finish()
    shop.wait(9000)
    expect(shop.last('end')?.why).toBe('thanks')
  })
})
