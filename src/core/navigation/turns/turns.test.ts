import { describe, expect, it } from 'vitest'
import { type Carried, synthesiseTurns, type Turning } from '../../../../bench/steps/synthetic-turns.ts'
import { guideWalker } from '../../../../test/fixtures/guided-walker.ts'
import type { MotionSample } from '../steps/motion-sample.ts'
import { createTurnWatch } from './turn-watch.ts'

/** What is told of a turn that was asked for just before it is made. */
function toldOf(
  asked: 'left' | 'right',
  doing: readonly Turning[],
  options: Partial<Carried> = {},
  reported: (sample: MotionSample, at: number) => readonly MotionSample[] = (sample) => [sample],
) {
  const watch = createTurnWatch()
  const { samples, turnsMs } = synthesiseTurns(doing, options)
  const told: string[] = []
  let begun = false
  for (const [at, sample] of samples.entries()) {
    if (!begun && sample.atMs >= (turnsMs[0]?.fromMs ?? 0) - 500) {
      begun = true
      if (watch.begin(asked)) told.push('already')
    }
    for (const felt of reported(sample, at)) {
      const { news } = watch.push(felt)
      if (news) told.push(news)
    }
  }
  return told
}

const before: Turning[] = [
  { do: 'walk', ms: 6000 },
  { do: 'stand', ms: 1500 },
]
const after: Turning[] = [
  { do: 'stand', ms: 1000 },
  { do: 'walk', ms: 3000 },
]
const turned = (degrees: number, ms = 1600): Turning[] => [...before, { do: 'turn', degrees, ms }, ...after]

const LEFT = 'Stop. Turn left, a quarter turn. Then move forward 10 steps.'
const cornerOf = (steps: number) => [
  { action: 'go straight', distance: '8' },
  { action: 'turn left', distance: String(steps) },
]
const approach: Turning[] = [
  { do: 'stand', ms: 1500 },
  { do: 'walk', ms: (8 * 60_000) / 105 },
  { do: 'stand', ms: 1500 },
]

const carried: readonly (readonly [string, Partial<Carried>])[] = [
  ['in the hand', {}],
  ['on a strap', { sway: 6, tipped: 0.2 }],
  ['in a shirt pocket', { sway: 9, tipped: 1.2 }],
  ['behind a dog', { sway: 12 }],
  ['with a cane', { swing: 14 }],
  ['upside down', { tipped: 3.1 }],
  ['with a gyroscope that drifts', { driftDps: 1.5 }],
]

describe.each(carried)('a turn %s', (_, options) => {
  it.each([
    ['the left that was asked for', 'left', turned(90), ['right']],
    ['the right that was asked for', 'right', turned(-90), ['right']],
    ['the wrong side', 'right', turned(90), ['wrong']],
    ['the wrong side, shuffled', 'left', turned(-85, 4000), ['wrong']],
    ['too far', 'left', turned(180, 2600), ['past']],
    ['a sloppy one', 'right', turned(-70), ['right']],
    ['none', 'left', [...before, { do: 'turn', degrees: 10, ms: 800 }, ...after] as Turning[], []],
  ] as const)('%s', (_name, asked, doing, told) => {
    expect(toldOf(asked, doing, options)).toEqual(told)
  })

  it('to the wrong side, then round, is right in the end', () => {
    const doing: Turning[] = [...before, { do: 'turn', degrees: 90, ms: 1600 }, { do: 'stand', ms: 2500 }]
    expect(toldOf('right', [...doing, { do: 'turn', degrees: -180, ms: 2600 }, ...after], options)).toEqual([
      'wrong',
      'right',
    ])
  })
})

describe('a turn by much', () => {
  it.each([
    ['a full circle', 'left', 360, []],
    ['a full circle the other way', 'left', -360, []],
    ['a circle and a quarter', 'left', 450, ['right']],
    ['three quarters the other way', 'left', -270, ['right']],
    ['more than a half', 'left', 200, ['past']],
    ['a half turn to the other side', 'left', -180, ['past']],
    ['three quarters', 'right', -285, ['wrong']],
  ] as const)('%s, asked for a %s', (_, asked, degrees, told) => {
    expect(toldOf(asked, turned(degrees, 20 * Math.abs(degrees)))).toEqual(told)
  })

  it('a full circle, then the turn, is right; then a walk on is told of', () => {
    const circle: Turning[] = [...before, { do: 'turn', degrees: 360, ms: 6000 }, { do: 'stand', ms: 1500 }]
    expect(toldOf('left', [...circle, { do: 'turn', degrees: 90, ms: 1600 }, ...after])).toEqual(['right'])
    const watch = createTurnWatch()
    const { samples } = synthesiseTurns(circle)
    for (const [at, sample] of samples.entries()) {
      if (at === 420) watch.begin('left')
      watch.push(sample)
    }
    expect([1, 2, 3, 4].map(() => watch.stepped(1))).toEqual([undefined, undefined, undefined, 'missing'])
    const endMs = samples.at(-1)?.atMs ?? 0
    const later = synthesiseTurns([{ do: 'turn', degrees: 90, ms: 1600 }, ...after]).samples
    const told = later.map((sample) => watch.push({ ...sample, atMs: endMs + 17 + sample.atMs }).news)
    expect(told.filter((news) => news !== undefined)).toEqual(['right'])
  })
})

describe('a turn', () => {
  it('in an arc is right', () => {
    expect(
      toldOf('left', [...before, { do: 'turn', degrees: 90, ms: 3500, walking: true }, ...after]),
    ).toEqual(['right'])
  })

  it('made before it is asked for is known', () => {
    const watch = createTurnWatch()
    const { samples } = synthesiseTurns(turned(90))
    for (const sample of samples) watch.push(sample)
    expect(watch.begin('left')).toBe(true)
    expect(watch.begin('left')).toBe(false)
  })

  it.each([
    ['the gyroscope was lost while it was open', true],
    ['there was no gyroscope when it was asked for', false],
  ])('that nobody followed is not taken for the next one: %s', (_, known) => {
    const watch = createTurnWatch()
    const { samples, turnsMs } = synthesiseTurns(turned(90))
    const [feltMs, lostMs] = [(turnsMs[0]?.fromMs ?? 0) - 1400, known ? 1200 : 0]
    let begun = false
    for (const sample of samples) {
      if (!begun && sample.atMs >= feltMs) {
        begun = true
        watch.begin('left')
      }
      if (known ? sample.atMs < feltMs || sample.atMs > feltMs + lostMs : begun) watch.push(sample)
    }
    expect([watch.made(), watch.begin('left'), watch.made()]).toEqual([undefined, false, false])
  })

  it('that is missing is told after four steps, once', () => {
    const watch = createTurnWatch()
    for (const sample of synthesiseTurns(before).samples) watch.push(sample)
    watch.begin('left')
    const told = [1, 2, 3, 4, 5].map(() => watch.stepped(1))
    expect([told, watch.early()]).toEqual([[undefined, undefined, undefined, 'missing', undefined], 5])
  })

  it.each([
    ['cannot be read', { x: Number.NaN }],
    ['have a gyroscope that cannot be read', { turning: { x: 0, y: Number.NaN, z: 0 } }],
  ])('is judged though some samples %s', (_, broken) => {
    expect(
      toldOf('left', turned(90), {}, (sample, at) => (at % 9 === 4 ? [{ ...sample, ...broken }] : [sample])),
    ).toEqual(['right'])
  })

  it('is judged though some samples have no gyroscope', () => {
    const without = ({ turning, ...sample }: MotionSample, at: number) =>
      at % 9 === 4 || !turning ? [sample] : [{ ...sample, turning }]
    expect(toldOf('left', turned(90), {}, without)).toEqual(['right'])
  })

  it.each([
    ['left', 90, ['right']],
    ['right', 90, ['wrong']],
  ] as const)(
    'is judged though the phone was busy while its owner stood or walked on: asked %s',
    (asked, degrees, told) => {
      const watch = createTurnWatch()
      const heard: unknown[] = []
      let begun = false
      for (const sample of synthesiseTurns(turned(degrees)).samples) {
        const { atMs } = sample
        if (!begun && atMs > 3000) {
          begun = true
          watch.begin(asked)
        }
        if ((atMs > 4000 && atMs < 4800) || (atMs > 5900 && atMs < 6700)) continue
        const { news } = watch.push(sample)
        if (news) heard.push(news)
      }
      expect(heard).toEqual(told)
    },
  )

  it.each([
    ['in the midst of it', 7900, 8700],
    ['as it begins', 7400, 8200],
    ['as it ends', 8400, 9200],
  ])('is nobody’s business where the phone was busy %s', (_, from, to) => {
    const felt = (sample: MotionSample) => (sample.atMs > from && sample.atMs < to ? [] : [sample])
    for (const asked of ['left', 'right'] as const) expect(toldOf(asked, turned(90), {}, felt)).toEqual([])
  })

  it('is judged though some samples come late', () => {
    const late = (sample: MotionSample) => [sample, { ...sample, atMs: sample.atMs - 12 }]
    expect(toldOf('left', turned(-90), {}, late)).toEqual(['wrong'])
  })

  it('is nobody’s business without a gyroscope, or once it has stopped for a while', () => {
    for (const change of ['none', 'stops'] as const) {
      const watch = createTurnWatch()
      const told: unknown[] = []
      for (const [at, { turning, ...sample }] of synthesiseTurns(turned(90)).samples.entries()) {
        if (at === 420) watch.begin('right')
        const has = change === 'stops' && at < 440
        told.push(watch.push(has && turning ? { ...sample, turning } : sample).news)
      }
      expect(told.every((news) => news === undefined)).toBe(true)
    }
  })
})

describe('a turn in small steps', () => {
  const shuffled = (degrees: number, ms: number): Turning => ({ do: 'turn', degrees, ms, shuffling: true })
  const jerks = Array.from({ length: 5 }, () => [shuffled(18, 450), shuffled(0, 450)]).flat()

  it.each([
    ['in four seconds', [shuffled(90, 4000)]],
    ['in five jerks', jerks],
  ])('%s is not told to be missing, and leads nowhere', (_, turning) => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const told = guideWalker(cornerOf(10), [...approach, ...turning, { do: 'stand', ms: 2500 }], {
        carried: { seed },
      })
      expect(told.told.slice(told.told.indexOf(LEFT) + 1)).toEqual(['turned'])
      expect(told.at).toMatchObject({ leg: 1, turned: true })
    }
  })

  it.each([
    ['in six seconds', [shuffled(90, 6000)]],
    ['in eight seconds', [shuffled(90, 8000)]],
    ['with a stop in it', [shuffled(45, 3000), { do: 'stand', ms: 1400 }, shuffled(45, 3000)]],
    ['in fourteen jerks', Array.from({ length: 14 }, () => [shuffled(6.4, 340), shuffled(0, 230)]).flat()],
  ] satisfies [string, Turning[]][])('%s counts what is walked after it, within two steps', (_, turning) => {
    const doing = [...approach, ...turning, { do: 'stand', ms: 900 }, { do: 'walk', ms: (8 * 60_000) / 105 }]
    for (let seed = 1; seed <= 6; seed += 1)
      for (const sway of [3, 9]) {
        const { told, at } = guideWalker(cornerOf(14), [...doing, { do: 'stand', ms: 2000 }] as Turning[], {
          carried: { seed, sway },
        })
        const from = told.findIndex((text) => text.startsWith('Stop. Turn left'))
        expect(told[from + 1]).toBe('turned')
        expect(Math.abs(at.counted - 8)).toBeLessThanOrEqual(2)
      }
  })

  it('made with a cane swept wide, and not quite, counts what is walked after it', () => {
    const own = 60_000 / 85
    const doing: Turning[] = [
      { do: 'stand', ms: 1500 },
      { do: 'walk', ms: 9 * own },
      { do: 'stand', ms: 2500 },
      { do: 'turn', degrees: 66, ms: 2000 },
      { do: 'stand', ms: 500 },
      { do: 'walk', ms: 12 * own },
      { do: 'stand', ms: 2500 },
    ]
    for (let seed = 1; seed <= 6; seed += 1) {
      const carried = { seed, sway: 9, swing: 28, cadence: 85, push: 1.8 }
      const { told, at } = guideWalker(cornerOf(20), doing, { carried })
      expect(told).toContain('turned')
      expect(Math.abs(at.counted - 12)).toBeLessThanOrEqual(2)
    }
  })

  it('or none, as slow as that, is right only near its end', () => {
    const watch = createTurnWatch()
    const { samples, turnsMs } = synthesiseTurns(turned(90, 8000))
    const fromMs = turnsMs[0]?.fromMs ?? 0
    let rightMs = 0
    for (const [at, sample] of samples.entries()) {
      if (at === 430) watch.begin('left')
      if (watch.push(sample).news === 'right') rightMs = sample.atMs
    }
    // By then 80 of 90 degrees are made.
    expect(rightMs - fromMs).toBeGreaterThan(5600)
  })
})
