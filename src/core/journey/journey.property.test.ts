import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { journeyStore, playJourney } from '../../../test/fixtures/journey-player.ts'
import { JOURNEY_WAIT } from '../constants.ts'
import type { ListenFor } from '../contract/modes.ts'
import { sections, type Where } from '../contract/place.ts'
import type { Step } from '../contract/store.ts'
import { understand } from '../language/understand.ts'
import { wordNames } from '../texts/en/word-names.ts'
import type { JourneyEvent } from './events.ts'
import type { JourneyOptions } from './journey.ts'
import { type Snapshot, snapshotSchema } from './snapshot.ts'
import { ANSWERED_WITHIN_MS } from './staff-call.ts'

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
    ...['louder', 'i fell', 'another section', 'what do you have here'],
    ...['help', 'slower', 'use by date', 'is there sugar', 'what time is it', 'storekeeper', 'ingredients'],
  ),
  fc.string(),
)

const happening: fc.Arbitrary<JourneyEvent> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({
        text: words,
        meaning: fc.oneof(fc.constantFrom(...Object.keys(wordNames)), words, fc.constant(null)),
        verdict: fc.constantFrom('act', 'askAgain', 'nothing', 'confirm'),
        question: fc.constantFrom('section', 'all', 'confirm'),
        overVoice: fc.boolean(),
      })
      .map((heard) => ({ type: 'heard' as const, heard })),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('typed' as const), text: words }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('pressed' as const), words }) },
  fc.constantFrom<JourneyEvent>(
    { type: 'tapped' },
    { type: 'key' },
    { type: 'hold' },
    { type: 'ready', again: true },
    { type: 'ready', again: true, moved: true },
    { type: 'ready', again: true, last: 'Butter Crisp' },
    { type: 'lost' },
    { type: 'offline' },
    { type: 'gaveUp', reason: undefined },
    { type: 'voice' },
    { type: 'answering', on: true },
    { type: 'answering', on: false },
    { type: 'look', open: true },
    { type: 'look', open: false },
    { type: 'motionState', state: 'denied' },
    { type: 'motionState', state: 'granted' },
    { type: 'motionState', state: 'missing' },
    { type: 'motionState', state: 'error' },
    { type: 'alarmStopped' },
    { type: 'microphoneDenied' },
    { type: 'volumeEnd', by: 1 },
  ),
)

const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('send' as const), event: happening }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('choose' as const), index: fc.nat({ max: 16 }) }) },
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

/** What an author may have written, and what no author should have. */
const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom('start', 'turn left', 'Pass the door', ' . ', '', 'end'),
  distance: fc.constantFrom('3', '12 steps', '', '0', 'some', '-4', 'NaN'),
})
const path = fc.array(step, { maxLength: 4 })
const faulty = fc
  .record({ biscuits: path, dairy: path, back: path })
  .map(({ biscuits, dairy, back }): JourneyOptions['place'] => {
    const entrance = { 'biscuits and snacks': biscuits, dairy }
    const paths = { entrance, dairy: { 'cash counter': back } }
    return { kind: 'store', store: { id: '7', name: 'Odd', paths } }
  })
const place = fc.oneof(
  { weight: 2, arbitrary: faulty },
  {
    weight: 4,
    arbitrary: fc.constantFrom<JourneyOptions['place']>(
      { kind: 'store', store: journeyStore },
      { kind: 'store', store: { id: '7', name: 'Bare', paths: {} } },
      { kind: 'home' },
      { kind: 'unknown' },
    ),
  },
)
const letter = fc.constantFrom<Partial<JourneyOptions>>(
  {},
  { literal: true, reload: 'literal', motionRequired: true, steps: 'specification' },
  { platform: 'ios', navigate: true },
)

/** Where a visit to this place may have been left. */
function snapshotOf({ kind }: JourneyOptions['place']): fc.Arbitrary<Snapshot> {
  const atHome: readonly Where[] = ['opening', 'place', 'checking']
  const inStore: readonly Where[] = [
    ...(['opening', 'introduction', 'section', 'entrance', 'onward'] as const),
    ...(['checking', 'return', 'buyMore', 'keepApp'] as const),
  ]
  const walk = fc.record({
    leg: fc.nat({ max: 3 }),
    counted: fc.nat({ max: 15 }),
    arrived: fc.boolean(),
    walked: fc.option(fc.nat({ max: 30 })),
  })
  return fc.record({
    version: fc.constant(1 as const),
    storeId: fc.constant(kind === 'store' ? '7' : null),
    where: fc.constantFrom(...(kind === 'store' ? inStore : atHome)),
    section: fc.option(fc.constantFrom(...sections)),
    notThere: fc.nat({ max: 2 }),
    walk: fc.option(walk),
    told: fc.boolean(),
  })
}

const visit = place.chain((at) =>
  fc
    .record(
      {
        letter,
        firstVisit: fc.boolean(),
        resume: snapshotOf(at),
        kept: snapshotOf(at),
      },
      { requiredKeys: ['letter', 'firstVisit'] },
    )
    .map(({ letter: to, ...changes }): Partial<JourneyOptions> => ({ place: at, ...to, ...changes })),
)

type Act = typeof act extends fc.Arbitrary<infer Drawn> ? Drawn : never
type Played = ReturnType<typeof playJourney>

const over = (shop: Played) => shop.last('pause') ?? shop.last('end')

/** A button that is shown does something. */
function expectUseOf(shop: Played, index: number) {
  const choices = shop.last('choices')
  const all = [...(choices?.inSight ?? []), ...(choices?.more ?? [])]
  const choice = all[index % Math.max(1, all.length)]
  if (!choice || over(shop)) return
  // A press just behind an arrival is one too many of those that led there.
  if (shop.last('progress')?.state === 'arrived') shop.wait(JOURNEY_WAIT.lateArrivalMs)
  if (over(shop)) return
  const done = () => shop.effects.length + shop.saidEver().length
  const before = done()
  shop.press(choice.words)
  expect([choice.label, done() > before]).toEqual([choice.label, true])
}

/** Plays what was drawn; the first session is set up after so many acts. */
function play(shop: Played, acts: readonly Act[], readyAfter: number) {
  for (const [index, step] of acts.entries()) {
    if (index === readyAfter) shop.send({ type: 'ready', again: false })
    if (step.do === 'send') shop.send(step.event)
    else if (step.do === 'steps') shop.step(step.count)
    else if (step.do === 'choose') expectUseOf(shop, step.index)
    else shop.wait(step.ms)
    expect(shop.clock.pending()).toBeLessThan(16)
  }
}

/** Few in sight, none twice, and every one is understood where it is offered. */
function expectChoices(shop: Played) {
  const choices = shop.last('choices')
  const listenFor = shop.last('listenFor')?.listenFor ?? 'all'
  const all = [...(choices?.inSight ?? []), ...(choices?.more ?? [])]
  expect(choices?.inSight.length ?? 0).toBeLessThanOrEqual(5)
  expect(new Set(all.map(({ label }) => label)).size).toBe(all.length)
  // While checking, the engine understands the rest.
  const deaf = all.filter(({ words: said }) => listenFor !== 'checking' && !understands(said, listenFor))
  expect(deaf).toEqual([])
}

const understands = (text: string, question: ListenFor) =>
  understand({ text, question, source: 'pressed', names: [] }).verdict === 'act'

/** Nobody who is new takes a step before they were told that obstacles cannot be seen. */
function expectTold(shop: Played, options: Partial<JourneyOptions>) {
  if (!options.firstVisit || options.resume?.told) return
  const walks = shop.effects.findIndex(({ kind }) => kind === 'progress')
  if (walks >= 0) expect(shop.saidEver()).toContain('safety')
}

/** To the letter nothing begins without leave to feel motion. */
function expectBlocked(shop: Played, options: Partial<JourneyOptions>, acts: readonly Act[]) {
  const leave = (state: string) => state === 'granted' || state === 'missing'
  const asked = acts.flatMap((step) => (step.do === 'send' ? [step.event] : []))
  if (!options.motionRequired || asked.some((each) => each.type === 'motionState' && leave(each.state)))
    return
  const begun = shop.effects.filter(
    (effect) =>
      ['progress', 'ask', 'path'].includes(effect.kind) || (effect.kind === 'mode' && effect.mode === 'scan'),
  )
  expect(begun).toEqual([])
}

const acts = (maxLength: number) => fc.array(act, { maxLength })
const readyAfter = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat({ max: 20 }))

describe('whatever happens', () => {
  it('never throws, is never silent for long without a way on, and leaves no timer', () => {
    fc.assert(
      fc.property(visit, acts(60), readyAfter, (options, drawn, at) => {
        const shop = playJourney(options)
        play(shop, drawn, at)
        expect(snapshotSchema.safeParse(shop.snapshot()).success).toBe(true)
        expectChoices(shop)
        expectTold(shop, options)
        expectBlocked(shop, options, drawn)
        shop.send({ type: 'alarmStopped' })
        // Left alone it always ends by itself, and says something at least every inactivity time.
        for (let quiet = 0; !over(shop) && quiet < 8; quiet += 1) {
          shop.finish()
          shop.said()
          // Longer where staff were called, reached or not, and the visit waits with the shopper.
          const called = shop.last('staffCall')?.on || shop.saidEver().includes('staff.unreached')
          shop.wait(called ? ANSWERED_WITHIN_MS + 1 : 56_000)
          expect(over(shop) !== undefined || shop.said().length > 0 || shop.playing()).toBe(true)
        }
        expect(over(shop)).toBeDefined()
        expect(shop.clock.pending()).toBe(0)
        const emitted = shop.effects.length
        shop.send({ type: 'tapped' })
        shop.press('help')
        expect(shop.effects.length).toBe(emitted)
      }),
      { numRuns: 600 },
    )
  })

  it('leaves nothing behind when it is closed', () => {
    fc.assert(
      fc.property(visit, acts(30), readyAfter, (options, drawn, at) => {
        const shop = playJourney(options)
        play(shop, drawn, at)
        shop.close()
        expect(shop.clock.pending()).toBe(0)
      }),
      { numRuns: 150 },
    )
  })
})
