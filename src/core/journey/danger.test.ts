import { describe, expect, it } from 'vitest'
import {
  atIntroduction,
  type Player,
  playJourney,
  visitAfter,
} from '../../../test/fixtures/journey-player.ts'
import { FIRST, MIDDLE, onTheWay, scanningOnTheWay } from '../../../test/fixtures/visit-places.ts'

const home = { place: { kind: 'home' } } as const

const places: readonly (readonly [string, () => Player, string, string])[] = [
  ['the introduction', () => atIntroduction(), 'danger.here', 'intro.offer'],
  ['the section choice', () => visitAfter(['not required']), 'danger.here', 'aisle.ask'],
  ['the entrance', () => visitAfter(['dairy']), 'danger.here', 'aisle.confirm.dairy'],
  ['before a walk', () => visitAfter(['dairy', 'entrance']), 'danger.walk', 'nav.prepare'],
  ['a walk', () => onTheWay(), 'danger.walk', FIRST],
  ['a question on a walk', doubtful, 'danger.walk', FIRST],
  ['a scan on a walk', scanningOnTheWay, 'danger.walk', FIRST],
  ['the product check', () => visitAfter(['home'], home), 'danger.here', 'hi'],
  ['the last words', () => visitAfter(['home', 'thank you'], home), 'danger.here', 'thanks'],
]

function doubtful() {
  const shop = onTheWay()
  shop.hearAs('counter', 'confirm')
  shop.finish()
  shop.said()
  return shop
}
describe('danger', () => {
  it.each(places)(
    'at %s: is answered at once, and gone on from when the shopper says so',
    (_, there, said, next) => {
      const shop = there()
      shop.hearAs('danger')
      expect(shop.said()).toEqual([said])
      shop.finish()
      shop.wait(50_000)
      expect(shop.said()).toEqual([])
      shop.hearAs('repeat')
      expect(shop.said()[0]).toBe(next)
    },
  )

  it.each(places)('at %s: calls staff', (_, there) => {
    const shop = there()
    shop.hearAs('danger')
    shop.hearAs('callStaff')
    expect([shop.said().at(-1), shop.last('alarm')]).toEqual(['staff.call', { kind: 'alarm' }])
  })

  it('does not say that the walk goes on, to who is told to stand still', () => {
    const shop = onTheWay()
    shop.hearAs('danger')
    shop.finish()
    shop.hear('one minute')
    shop.finish()
    shop.hearAs('no')
    shop.finish()
    shop.hearAs('callStaff')
    shop.finish()
    expect(shop.said().filter((text) => text === 'carry.on')).toEqual([])
  })

  it('is said before everything, and nothing takes its place', () => {
    const shop = onTheWay()
    shop.answer(2)
    shop.hearAs('danger')
    expect(shop.speech.current()).toMatchObject({ recording: 'danger.walk', rank: 'safety' })
    expect(shop.speech.speaking('check')).toBe(false)
    shop.send({ type: 'lost' })
    expect(shop.speech.current()?.recording).toBe('danger.walk')
  })

  it('leaves the end of the part to whoever has moved meanwhile', () => {
    const shop = onTheWay()
    shop.step(1)
    shop.hearAs('danger')
    shop.step(9)
    shop.finish()
    shop.said()
    shop.hearAs('repeat')
    expect(shop.said()).toEqual([MIDDLE[1], 'nav.agree.next'])
    expect(shop.snapshot().walk).toMatchObject({ counted: 1, uncounted: true })
  })

  it('and to whoever has moved a little each of several times', () => {
    const shop = onTheWay()
    shop.step(1)
    const walks = [2, 2].map((steps) => {
      shop.hearAs('danger')
      shop.step(steps)
      shop.finish()
      shop.hear('next')
      shop.finish()
      return shop.snapshot().walk
    })
    expect(walks.map((walk) => [walk?.counted, walk?.uncounted])).toEqual([
      [1, undefined],
      [1, true],
    ])
  })

  it('but not to whoever has begun that part anew since', () => {
    const shop = onTheWay()
    shop.step(1)
    const rest = () => {
      shop.hearAs('danger')
      shop.step(2)
      shop.finish()
      shop.hear('next')
      shop.finish()
    }
    rest()
    for (const word of ['next', 'back', 'next']) {
      shop.press(word)
      shop.finish()
    }
    rest()
    expect(shop.snapshot().walk).toMatchObject({ leg: 0, back: 0 })
    expect(shop.snapshot().walk?.uncounted).toBeUndefined()
    rest()
    expect(shop.snapshot().walk).toMatchObject({ leg: 0, uncounted: true })
  })

  it.each<[string, readonly string[], number]>([
    ['a look', ['what is this'], 40_000],
    ['a visit that is not to begin again', ['start again', 'no'], 0],
    ['a stop that was undone in a look', ['what is this', 'stop', 'no'], 0],
    ['the sounds', ['what was that sound'], 40_000],
    ['a stop in the middle of the sounds', ['what was that sound', 'stop'], 0],
  ])('is where %s leads back to, and no step counts meanwhile', (_, words, ms) => {
    const shop = onTheWay()
    shop.step(1)
    shop.hearAs('danger')
    shop.finish()
    shop.said()
    for (const word of words) {
      if (word === 'no') shop.finish()
      shop.hear(word)
      shop.step(1)
    }
    shop.wait(ms)
    shop.finish()
    expect(shop.said().at(-1)).toBe('danger.walk')
    shop.wait(10_000)
    expect(shop.said()).toEqual([])
    shop.hear('next')
    expect(shop.said()).toContain(MIDDLE[0])
    expect(shop.snapshot().walk).toMatchObject({ counted: 1 })
    shop.finish()
    shop.hear('what is this')
    shop.wait(40_000)
    expect(shop.said()).not.toContain('danger.walk')
  })

  it.each(places)(
    'at %s: is where a visit opened anew in another language is taken up',
    (name, there, said) => {
      const before = there()
      before.hearAs('danger')
      const at = name === 'the last words' || name === 'the product check' ? home : {}
      const shop = playJourney({ ...at, resume: before.snapshot(), awayMs: 0 })
      shop.send({ type: 'ready', again: false })
      shop.wait(2500)
      shop.finish()
      expect(shop.said()).toEqual([said])
      shop.hear('repeat')
      shop.finish()
      expect(shop.said().length).toBeGreaterThan(0)
      expect(shop.snapshot().danger).toBeUndefined()
    },
  )

  it('is not spoken of to whoever has gone on since', () => {
    const before = onTheWay()
    before.hearAs('danger')
    before.finish()
    before.hear('next')
    const shop = playJourney({ resume: before.snapshot(), awayMs: 0 })
    shop.send({ type: 'ready', again: false })
    shop.wait(2500)
    expect(shop.said()).not.toContain('danger.walk')
  })

  it('counts no step until the shopper is ready', () => {
    const shop = onTheWay()
    shop.step(1)
    shop.hearAs('danger')
    shop.step(2)
    shop.finish()
    shop.said()
    shop.hearAs('repeat')
    expect(shop.said()).toEqual(MIDDLE)
  })

  it.each([
    ['the section choice', () => visitAfter(['not required']), 'danger.here', 'aisle.ask'],
    ['a walk', () => onTheWay(), 'danger.walk', FIRST],
  ] as const)('at %s: is no more gone on from by a nod than by a no', (_, there, said, next) => {
    const shop = there()
    shop.hearAs('danger')
    shop.finish()
    shop.said()
    for (const nod of ['no', 'yes', 'okay', 'pardon', 'not yet', "i can't go on"]) {
      shop.hear(nod)
      shop.finish()
      expect(shop.said().filter((line) => line !== said)).toEqual([])
    }
    shop.hear("no i'm ready")
    expect(shop.said()[0]).toBe(next)
  })

  it('is not gone on from by what was only likely meant', () => {
    const shop = onTheWay()
    shop.hearAs('danger')
    shop.finish()
    shop.said()
    const questionId = shop.last('listenFor')?.question.id
    const heard = { text: 'he has gone now', meaning: 'next', verdict: 'act', question: 'walking' } as const
    shop.send({ type: 'heard', heard: { ...heard, questionId } })
    expect(shop.said()).toEqual(['danger.walk'])
  })

  it('is taken up from by the walk’s own words', () => {
    const shop = onTheWay()
    shop.hearAs('danger')
    shop.finish()
    shop.said()
    shop.hearAs('lost')
    expect(shop.said()).toEqual([FIRST, 'nav.lost'])
  })

  it('ends a scan on a walk, whatever was asked in it', () => {
    const shop = scanningOnTheWay()
    shop.hearAs('danger')
    shop.finish()
    shop.said()
    shop.hearAs('contains nuts')
    expect([shop.said(), shop.last('mode')?.mode]).toEqual([[], 'echo'])
    shop.hearAs('next')
    expect(shop.said()).toEqual([FIRST])
  })

  it('leaves products to the engine again', () => {
    const shop = visitAfter(['home'], home)
    shop.hearAs('danger')
    shop.finish()
    shop.said()
    shop.press('ingredients')
    expect([shop.said(), shop.last('ask')?.words]).toEqual([[], 'ingredients'])
  })

  it('is not asked back when it may have been misheard', () => {
    const shop = onTheWay()
    shop.hearAs('danger', 'confirm')
    expect(shop.said()).toEqual(['danger.walk'])
  })

  it('is answered before anything was asked', () => {
    const shop = playJourney()
    shop.hearAs('danger')
    expect(shop.said()).toEqual(['danger.here'])
  })

  it('is answered to the letter too, even where nothing goes on without motion', () => {
    const shop = playJourney({ literal: true, motionRequired: true })
    shop.send({ type: 'ready', again: false })
    shop.wait(2500)
    shop.hearAs('danger')
    expect(shop.said()).toEqual(['danger.here'])
  })
})

describe('on a walk', () => {
  it('"stop" silences, said again it pauses', () => {
    const shop = onTheWay()
    shop.hear('repeat')
    shop.hear('stop')
    expect([shop.playing(), shop.said()]).toEqual([false, [FIRST]])
    shop.hear('stop')
    expect(shop.said()).toEqual(['stop.confirm'])
    shop.finish()
    shop.hear('stop')
    expect(shop.last('pause')).toBeDefined()
  })

  it('says that it did not catch what was said to it, now and then', () => {
    const shop = onTheWay()
    const mumbled = () => {
      shop.hearAs(null, 'askAgain')
      const said = shop.said()
      shop.finish()
      return said
    }
    expect(mumbled()).toEqual(['walk.missed'])
    expect(mumbled()).toEqual([])
    shop.wait(20_000)
    shop.finish()
    shop.said()
    expect(mumbled()).toEqual(['walk.missed'])
    shop.wait(20_000)
    shop.finish()
    shop.said()
    shop.hear('repeat')
    shop.said()
    shop.hearAs(null, 'askAgain')
    expect(shop.said()).toEqual([])
  })
})
