import { describe, expect, it } from 'vitest'
import { type Player, playJourney, visitAfter } from '../../../test/fixtures/journey-player.ts'
import { atTheShelf, onTheWay } from '../../../test/fixtures/visit-places.ts'
import { JOURNEY_WAIT } from '../constants.ts'
import type { CallNews } from '../contract/staff-call.ts'
import { placeOfCall } from '../texts/staff-calls.ts'
import type { JourneyOptions } from './journey.ts'
import type { Snapshot } from './snapshot.ts'
import { ANSWERED_WITHIN_MS } from './staff-call.ts'

const home = { place: { kind: 'home' } } as const

const calls = ({ effects }: Player) =>
  effects.flatMap(({ kind, ...rest }) => (kind === 'staffCall' ? [rest] : []))
const news = (shop: Player, state: CallNews['state'], more: Partial<CallNews> = {}) => {
  shop.send({ type: 'staffCall', news: { id: 'c1', state, ...more } })
  shop.finish()
}

/** What was said of the call since the last look: the question that is open is asked again meanwhile. */
const ofCall = (shop: Player) => shop.said().filter((id) => /^(staff|It is)/.test(id))

/** At the choice of a section, staff called, and all of it said. */
function called(): Player {
  const shop = visitAfter(['not required'])
  shop.hearAs('callStaff')
  shop.finish()
  shop.said()
  return shop
}

const AT_BISCUITS = 'At the shelf of biscuits and snacks'
const LAST_AT_SHELF = 'Last known place: at the shelf of biscuits and snacks'
const PART_2 = 'from the entrance to biscuits and snacks, part 2'
const UNKNOWN = 'Somewhere in the store, biscuits and snacks was asked for last'

const onWalk: Snapshot = {
  ...{ version: 1, storeId: '7', where: 'onward', section: 'biscuits and snacks', notThere: 0 },
  walk: { leg: 1, counted: 2, arrived: false, walked: 4 },
  told: true,
}
const goingBack: Snapshot = {
  ...onWalk,
  where: 'return',
  walk: { ...onWalk.walk, leg: 0 } as Snapshot['walk'],
}

/** A visit that was broken off, at its first question. */
function broken(changes: Partial<JourneyOptions>, { isConnected = true } = {}): Player {
  const shop = playJourney(changes)
  if (isConnected) shop.send({ type: 'ready', again: false })
  shop.wait(2500)
  shop.finish()
  return shop
}

describe('a pause', () => {
  const helped: readonly (readonly [string, () => Player])[] = [
    ['waits for staff', called],
    ['was told to stand still', inDanger],
  ]
  function inDanger() {
    const shop = onTheWay()
    shop.hearAs('danger')
    shop.finish()
    shop.said()
    return shop
  }

  it.each(helped)('that may be said to who comes is asked back of whoever %s', (_, there) => {
    for (const words of ['one minute', 'wait']) {
      const shop = there()
      shop.hear(words)
      expect(shop.said()).toEqual(['Did you say pause? Yes or no.'])
      shop.finish()
      shop.wait(30_000)
      expect(shop.last('pause')).toBeUndefined()
      expect(shop.effects).not.toContainEqual(expect.objectContaining({ kind: 'staffCall', on: false }))
      shop.hear(words)
      shop.finish()
      shop.hear('yes')
      expect(shop.last('pause')).toBeDefined()
    }
  })

  it.each(helped)('by hand is one at once for whoever %s', (_, there) => {
    const shop = there()
    shop.press('pause')
    expect(shop.last('pause')).toBeDefined()
  })

  it.each(helped)('said by its own word is one at once for whoever %s', (_, there) => {
    const shop = there()
    shop.hear('pause')
    expect(shop.last('pause')).toBeDefined()
  })

  it('in words is one at once for whoever has called nobody, or needs nobody any more', () => {
    const shop = visitAfter(['not required'])
    shop.hear('one minute')
    expect(shop.last('pause')).toBeDefined()
    const settled = called()
    settled.hearAs('callOff')
    settled.finish()
    settled.hear('one minute')
    expect(settled.last('pause')).toBeDefined()
  })
})

describe('a call to staff', () => {
  it('tells where the shopper is, and no word of theirs', () => {
    const shop = onTheWay()
    shop.hear('call staff my name is Asha')
    expect(calls(shop)).toEqual([
      { on: true, where: 'onward', section: expect.any(String), part: 1, again: false },
    ])
  })

  it.each<[string, Player, readonly string[], string]>([
    ['before a section is chosen', visitAfter([]), [], 'Near the entrance, no section chosen yet'],
    ['before the walk', visitAfter(['dairy']), [], 'Before the walk to dairy, near the entrance'],
    ['at the shelf', atTheShelf(), [], AT_BISCUITS],
    ['at the shelf, asked where to go', atTheShelf(), ['changeSection'], AT_BISCUITS],
    ['at the shelf, with no way from there', atTheShelf(), ['dairy', 'notThere'], AT_BISCUITS],
    ['at the shelf, asked whether it is there', atTheShelf(), ['counter', 'yes'], AT_BISCUITS],
    ['who is not at the shelf', atTheShelf(), ['counter', 'yes', 'no'], UNKNOWN],
    ['and looks at products', atTheShelf(), ['counter', 'yes', 'no', 'back'], UNKNOWN],
    ['who is not at the entrance', visitAfter(['biscuits']), ['notThere'], UNKNOWN],
    ['who has left a walk', onTheWay(), ['changeSection', 'yes'], UNKNOWN],
    ['who begins again on a walk', onTheWay(), ['startAgain', 'yes'], 'Somewhere in the store'],
    ['asked to carry on', broken({ found: onWalk }), [], `Last known place: on the way ${PART_2}`],
    [
      'asked so once more',
      broken({ found: { ...onWalk, where: 'checking', walk: null } }),
      [],
      LAST_AT_SHELF,
    ],
    ['who carries on', broken({ found: onWalk }), ['yes', 'yes'], `On the way ${PART_2}`],
    ['who is elsewhere after a pause', broken({ resume: goingBack }), ['no'], UNKNOWN],
  ])('tells where that is, as far as the visit knows: %s', (_, shop, words, place) => {
    for (const word of [...words, 'callStaff']) {
      shop.hearAs(word)
      shop.finish()
    }
    const sent = shop.last('staffCall')
    expect(sent?.on && placeOfCall(sent)).toBe(place)
  })

  it.each([
    ['told', ['staff.told']],
    ['alone', ['staff.alone']],
    ['unreached', ['staff.unreached']],
    ['coming', ['staff.coming']],
    ['over', ['staff.over']],
  ] as const)('says how it stands: %s', (state, said) => {
    const shop = called()
    news(shop, state)
    news(shop, state)
    expect(ofCall(shop)).toEqual(said)
    expect(shop.last('hushAlarm')).toBeDefined()
  })

  it('says who comes, and waits with everything meanwhile', () => {
    const shop = called()
    news(shop, 'told')
    news(shop, 'coming', { name: 'Asha' })
    expect(ofCall(shop)).toEqual(['staff.told', 'staff.coming', 'It is Asha.'])
    shop.send({ type: 'alarmStopped' })
    for (let minute = 0; minute < 4; minute += 1) {
      shop.wait(ANSWERED_WITHIN_MS)
      shop.finish()
      expect(ofCall(shop)).toEqual(['staff.waiting'])
    }
    shop.wait(ANSWERED_WITHIN_MS)
    expect(shop.said()).toContain('idle.store')
  })

  it('that nobody answers is said after a minute, and can be made again', () => {
    const shop = called()
    news(shop, 'told')
    shop.said()
    shop.wait(ANSWERED_WITHIN_MS - 5000)
    expect(ofCall(shop)).toEqual([])
    shop.wait(5000)
    shop.finish()
    expect(ofCall(shop)).toEqual(['staff.nobody'])
    shop.hearAs('callStaff')
    expect(calls(shop).at(-1)).toMatchObject({ on: true, id: 'c1', again: false })
    shop.finish()
    news(shop, 'told')
    shop.wait(ANSWERED_WITHIN_MS)
    expect(ofCall(shop)).toEqual(['staff.call', 'staff.told', 'staff.nobody'])
  })

  it('is taken back by who needs nobody', () => {
    const shop = called()
    news(shop, 'told')
    shop.hear('no staff needed')
    expect(calls(shop).at(-1)).toEqual({ on: false, id: 'c1' })
    shop.finish()
    expect(ofCall(shop)).toContain('staff.off')
    shop.wait(ANSWERED_WITHIN_MS)
    expect(shop.said()).not.toContain('staff.nobody')
    shop.hearAs('callOff')
    expect(ofCall(shop)).toContain('staff.none')
    expect(calls(shop)).toHaveLength(2)
  })

  it('taken back without a connection is over for staff once there is one, and is told so', () => {
    const shop = called()
    news(shop, 'told')
    shop.send({ type: 'lost' })
    shop.finish()
    shop.said()
    shop.hearAs('callOff')
    shop.finish()
    expect(ofCall(shop)).toEqual(['staff.offLater'])
    const sent = calls(shop).length
    shop.send({ type: 'ready', again: true })
    expect(calls(shop).slice(sent)).toEqual([{ on: false, id: 'c1' }])
    shop.send({ type: 'ready', again: true })
    expect(calls(shop)).toHaveLength(sent + 1)
  })

  it('is not said to have been told to staff who cannot have seen it, or may see it still', () => {
    const then = (shop: Player, ...words: readonly string[]) => {
      for (const word of words) {
        if (word === 'lost') shop.send({ type: word })
        else shop.hearAs(word)
        shop.finish()
      }
      return shop
    }
    const named = () => {
      const shop = called()
      news(shop, 'told')
      return shop
    }
    const unreached = (shop: Player) => {
      news(shop, 'unreached', { id: undefined })
      return shop
    }
    const unnamed = () => then(called(), 'lost')
    const again = () => then(named(), 'lost', 'callOff', 'callStaff')
    const alone = () => then(onTheWay(), 'lost', 'callStaff')
    const inPlaceOf = (shop: Player) =>
      broken({ resume: shop.snapshot(), awayMs: 0, call: shop.handOver() }, { isConnected: false })
    for (const [shop, said] of [
      [alone(), 'staff.offUnseen'],
      [unreached(called()), 'staff.offUnseen'],
      [then(named(), 'callOff', 'lost', 'callStaff'), 'staff.offUnseen'],
      [unreached(then(named(), 'callOff', 'callStaff')), 'staff.offUnseen'],
      [inPlaceOf(alone()), 'staff.offUnseen'],
      [unnamed(), 'staff.offUnsure'],
      [inPlaceOf(unnamed()), 'staff.offUnsure'],
      [again(), 'staff.offLater'],
      [inPlaceOf(again()), 'staff.offLater'],
      [called(), 'staff.off'],
      [unreached(named()), 'staff.off'],
    ] as const) {
      shop.finish()
      shop.said()
      shop.hearAs('callOff')
      shop.finish()
      expect(ofCall(shop)).toEqual([said])
    }
  })

  it('taken back just as the page moves to another line is over for staff on that one', () => {
    const shop = called()
    news(shop, 'told')
    shop.hearAs('callOff')
    const sent = calls(shop).length
    shop.send({ type: 'ready', again: true, moved: true })
    expect(calls(shop).slice(sent)).toEqual([{ on: false, id: 'c1' }])
  })

  it('taken back without a connection is over for staff in the visit that is opened in its place too', () => {
    for (const again of [false, true]) {
      const shop = called()
      news(shop, 'told')
      shop.send({ type: 'lost' })
      for (const word of again ? ['callOff', 'callStaff'] : ['callOff']) {
        shop.hearAs(word)
        shop.finish()
      }
      const later = broken({ resume: shop.snapshot(), awayMs: 0, call: shop.handOver() })
      expect(later.last('alarm') !== undefined).toBe(again)
      expect(calls(later)).toEqual([
        { on: false, id: 'c1' },
        ...(again ? [{ on: true, where: 'section', again: false }] : []),
      ])
      later.hearAs('callOff')
      later.finish()
      expect(ofCall(later)).toContain(again ? 'staff.off' : 'staff.none')
    }
  })

  it('made again before there is a connection is another one, behind the one that is over', () => {
    const shop = called()
    news(shop, 'told')
    shop.send({ type: 'lost' })
    for (const word of ['callOff', 'callStaff']) {
      shop.hearAs(word)
      shop.finish()
    }
    const sent = calls(shop).length
    shop.send({ type: 'ready', again: true })
    expect(calls(shop).slice(sent)).toEqual([
      { on: false, id: 'c1' },
      { on: true, where: 'section', again: false },
    ])
  })

  it('is still open where only its sound is stopped, by a word', () => {
    for (const stop of [
      (shop: Player) => shop.hear('stop'),
      (shop: Player) => shop.hear('stop that noise'),
    ]) {
      const shop = called()
      news(shop, 'told')
      shop.finish()
      stop(shop)
      expect(shop.last('alarmOff')).toBeDefined()
      expect(calls(shop).at(-1)).toMatchObject({ on: true })
      shop.finish()
      expect(shop.said()).not.toContain('stop.confirm')
      // The next is the visit's.
      shop.hear('stop')
      shop.finish()
      expect(shop.said()).toContain('stop.confirm')
    }
  })

  it('leaves the Stop button to the visit: the sound has a button of its own', () => {
    const shop = called()
    shop.finish()
    shop.wait(JOURNEY_WAIT.lateStopMs)
    shop.press('stop')
    expect(shop.last('alarmOff')).toBeUndefined()
    expect(shop.effects.at(-1)?.kind).toBe('pause')
  })

  it.each(['no staff needed', 'over'])('ends its sound with itself: %s', (how) => {
    const shop = called()
    news(shop, 'told')
    shop.finish()
    if (how === 'over') news(shop, 'over')
    else shop.hear(how)
    expect(shop.last('alarmOff')).toBeDefined()
  })

  it('ends with a pause, and with the visit', () => {
    const paused = called()
    paused.press('pause')
    expect(paused.effects.slice(-3).map(({ kind }) => kind)).toContain('staffCall')
    expect(paused.effects.at(-1)?.kind).toBe('pause')
    const closed = called()
    closed.close()
    expect(calls(closed).at(-1)).toEqual({ on: false })
  })

  it('goes on in the visit that is opened in its place, with its sound', () => {
    const shop = called()
    news(shop, 'coming')
    const before = shop.effects.length
    const call = shop.handOver()
    expect(call).toEqual({ id: 'c1', sounds: true })
    expect(shop.effects.slice(before)).toEqual([])

    const later = broken({ resume: shop.snapshot(), awayMs: 0, call })
    expect(later.last('alarm')).toBeDefined()
    expect(calls(later)).toEqual([{ on: true, where: 'section', id: 'c1', again: true }])
    news(later, 'coming')
    expect(ofCall(later)).toEqual(['staff.coming'])
    later.hear('no staff needed')
    expect(calls(later).at(-1)).toEqual({ on: false, id: 'c1' })
    expect(visitAfter([]).handOver()).toBeUndefined()
  })

  it('without a connection waits for one, and is taken up on the next', () => {
    const shop = onTheWay()
    shop.send({ type: 'lost' })
    shop.finish()
    shop.said()
    shop.hearAs('callStaff')
    shop.finish()
    expect(ofCall(shop)).toEqual(['staff.call', 'staff.unreached'])
    expect(calls(shop)).toEqual([])
    shop.send({ type: 'ready', again: true })
    expect(calls(shop).at(-1)).toMatchObject({ on: true, again: false })
    news(shop, 'told')
    shop.send({ type: 'ready', again: true })
    expect(calls(shop).at(-1)).toMatchObject({ on: true, again: true, id: 'c1' })
  })

  it('put away by staff is over: the next one is another', () => {
    const shop = called()
    news(shop, 'told')
    news(shop, 'over')
    shop.hearAs('callStaff')
    expect(calls(shop).at(-1)).toEqual(expect.not.objectContaining({ id: 'c1' }))
  })

  it('is the sound alone at home, and in the specification’s page', () => {
    const there = visitAfter(['home'], home)
    there.hearAs('callStaff')
    const literal = playJourney({ literal: true })
    literal.finish()
    literal.hear('call staff')
    expect([calls(there), calls(literal)]).toEqual([[], []])
    expect(there.last('alarm')).toBeDefined()
  })
})
