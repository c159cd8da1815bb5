import { describe, expect, it } from 'vitest'
import { atIntroduction, playJourney, visitAfter } from '../../../test/fixtures/journey-player.ts'

const STORE_BACK = 'Welcome back to Crisp, Corner Store.'
const home = { place: { kind: 'home' } } as const

describe('the beginning', () => {
  it.each([
    ['a returning shopper', {}, [STORE_BACK, 'intro.offer']],
    [
      'a first visit at home',
      { ...home, firstVisit: true },
      ['privacy', 'safety', 'welcome.home', 'place.ask'],
    ],
    ['at home', home, ['welcome.home', 'place.ask']],
    ['an unknown store', { place: { kind: 'unknown' } }, ['store.unknown', 'welcome.home', 'place.ask']],
    ['straight to the sections', { navigate: true }, ['aisle.ask']],
  ] as const)('of %s', (_, changes, said) => {
    const shop = playJourney(changes)
    shop.send({ type: 'ready', again: false })
    shop.wait(2500)
    shop.finish()
    expect(shop.said()).toEqual(said)
  })

  it('shows an unknown store as a notice too', () => {
    const shop = atIntroduction({ place: { kind: 'unknown' } })
    expect(shop.last('notice')?.text).toContain('not known')
  })

  it('says first what was refused, and begins without a network', () => {
    const shop = playJourney()
    shop.send({ type: 'motionState', state: 'denied' })
    shop.send({ type: 'microphoneDenied' })
    shop.send({ type: 'offline' })
    expect(shop.last('notice')).toMatchObject({ about: 'motion', text: 'Motion access denied.' })
    shop.wait(2500)
    shop.finish()
    expect(shop.said()).toEqual(['motion.denied', 'mic.denied', 'net.offline', STORE_BACK, 'intro.offer'])
  })

  it('names once what the last visit chose', () => {
    const first = visitAfter(['not required', 'dairy', 'not there', 'not there'])
    first.wait(14_000)
    const kept = first.last('end')?.kept ?? undefined
    expect(kept).toMatchObject({ section: 'dairy' })
    const shop = atIntroduction(kept ? { kept } : {})
    shop.hear('not required')
    expect(shop.said()).toEqual(['aisle.kept.dairy', 'aisle.ask'])
  })
})

/** Words said one after another to a returning shopper's journey, and what follows the last. */
const answers: readonly (readonly [
  place: 'store' | 'home',
  words: readonly string[],
  said: readonly string[],
])[] = [
  ['store', ['continue'], ['tour.1', 'tour.2', 'tour.3', 'tour.4', 'tour.5', 'tour.end', 'aisle.ask']],
  ['store', ['not required'], ['aisle.ask']],
  ['store', ['required'], ['aisle.ask']],
  ['store', ['skip'], ['aisle.ask']],
  ['store', ['breads'], ['aisle.confirm.breads', 'entrance.ask']],
  ['store', ['not required', 'cookies'], ['aisle.confirm.biscuits', 'entrance.ask']],
  ['store', ['not required', 'back'], ['intro.offer']],
  ['store', ['dairy', 'back'], ['aisle.ask']],
  ['store', ['dairy', 'yes'], ['nav.prepare']],
  ['store', ['dairy', 'not there'], ['entrance.no1']],
  ['store', ['dairy', 'not there', 'entrance'], ['nav.prepare']],
  ['store', ['dairy', 'not there', 'no'], ['entrance.no2']],
  ['store', ['dairy', 'not there', 'no', 'back'], ['aisle.confirm.dairy', 'entrance.ask']],
  ['store', ['dairy', 'entrance', 'back'], ['aisle.confirm.dairy', 'entrance.ask']],
  ['store', ['dairy', 'entrance', 'help'], ['nav.prepare']],
  ['home', ['store'], ['home.go.store']],
  ['home', ['store', 'back'], ['place.ask']],
  ['home', ['store', 'no I am at home'], ['place.ask']],
  ['home', ['home'], ['wait', 'scan.hello']],
  ['home', ['dairy'], ['home.sorry', 'place.ask']],
  ['home', ['home', 'cash counter'], ['home.sorry']],
  ['home', ['home', 'thank you'], ['thanks']],
  ['home', ['home', 'thank you', 'back'], ['hi']],
  ['store', ['start again'], ['restart.ask']],
  ['store', ['dairy', 'start again', 'yes'], ['intro.offer']],
  ['store', ['dairy', 'start again', 'no'], ['carry.on', 'aisle.confirm.dairy', 'entrance.ask']],
  ['store', ['stop'], ['stop.confirm']],
  ['store', ['dairy', 'stop', 'no'], ['carry.on', 'aisle.confirm.dairy', 'entrance.ask']],
  ['store', ['call staff'], ['staff.call']],
  ['store', ['not required', 'help'], ['aisle.ask.r2']],
  ['store', ['not required', 'repeat'], ['aisle.ask']],
  ['store', ['not required', 'slower'], ['aisle.ask']],
  ['store', ['not required', 'what time is it'], ['aisle.ask.r1']],
  ['store', ['not required', 'is there sugar', 'is there sugar'], ['aisle.ask.r2']],
]

describe('an answer', () => {
  it.each(answers)('%s: %j', (where, words, said) => {
    const shop = visitAfter(words.slice(0, -1), where === 'home' ? home : {})
    shop.hear(words.at(-1) ?? '')
    shop.finish()
    expect(shop.said()).toEqual(said)
  })
})

describe('a wait of the specification, from the end of speech', () => {
  it.each([
    ['the second ask about the entrance', ['dairy', 'not there'], 20_000, 'entrance.ask.r1'],
    ['the start of the walk', ['dairy', 'entrance'], 9000, 'nav.go'],
  ])('%s', (_, words, waitMs, said) => {
    const shop = visitAfter(words)
    shop.wait(waitMs - 1)
    expect(shop.said()).toEqual([])
    shop.wait(1)
    expect(shop.said()).toEqual([said])
  })

  it.each([
    ['not at the entrance', ['dairy', 'not there', 'not there'], {}, 14_000, 'notAtEntrance'],
    ['go to the store', ['store'], home, 12_500, 'goToStore'],
    ['thanks', ['home', 'thank you'], home, 9000, 'thanks'],
  ] as const)('the end of the visit: %s', (_, words, changes, waitMs, why) => {
    for (const reload of ['soft', 'literal'] as const) {
      const shop = visitAfter(words, { ...changes, reload })
      shop.wait(waitMs - 1)
      expect(shop.last('end')).toBeUndefined()
      shop.wait(1)
      expect(shop.last('end')).toMatchObject({ why, reload: reload === 'literal' })
    }
  })

  it.each(['key', 'hold'] as const)('is longer when a hand on the phone asks for more time: %s', (type) => {
    const shop = visitAfter(['store'], home)
    shop.wait(12_000)
    shop.send({ type })
    shop.wait(12_499)
    expect(shop.last('end')).toBeUndefined()
    shop.wait(1)
    expect(shop.last('end')).toBeDefined()
  })
})

describe('asking again', () => {
  it('is shorter, then another way in, then quiet', () => {
    const shop = visitAfter(['not required'])
    shop.wait(7999)
    expect(shop.said()).toEqual([])
    shop.wait(1)
    expect(shop.said()).toEqual(['aisle.ask.r1'])
    shop.wait(9000)
    expect(shop.said()).toEqual(['aisle.ask.r2'])
    shop.wait(50_000)
    expect(shop.said()).toEqual([])
  })

  it('waits for whoever is about to speak', () => {
    const shop = visitAfter(['not required'])
    shop.wait(7000)
    shop.send({ type: 'voice' })
    shop.wait(7000)
    expect(shop.said()).toEqual([])
    shop.wait(1000)
    expect(shop.said()).toEqual(['aisle.ask.r1'])
  })
})

describe('no path at all', () => {
  it('still leaves the product check', () => {
    const bare = { place: { kind: 'store', store: { id: '8', name: 'Bare', paths: {} } } } as const
    const shop = visitAfter(['dairy', 'entrance'], bare)
    expect(shop.last('mode')?.mode).toBe('scan')
    expect(shop.last('log')).toMatchObject({ level: 'warn', line: 'Path not found' })
    shop.hear('cash counter')
    expect(shop.said()).toEqual(['nav.nopath'])
  })
})

describe('the tour', () => {
  it.each(['said', 'pressed'])('ends as a whole at a "stop" that is %s over it', (how) => {
    const shop = visitAfter([])
    shop.hear('continue')
    shop.wait(500)
    expect(shop.said()).toEqual(['tour.1'])
    if (how === 'said') shop.hear('stop')
    else shop.press('stop')
    expect(shop.said()).toEqual(['aisle.ask'])
  })

  it('is skipped part by part, and left by a section', () => {
    const shop = visitAfter([])
    shop.hear('continue')
    shop.send({ type: 'tapped' })
    expect(shop.said()).toEqual(['tour.1', 'tour.2'])
    // No part of it is the shopper's turn.
    expect(shop.last('sign')).toBeUndefined()
    shop.hear('skip')
    expect(shop.said()).toEqual(['tour.3'])
    shop.hear('dairy')
    expect(shop.said()).toEqual(['aisle.confirm.dairy', 'entrance.ask'])
  })
})
