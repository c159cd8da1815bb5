import { describe, expect, it } from 'vitest'
import { type Player, visitAfter } from '../../../test/fixtures/journey-player.ts'

const signs = (shop: Player) =>
  shop.effects.flatMap((effect) => (effect.kind === 'sign' ? [effect.sign] : []))
const turns = (shop: Player) => signs(shop).filter((sign) => sign === 'turn').length

describe('the shopper’s turn', () => {
  it('is told once after a question, and not while the visit goes on by itself', () => {
    const shop = visitAfter(['not required'])
    shop.said()
    shop.finish()
    shop.wait(250)
    const before = turns(shop)
    shop.hear('biscuits')
    shop.finish()
    shop.wait(249)
    expect(turns(shop)).toBe(before)
    shop.wait(1)
    expect(turns(shop)).toBe(before + 1)
    shop.wait(5000)
    expect(turns(shop)).toBe(before + 1)
  })

  it('is not told to who speaks already, on a walk, or while the camera looks', () => {
    const shop = visitAfter(['not required', 'biscuits'])
    shop.finish()
    const before = turns(shop)
    shop.wait(100)
    shop.send({ type: 'voice' })
    shop.wait(1000)
    expect(turns(shop)).toBe(before)
    shop.hear('entrance')
    shop.finish()
    shop.wait(1000)
    expect(turns(shop)).toBe(before)

    const home = visitAfter(['home'], { place: { kind: 'home' } })
    home.finish()
    home.wait(1000)
    const atHome = turns(home)
    home.send({ type: 'look', open: true })
    home.answer(1)
    home.finish()
    home.wait(1000)
    expect(turns(home)).toBe(atHome)
    home.send({ type: 'look', open: false })
    home.answer(1)
    home.finish()
    home.wait(1000)
    expect(turns(home)).toBe(atHome + 1)
  })

  it('is nothing that the specification knows', () => {
    const shop = visitAfter(['not required'], { literal: true })
    shop.finish()
    shop.wait(5000)
    expect(shop.saidEver()).toContain('aisle.ask')
    expect(turns(shop)).toBe(0)
  })
})

describe('“sounds”', () => {
  it('names and gives each, also to who turned them off, and goes on with the question', () => {
    const shop = visitAfter(['not required'])
    shop.finish()
    shop.said()
    const before = shop.effects.length
    shop.hear('sounds')
    shop.wait(60_000)
    const given = shop.effects.slice(before).flatMap((effect) => (effect.kind === 'sign' ? [effect] : []))
    const explained = given.filter(({ anyway }) => anyway).map(({ sign }) => sign)
    expect(explained).toEqual(['left', 'right', 'straight', 'arrived', 'contains', 'unsure', 'tick', 'turn'])
    expect(shop.said().slice(0, 11)).toEqual([
      'signs.first',
      ...explained.map((sign) => `signs.${sign}`),
      'signs.last',
      'aisle.ask',
    ])
  })

  it('is left by a word of the question, by stop, and by the next instruction of a walk', () => {
    const shop = visitAfter(['not required'])
    shop.hear('sounds')
    shop.wait(3000)
    shop.hear('dairy')
    shop.finish()
    expect(shop.snapshot().where).toBe('entrance')
    shop.hear('explain the sounds')
    shop.wait(3000)
    shop.said()
    shop.hear('stop')
    shop.wait(1000)
    expect(shop.said().at(-1)).toBe('entrance.ask')
  })

  it('lets steps count on', () => {
    const shop = visitAfter(['not required', 'biscuits', 'entrance', 'next'])
    shop.finish()
    shop.wait(3000)
    shop.hear('sounds')
    shop.wait(2000)
    shop.said()
    shop.step(2)
    expect(shop.last('progress')?.leg).toBe(2)
    expect(signs(shop).at(-1)).toBe('left')
  })
})

it('a sign that is being given is skipped too', () => {
  const shop = visitAfter(['not required'])
  shop.finish()
  shop.press('sounds')
  shop.finish()
  shop.finish()
  expect(shop.said().at(-1)).toBe('signs.left')
  shop.press('skip')
  expect(shop.said()).toEqual(['signs.right'])
})
