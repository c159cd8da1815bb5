import { describe, expect, it } from 'vitest'
import {
  atIntroduction,
  journeyStore,
  type Player,
  visitAfter,
} from '../../../test/fixtures/journey-player.ts'
import {
  atTheShelf,
  FIRST,
  onTheWay,
  scanningOnTheWay,
  THEN_COUNTER,
} from '../../../test/fixtures/visit-places.ts'

/** At the counter, asked for more. */
function atTheCounter(): Player {
  const shop = atTheShelf()
  for (const words of ['cash counter', 'yes', 'yes', 'next']) shop.press(words)
  shop.finish()
  shop.press('i am here')
  shop.finish()
  shop.wait(3000)
  shop.finish()
  shop.said()
  return shop
}
const literal = { literal: true, reload: 'literal', steps: 'specification' } as const

describe('"cash counter"', () => {
  it.each<[string, () => Player, readonly string[]]>([
    ['the introduction', () => atIntroduction(), ['counter.far']],
    ['the section choice', () => visitAfter(['not required']), ['counter.far']],
    ['the entrance', () => visitAfter(['biscuits']), ['counter.far']],
    ['a scan on a walk', scanningOnTheWay, [THEN_COUNTER]],
    ['a walk', () => onTheWay(), [THEN_COUNTER]],
    ['the product check', () => atTheShelf(), ['counter.confirm', 'wait']],
    ['the counter', atTheCounter, ['nav.end.counter']],
    ['to the letter, the entrance', () => visitAfter(['biscuits'], literal), ['counter.confirm', 'wait']],
    [
      'the section choice of who stands at a shelf',
      () => {
        const shop = atTheShelf()
        shop.hear('another section')
        shop.finish()
        shop.said()
        return shop
      },
      ['counter.confirm', 'wait'],
    ],
  ])('at %s', (_, there, said) => {
    const shop = there()
    shop.hearAs('counter')
    expect(shop.said()).toEqual(said)
  })

  it('goes on asking where no way begins', () => {
    const shop = visitAfter(['biscuits'])
    shop.hearAs('counter')
    shop.finish()
    shop.said()
    shop.wait(8000)
    expect(shop.said()).toEqual(['entrance.ask.r1'])
    expect(shop.snapshot().section).toBe('biscuits and snacks')
  })

  it('takes a way from the entrance where somebody authored one, and turns from no shelf', () => {
    const counter = { 'cash counter': [{ action: 'go straight', distance: '5' }] }
    const paths = { entrance: { ...journeyStore.paths.Entrance, ...counter } }
    const shop = visitAfter(['not required'], { place: { kind: 'store', store: { ...journeyStore, paths } } })
    shop.hearAs('counter')
    shop.finish()
    shop.wait(3000)
    shop.finish()
    expect(shop.said()).toEqual(['counter.confirm', 'wait', 'nav.go', 'Move forward 5 steps.'])
  })
})

describe('"cash counter" in a store with a way to it from the entrance', () => {
  const counter = { 'cash counter': [{ action: 'go straight', distance: '9' }] }
  const { Entrance, ...others } = journeyStore.paths
  const paths = { ...others, entrance: { ...Entrance, ...counter } }
  const changes = { place: { kind: 'store', store: { ...journeyStore, paths } } } as const

  const hears = (shop: Player, words: readonly string[]) => {
    for (const word of words) {
      shop.hearAs(word)
      shop.finish()
    }
  }

  it.each<[string, () => Player, readonly string[]]>([
    ['a walk that was left half-way', () => onTheWay(changes), ['changeSection', 'yes']],
    ['a walk that was left for the visit’s beginning', () => onTheWay(changes), ['startAgain', 'yes']],
    ['an entrance where the shopper is not', () => visitAfter(['biscuits'], changes), ['notThere']],
    [
      'a shelf that the shopper is not at',
      () => atTheShelf(changes),
      ['counter', 'yes', 'no', 'changeSection', 'yes'],
    ],
  ])('takes it from nowhere else: %s', (_, there, words) => {
    const shop = there()
    shop.step(1)
    hears(shop, words)
    shop.said()
    shop.hearAs('counter')
    expect(shop.said()).toEqual(['counter.far'])
    const later = atIntroduction({ ...changes, resume: shop.snapshot() })
    later.hearAs('counter')
    expect(later.said()).toEqual(['counter.far'])
  })

  it('takes it again from who says that they are at the entrance', () => {
    const shop = onTheWay(changes)
    hears(shop, ['changeSection', 'yes', 'dairy', 'entrance'])
    shop.said()
    shop.hearAs('counter')
    expect(shop.said()).toEqual(['counter.confirm', 'wait'])
  })

  it('keeps the section of a walk that is gone on with after a no', () => {
    const shop = visitAfter(['dairy', 'entrance'], changes)
    shop.hear('cash counter')
    expect(shop.said()).toEqual(['counter.confirm', 'wait'])
    expect(shop.snapshot().section).toBe('dairy')
    shop.hearAs('no')
    shop.hearAs('next')
    shop.finish()
    shop.press('i am here')
    expect(shop.said()).toContain('You have arrived at dairy. If it is not here, say lost.')
    expect(shop.snapshot().section).toBe('dairy')
  })
})

it('asks once more whoever is not at the entrance any more', () => {
  const shop = visitAfter(['biscuits', 'not there', 'entrance', 'back'])
  shop.hear('not there')
  shop.finish()
  expect(shop.said()).toContain('entrance.no1')
  expect(shop.snapshot().notThere).toBe(1)
})

it('asks about the section that was chosen, after a no to the cash counter', () => {
  const shop = atTheShelf()
  for (const word of ['dairy', 'counter']) {
    shop.hearAs(word)
    shop.finish()
  }
  shop.said()
  shop.hearAs('no')
  expect(shop.said()).toEqual(['aisle.confirm.dairy', 'entrance.ask'])
})

it('leads to the counter from the shelf where a pause found the section choice', () => {
  const shop = atTheShelf()
  shop.hearAs('changeSection')
  const later = atIntroduction({ resume: shop.snapshot() })
  later.hearAs('counter')
  expect(later.said()).toEqual(['counter.confirm', 'wait'])
})

describe('another section', () => {
  it.each<[string, () => Player, readonly string[]]>([
    ['the introduction', () => atIntroduction(), ['aisle.ask']],
    ['the section choice', () => visitAfter(['not required']), ['aisle.ask']],
    ['the entrance', () => visitAfter(['biscuits']), ['aisle.ask']],
    ['before a walk', () => visitAfter(['biscuits', 'entrance']), ['walk.leave']],
    ['a walk', () => onTheWay(), ['walk.leave']],
    ['a scan on a walk', scanningOnTheWay, ['walk.leave']],
    ['the product check', () => atTheShelf(), ['aisle.ask']],
    ['the counter', atTheCounter, ['aisle.ask']],
    ['home', () => visitAfter(['home'], { place: { kind: 'home' } }), []],
  ])('at %s', (_, there, said) => {
    const shop = there()
    shop.hearAs('changeSection')
    expect(shop.said()).toEqual(said)
  })

  it('leaves a walk after a yes, and begins at the entrance', () => {
    const shop = onTheWay()
    for (const word of ['changeSection', 'yes', 'dairy']) {
      shop.hearAs(word)
      shop.finish()
    }
    expect(shop.said()).toEqual(['walk.leave', 'aisle.ask', 'aisle.confirm.dairy', 'entrance.ask'])
    expect(shop.last('path')?.path).toBeNull()
    expect(shop.snapshot()).toMatchObject({ where: 'entrance', walk: null })
  })

  it.each([
    ['no', ['walk.leave', 'carry.on', FIRST]],
    ['yes', ['walk.leave', 'aisle.confirm.dairy', 'entrance.ask']],
  ])('named on a walk: %s', (answer, said) => {
    const shop = onTheWay()
    shop.hearAs('dairy')
    shop.finish()
    shop.hearAs(answer)
    expect(shop.said()).toEqual(said)
  })

  it('is no other one where the walk leads there', () => {
    const shop = onTheWay()
    shop.hearAs('biscuits')
    expect(shop.said()[0]).toContain('You are on the way to biscuits and snacks')
  })

  it('said at the shelf begins at the entrance, and "back" leads to the shelf again', () => {
    const shop = atTheShelf()
    shop.hearAs('dairy')
    shop.finish()
    expect(shop.said()).toEqual(['section.far', 'aisle.confirm.dairy', 'entrance.ask'])
    for (const word of ['back', 'back']) {
      shop.hearAs(word)
      shop.finish()
    }
    expect(shop.said()).toEqual(['aisle.ask', 'hi'])
    expect(shop.snapshot()).toMatchObject({ where: 'checking', section: 'biscuits and snacks' })
  })

  it('where the shopper stands is said to be here', () => {
    const shop = atTheShelf()
    shop.hearAs('biscuits')
    expect(shop.said()).toEqual(['You are at biscuits and snacks now.', 'hi'])
  })
})

describe('a path from one section to another', () => {
  const across = { dairy: [{ action: 'start', distance: '6' }] }
  const paths = {
    ...journeyStore.paths,
    'biscuits and snacks': { ...journeyStore.paths['biscuits and snacks'], ...across },
  }
  const place = { kind: 'store', store: { ...journeyStore, paths } } as const

  it('is walked from the shelf, also after a pause', () => {
    const shop = atTheShelf({ place })
    shop.hearAs('dairy')
    shop.finish()
    expect(shop.said()).toEqual(['standing.ask'])
    shop.hearAs('yes')
    shop.finish()
    expect(shop.said()).toEqual(['nav.cross', 'nav.go', 'Move forward 6 steps.'])
    shop.step(2)
    const resume = shop.snapshot()
    expect(resume).toMatchObject({ where: 'onward', section: 'dairy', source: 'biscuits and snacks' })

    const later = atIntroduction({ place, resume })
    later.press('yes')
    later.finish()
    later.said()
    later.hear('repeat')
    expect(later.said()).toEqual(['Four more steps, then stop.', 'This part has 6 steps.'])
    later.finish()
    later.press('i am here')
    later.finish()
    later.wait(4000)
    expect(later.snapshot()).toMatchObject({ where: 'checking', section: 'dairy' })
    expect(later.snapshot().source).toBeUndefined()
  })

  it.each([
    ['asked about', ['dairy']],
    ['begun', ['dairy', 'yes']],
  ])('given up when it was %s, leaves the way to the counter where it was', (_, words) => {
    const shop = atTheShelf({ place })
    for (const word of [...words, 'back', 'back', 'counter', 'yes', 'yes']) shop.hearAs(word)
    expect(shop.last('path')?.path).toMatchObject({
      source: 'biscuits and snacks',
      destination: 'cash counter',
    })
    expect(shop.said()).toContain('nav.return')
  })

  it.each([
    ['there is none', true, 'counter.far', 'no answer'],
    ['it is not wanted', false, 'wait', 'no'],
  ])('begins at the shelf though the counter was asked for, where %s', (_, isNone, told, answer) => {
    const none = { ...paths, 'biscuits and snacks': across }
    const shop = atTheShelf(
      isNone ? { place: { kind: 'store', store: { ...journeyStore, paths: none } } } : { place },
    )
    for (const word of ['dairy', 'counter']) {
      shop.hearAs(word)
      if (word === 'dairy') shop.finish()
    }
    expect(shop.said()).toContain(told)
    shop.hearAs(answer)
    shop.finish()
    shop.hearAs('yes')
    shop.finish()
    expect(shop.last('path')?.path).toMatchObject({ source: 'biscuits and snacks', destination: 'dairy' })
    expect(shop.said().slice(-3)).toEqual(['nav.cross', 'nav.go', 'Move forward 6 steps.'])
  })

  it('is still its own path when it is opened again at its end and then paused', () => {
    const shop = atTheShelf({ place })
    for (const word of ['dairy', 'yes']) {
      shop.hearAs(word)
      shop.finish()
    }
    shop.step(6)
    shop.finish()
    shop.wait(4000)
    shop.finish()
    shop.hearAs('lost')
    const resume = shop.snapshot()
    expect(resume).toMatchObject({ where: 'onward', section: 'dairy', source: 'biscuits and snacks' })
    const later = atIntroduction({ place, resume, awayMs: 0 })
    expect(later.last('path')?.path).toMatchObject({ source: 'biscuits and snacks', destination: 'dairy' })
  })
})

describe('louder and quieter', () => {
  it.each([
    ['louder', 1, 'volume.most'],
    ['quieter', -1, 'volume.least'],
  ] as const)('%s: says again what is asked, and at the end of what it can, so', (word, by, end) => {
    const shop = visitAfter(['not required'])
    shop.hearAs(word)
    expect(shop.last('volume')).toEqual({ kind: 'volume', by })
    shop.send({ type: 'volumeEnd', by })
    expect(shop.said()).toEqual(['aisle.ask', end])
  })

  it('while products are checked the engine says it again', () => {
    const shop = visitAfter(['home'], { place: { kind: 'home' } })
    shop.press('louder')
    expect([shop.last('volume')?.by, shop.last('ask')?.words]).toEqual([1, 'louder'])
  })
})

describe('hold to talk only', () => {
  it.each([
    ['hold to talk only', true, 'hold.only'],
    ['please listen only when i hold', true, 'hold.only'],
    ['listen always', false, 'listen.always'],
    ['turn off hold to talk', false, 'listen.always'],
  ])('by "%s": %s', (words, on, line) => {
    for (const shop of [
      visitAfter(['not required']),
      onTheWay(),
      visitAfter(['home'], { place: { kind: 'home' } }),
    ]) {
      shop.hear(words)
      expect([shop.last('holdOnly')?.on, shop.said()]).toEqual([on, [line]])
    }
  })

  it('is asked about where it may not have been said', () => {
    const shop = visitAfter(['not required'])
    shop.hear('he does not listen only when i hold the phone for him')
    expect(shop.last('holdOnly')).toBeUndefined()
  })
})

describe('what is in the list', () => {
  it.each(['stock', 'available', 'price', 'offers'])('is answered by the engine: %s', (meaning) => {
    for (const there of [() => visitAfter(['not required']), () => onTheWay()]) {
      const shop = there()
      shop.hearAs(meaning)
      expect(shop.said()).toEqual([])
    }
  })

  it('is asked by hand in a scan of its own', () => {
    const shop = visitAfter(['not required'])
    shop.press('what do you have here')
    expect(shop.last('ask')?.words).toBe('what do you have here')
    shop.answer(1)
    shop.finish()
    shop.wait(4000)
    expect(shop.said().at(-1)).toBe('aisle.ask')
  })

  it('is about the section that was chosen', () => {
    const shop = visitAfter(['dairy'])
    expect(shop.last('listenFor')?.question.section).toBe('dairy')
  })
})
