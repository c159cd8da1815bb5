import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Carried, Turning } from '../../../../bench/steps/synthetic-turns.ts'
import { synthesise } from '../../../../bench/steps/synthetic-walk.ts'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { guideWalker } from '../../../../test/fixtures/guided-walker.ts'
import { createWalkingShopper } from '../../../../test/fixtures/walking-shopper.ts'
import { englishVisit } from '../../texts/visit-texts.ts'
import { createGuide } from './guide.ts'
import { type WalkEffect, walkCommands } from './walk.ts'

const step = fc.record({
  action: fc.oneof(fc.constantFrom('start', 'turn left', 'go straight', 'end', '', '__proto__'), fc.string()),
  distance: fc.oneof(fc.nat(40).map(String), fc.string()),
})
const path = fc.array(step, { maxLength: 8 })
const profile = fc.constantFrom('accurate', 'specification', 'demo')
const scale = fc.oneof(fc.double({ min: 0.6, max: 1.8 }), fc.double())

type Shopper = ReturnType<typeof createWalkingShopper>
const happening = fc.oneof(
  fc.constantFrom(...walkCommands).map((command) => (shopper: Shopper) => shopper.guide.command(command)),
  fc.nat(40).map((steps) => (shopper: Shopper) => shopper.step(steps)),
  fc.nat(30_000).map((ms) => (shopper: Shopper) => shopper.clock.advance(ms)),
  fc.constantFrom<(shopper: Shopper) => void>(
    (shopper) => shopper.silence(),
    (shopper) => shopper.guide.sensorLost(),
    (shopper) => shopper.guide.start(),
  ),
)

describe('any walk', () => {
  it('never throws, never counts below nothing, and leaves no timer', () => {
    fc.assert(
      fc.property(
        path,
        profile,
        scale,
        fc.array(happening, { maxLength: 30 }),
        (commands, how, own, events) => {
          const shopper = createWalkingShopper(commands, { profile: how, scale: own })
          shopper.guide.start()
          for (const happen of events) happen(shopper)
          for (const effect of shopper.effects) {
            if (effect.kind === 'tick') expect(effect.steps).toBeGreaterThan(0)
            if (effect.kind === 'progress') expect(effect.stepsLeft ?? 0).toBeGreaterThanOrEqual(0)
          }
          for (const text of shopper.heard()) expect(text).not.toMatch(/(NaN|undefined|\{n\}) steps?/)
          expect(shopper.guide.snapshot().counted).toBeGreaterThanOrEqual(0)
          shopper.guide.close()
          expect(shopper.clock.pending()).toBe(0)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('arrives by Next alone, sensor or none, wherever it was', () => {
    fc.assert(
      fc.property(path, fc.boolean(), fc.array(happening, { maxLength: 10 }), (commands, sensor, events) => {
        const shopper = createWalkingShopper(commands, { sensor })
        shopper.guide.start()
        for (const happen of events) happen(shopper)
        // One more for whoever was on the way back.
        for (let n = 0; n <= commands.length + 1; n += 1) shopper.guide.command('next')
        expect(shopper.guide.snapshot().arrived).toBe(true)
        expect(shopper.last('arrived')).toBeDefined()
      }),
    )
  })

  it('may be told that a sentence is over while it is still being handed over', () => {
    fc.assert(
      fc.property(path, (commands) => {
        const arrivals: WalkEffect[] = []
        const guide = createGuide({
          texts: englishVisit,
          commands,
          end: { kind: 'counter' },
          profile: 'accurate',
          clock: createFakeClock(),
          sensor: true,
          say: (_lines, _now, over) => over(),
          emit(effect) {
            if (effect.kind === 'arrived') arrivals.push(effect)
          },
        })
        guide.start()
        for (let n = 0; n <= commands.length; n += 1) guide.command('next')
        expect(arrivals).toHaveLength(1)
      }),
    )
  })
})

describe('a walk of made-up motion, walked without a stop', () => {
  const commands = [
    { action: 'start', distance: '6' },
    { action: 'turn left', distance: '12' },
    { action: 'go straight', distance: '20' },
    { action: 'end', distance: '0' },
  ]

  it.each([
    [1, { hz: 60 }],
    [2, { hz: 25, cadence: 92, push: 1.8, limp: 0.2 }],
    [3, { hz: 100, sign: -1, cadence: 120 }],
    [4, { lost: 0.2, jitterMs: 5 }],
  ] as const)('arrives within two steps (walker %d)', (seed, how) => {
    const clock = createFakeClock()
    let arrivedMs: number | undefined
    const guide = createGuide({
      texts: englishVisit,
      commands,
      end: { kind: 'section', section: 'dairy' },
      profile: 'accurate',
      clock,
      sensor: true,
      // What is said takes two and a half seconds, walking or not.
      say: (_lines, _now, over) => void clock.after(2500, over),
      emit(effect) {
        if (effect.kind === 'arrived') arrivedMs ??= clock.now()
      },
    })
    const { samples, stepsMs } = synthesise(
      [
        { do: 'stand', ms: 1500 },
        { do: 'walk', steps: 50 },
      ],
      {
        ...how,
        seed,
      },
    )
    guide.start()
    for (const sample of samples) {
      clock.advance(Math.max(0, sample.atMs - clock.now()))
      guide.motion(sample)
    }
    const taken = stepsMs.filter((ms) => ms <= (arrivedMs ?? 0)).length
    expect(Math.abs(taken - 38)).toBeLessThanOrEqual(2)
  })
})

describe('a phone that falls silent again and again', () => {
  const UNCOUNTED = 'I cannot count your steps now. Say next after each part.'
  it.each([
    ['for longer than a few steps take', 1400, 4000, [UNCOUNTED]],
    ['more often, and shorter', 600, 2000, [UNCOUNTED]],
    ['for less than a step', 300, 2000, []],
  ])('leaves the part to the shopper: %s', (_, silentMs, everyMs, told) => {
    const clock = createFakeClock()
    const heard: string[] = []
    const guide = createGuide({
      texts: englishVisit,
      commands: [{ action: 'start', distance: '30' }],
      end: { kind: 'counter' },
      profile: 'accurate',
      clock,
      sensor: true,
      say(lines, _now, over) {
        heard.push(...lines.map(({ text }) => text))
        clock.after(2500, over)
      },
      emit: () => {},
    })
    guide.start()
    for (const sample of synthesise([
      { do: 'stand', ms: 1500 },
      { do: 'walk', steps: 26 },
    ]).samples) {
      if (sample.atMs % everyMs < silentMs) continue
      clock.advance(Math.max(0, sample.atMs - clock.now()))
      guide.motion(sample)
    }
    expect(heard.filter((text) => text === UNCOUNTED)).toEqual(told)
    expect(guide.snapshot().uncounted === true).toBe(told.length > 0)
  })
})

describe('a walk with a gyroscope', () => {
  const commands = ['go straight', 'turn left', 'turn right'].map((action) => ({ action, distance: '8' }))
  const beat = 60_000 / 105

  /** Eight steps, this turn, eight more; what was told between the second instruction and the third. */
  function walked(turn: readonly Turning[], carried: Partial<Carried> = {}) {
    const doing: Turning[] = [
      { do: 'stand', ms: 1500 },
      { do: 'walk', ms: 8 * beat },
      { do: 'stand', ms: 1500 },
      ...turn,
      { do: 'stand', ms: 700 },
      { do: 'walk', ms: 8 * beat },
      { do: 'stand', ms: 2000 },
    ]
    const { told, steps } = guideWalker(commands, doing, { carried })
    const from = told.findIndex((text) => text.startsWith('Stop. Turn left'))
    return { told: told.slice(from + 1).filter((text) => !text.includes('more steps')), steps }
  }
  const SECOND_TURN = 'Stop. Turn right, a quarter turn. Then move forward 8 steps.'

  it.each([
    ['on the spot', {}],
    ['in small steps, which count for nothing', { shuffling: true }],
  ])('confirms a right turn by one sound and goes on: %s', (_, how) => {
    expect(walked([{ do: 'turn', degrees: 90, ms: 2500, ...how }]).told).toEqual(['turned', SECOND_TURN])
  })

  it('tells a wrong one at once, and counts on from the right one', () => {
    const wrong: Turning[] = [
      { do: 'turn', degrees: -90, ms: 1600 },
      { do: 'stand', ms: 4000 },
      { do: 'turn', degrees: 180, ms: 2600 },
    ]
    expect(walked(wrong).told).toEqual(['That was right. Turn round to the left.', 'turned', SECOND_TURN])
  })

  it('tells who walks on without turning, and does not count what led nowhere', () => {
    const straightOn: Turning[] = [
      { do: 'walk', ms: 5 * beat },
      { do: 'stand', ms: 3000 },
      { do: 'turn', degrees: 90, ms: 1600 },
    ]
    expect(walked(straightOn).told).toEqual([
      'Stop. You have not turned. Turn left, a quarter turn.',
      'turned',
      SECOND_TURN,
    ])
  })
})
