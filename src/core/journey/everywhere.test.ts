import { describe, expect, it } from 'vitest'
import { type Player, visitAfter } from '../../../test/fixtures/journey-player.ts'
import { atTheShelf, onTheWay } from '../../../test/fixtures/visit-places.ts'

const hears = (shop: Player, words: readonly string[]) => {
  for (const word of words) {
    shop.hear(word)
    shop.finish()
  }
  shop.said()
  return shop
}

describe('"I am lost"', () => {
  it.each([
    ['it is to stop', 'stop'],
    ['it is to begin again', 'start again'],
  ])('on a walk is the walk’s though %s', (_, words) => {
    const shop = hears(onTheWay(), [words])
    shop.hear('I am lost')
    shop.finish()
    expect(shop.said().at(-1)).toBe('nav.lost')
    shop.wait(10_000)
    expect(shop.last('pause')).toBeUndefined()
    expect(shop.snapshot().where).toBe('onward')
  })

  it.each<[string, Player, readonly string[]]>([
    ['a visit that is to stop', visitAfter(['not required']), ['stop']],
    ['one that is to begin again', visitAfter(['not required']), ['start again']],
    ['its last words', atTheShelf(), ['thank you', 'yes']],
  ])('where no walk leads is answered with staff: %s', (_, shop, words) => {
    hears(shop, words).hear('I am lost')
    expect(shop.said()).toContain('resume.staff')
    shop.finish()
    shop.wait(6000)
    expect(shop.last('pause')).toBeUndefined()
  })

  it('undoes the way to the counter, and opens the walk that led here', () => {
    const shop = atTheShelf()
    shop.hear('cash counter')
    shop.finish()
    shop.hear('I am lost')
    shop.finish()
    expect(shop.said().at(-1)).toBe('nav.lost')
    expect(shop.snapshot()).toMatchObject({ where: 'onward', walk: { arrived: true } })
  })
})

describe('"where am I"', () => {
  it.each<[string, Player, readonly string[]]>([
    ['the section choice', visitAfter(['not required']), ['aisle.ask']],
    ['the entrance', visitAfter(['biscuits']), ['aisle.confirm.biscuits', 'entrance.ask']],
    ['store or home', visitAfter([], { place: { kind: 'home' } }), ['place.ask']],
    [
      'the section choice at a shelf',
      hears(atTheShelf(), ['another section']),
      ['You are at biscuits and snacks now.', 'aisle.ask'],
    ],
    [
      'the section choice nobody knows where',
      hears(onTheWay(), ['another section', 'yes']),
      ['resume.staff', 'aisle.ask'],
    ],
    ['the product check', atTheShelf(), ['You are at biscuits and snacks now.', 'hi']],
  ])('is answered with the place, if it is known, and what is asked: %s', (_, shop, said) => {
    shop.hear('where am i')
    expect(shop.said()).toEqual(said)
  })

  it('is answered at the cash counter', () => {
    const shop = atTheShelf()
    for (const words of ['cash counter', 'yes', 'yes', 'next']) shop.press(words)
    shop.finish()
    shop.press('i am here')
    shop.finish()
    shop.wait(3000)
    shop.finish()
    shop.said()
    shop.hear('where am i')
    expect(shop.said()).toEqual(['nav.end.counter', 'more.ask'])
  })
})
