import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { journeyStore, playJourney } from '../../../test/fixtures/journey-player.ts'
import type { JourneyEvent } from './events.ts'
import type { JourneyOptions } from './journey.ts'
import { snapshotSchema } from './snapshot.ts'
import { matchWord } from './words.ts'

const words = fc.oneof(
  fc.constantFrom(
    ...[
      'continue',
      'not required',
      'skip',
      'store',
      'home',
      'biscuits',
      'dairy',
      'breads',
      'entrance',
      'not there',
    ],
    ...[
      'next',
      'back',
      'repeat',
      'how many left',
      'where am i',
      'i am here',
      'lost',
      'cash counter',
      'what is this',
    ],
    ...[
      'buy more',
      'next time',
      'save',
      'thank you',
      'yes',
      'no',
      'stop',
      'pause',
      'start again',
      'call staff',
    ],
    ...['help', 'slower', 'use by date', 'is there sugar', 'what time is it', 'storekeeper', 'ingredients'],
  ),
  fc.string(),
)

const happening: fc.Arbitrary<JourneyEvent> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('heard' as const), text: words }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('typed' as const), text: words }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('pressed' as const), words }) },
  fc.constantFrom<JourneyEvent>(
    { type: 'tapped' },
    { type: 'key' },
    { type: 'ready', again: true },
    { type: 'ready', again: true, last: 'Butter Crisp' },
    { type: 'lost' },
    { type: 'offline' },
    { type: 'gaveUp', reason: undefined },
    { type: 'voice', on: true, held: true },
    { type: 'voice', on: true, held: false },
    { type: 'voice', on: false, held: false },
    { type: 'speechStarted', key: null },
    { type: 'speechEnded', key: null },
    { type: 'speechEnded', key: 3 },
    { type: 'look', open: true },
    { type: 'look', open: false },
    { type: 'motionState', state: 'denied' },
    { type: 'motionState', state: 'granted' },
    { type: 'motionState', state: 'missing' },
    { type: 'microphoneDenied' },
  ),
)

const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('send' as const), event: happening }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('steps' as const), count: fc.integer({ min: 1, max: 9 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.oneof(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 90_000 })),
    }),
  },
)

const place = fc.constantFrom<JourneyOptions['place']>(
  { kind: 'store', store: journeyStore },
  { kind: 'store', store: { id: '8', name: 'Bare', paths: {} } },
  { kind: 'home' },
  { kind: 'unknown' },
)
const letter = fc.constantFrom<Partial<JourneyOptions>>(
  {},
  { literal: true, reload: 'literal', motionRequired: true, steps: 'specification' },
  { platform: 'ios', navigate: true },
)

/** Few in sight, none twice, and every one is understood where it is offered. */
function expectChoices(shop: ReturnType<typeof playJourney>) {
  const choices = shop.last('choices')
  const listenFor = shop.last('listenFor')?.listenFor ?? 'all'
  const all = [...(choices?.inSight ?? []), ...(choices?.more ?? [])]
  expect(choices?.inSight.length ?? 0).toBeLessThanOrEqual(5)
  expect(new Set(all.map(({ label }) => label)).size).toBe(all.length)
  // While checking, the engine understands the rest.
  const deaf = all.filter(({ words: said }) => listenFor !== 'checking' && !matchWord(said, listenFor))
  expect(deaf).toEqual([])
}

describe('whatever happens', () => {
  it('never throws, is never silent for long without a way on, and leaves no timer', () => {
    fc.assert(
      fc.property(place, letter, fc.boolean(), fc.array(act, { maxLength: 60 }), (at, to, first, acts) => {
        const shop = playJourney({ place: at, firstVisit: first, ...to })
        shop.send({ type: 'ready', again: false })
        for (const step of acts) {
          if (step.do === 'send') shop.send(step.event)
          else if (step.do === 'steps') shop.step(step.count)
          else shop.wait(step.ms)
          expect(shop.clock.pending()).toBeLessThan(16)
        }
        const over = () => shop.last('pause') ?? shop.last('end')
        expect(snapshotSchema.safeParse(shop.snapshot()).success).toBe(true)
        expectChoices(shop)
        shop.send({ type: 'speechEnded', key: null })
        // Left alone it always ends by itself, and says something at least every inactivity time.
        for (let quiet = 0; !over() && quiet < 8; quiet += 1) {
          shop.finish()
          shop.said()
          shop.wait(56_000)
          expect(over() !== undefined || shop.said().length > 0 || shop.playing()).toBe(true)
        }
        expect(over()).toBeDefined()
        expect(shop.clock.pending()).toBe(0)
        const emitted = shop.effects.length
        shop.send({ type: 'tapped' })
        shop.press('help')
        expect(shop.effects.length).toBe(emitted)
      }),
      { numRuns: 400 },
    )
  })

  it('leaves nothing behind when it is closed', () => {
    fc.assert(
      fc.property(place, fc.array(act, { maxLength: 30 }), (at, acts) => {
        const shop = playJourney({ place: at })
        shop.send({ type: 'ready', again: false })
        for (const step of acts) {
          if (step.do === 'send') shop.send(step.event)
          else if (step.do === 'steps') shop.step(step.count)
          else shop.wait(step.ms)
        }
        shop.close()
        expect(shop.clock.pending()).toBe(0)
      }),
      { numRuns: 150 },
    )
  })
})
