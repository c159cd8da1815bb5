import { describe, expect, it } from 'vitest'
import { type Doing, type SyntheticWalk, synthesise } from '../../../../bench/steps/synthetic-walk.ts'
import type { MotionSample } from './motion-sample.ts'
import { createStepDetector, type StepProfile } from './step-detector.ts'

function count(samples: readonly MotionSample[], profile: StepProfile = 'accurate'): number {
  const detector = createStepDetector(profile)
  return samples.reduce((steps, sample) => steps + detector.push(sample), 0)
}

const still = (ms: number): Doing => ({ do: 'stand', ms })
const walked = (steps: number): Doing[] => [still(1500), { do: 'walk', steps }, still(1500)]

const ARM_METRES = 0.55

/** The phone hangs from an arm that swings by so many degrees to either side, once every two steps. */
function swung({ samples, stepsMs }: SyntheticWalk, degrees: number): MotionSample[] {
  return samples.map((sample) => {
    const at = stepsMs.findLastIndex((ms) => ms <= sample.atMs)
    const [from, to] = [stepsMs[at], stepsMs[at + 1]]
    if (from === undefined || to === undefined) return sample
    const radians = (degrees * Math.PI) / 180
    const phase = Math.PI * (at + (sample.atMs - from) / (to - from))
    const turns = (1000 * Math.PI) / (to - from)
    const angle = radians * Math.sin(phase)
    const rate = radians * turns * Math.cos(phase)
    const along = sample.y
    return {
      ...sample,
      y: along * Math.cos(angle) + ARM_METRES * rate ** 2,
      z: sample.z + along * Math.sin(angle) - ARM_METRES * turns ** 2 * angle,
    }
  })
}

describe('the accurate detector', () => {
  it.each([
    ['25 Hz', { hz: 25 }],
    ['60 Hz', {}],
    ['100 Hz', { hz: 100 }],
    ['400 Hz', { hz: 400 }],
    ['jittered times', { jitterMs: 5 }],
    ['a fifth of events lost', { lost: 0.2 }],
    ['the signs of iOS', { sign: -1 }],
    ['a phone lying flat', { tipped: 1.5 }],
    ['a phone upside down', { tipped: 3.1 }],
    ['a slow cane user with a limp', { cadence: 85, push: 1.7, limp: 0.25 }],
    ['a hurried walker', { cadence: 140, push: 3 }],
  ] as const)('counts forty steps within two: %s', (_, how) => {
    expect(Math.abs(count(synthesise(walked(40), how).samples) - 40)).toBeLessThanOrEqual(2)
  })

  it.each([
    [170, 4.5],
    [180, 5],
    [190, 6],
    [200, 7],
  ])('counts who runs or hurries in small steps, %d a minute', (cadence, push) => {
    let counted = 0
    for (let seed = 1; seed <= 8; seed += 1)
      counted += count(synthesise(walked(40), { seed, cadence, push }).samples)
    expect(counted / (8 * 40)).toBeGreaterThan(0.9)
    expect(counted / (8 * 40)).toBeLessThan(1.03)
  })

  it.each([
    ['soft', 1.2, 0.96],
    ['softer', 1, 0.8],
  ])('counts the steps of %s walkers', (_, push, share) => {
    let counted = 0
    for (const cadence of [75, 90, 105])
      for (let seed = 1; seed <= 4; seed += 1) {
        const how = { push, cadence, seed }
        counted += count(synthesise([still(2000), { do: 'walk', steps: 40 }, still(2500)], how).samples)
      }
    expect(counted / (12 * 40)).toBeGreaterThan(share)
    expect(counted / (12 * 40)).toBeLessThan(1.02)
  })

  it.each([
    ['too weak', 0.5, 1],
    ['too hurried', 0.9, 2.6],
  ])('counts no swinging that is even and %s', (_, push, hz) => {
    const samples = Array.from({ length: 3600 }, (_, n) => {
      const along = 9.8 + push * Math.sin((2 * Math.PI * hz * n) / 60)
      return { atMs: (n * 1000) / 60, x: 0, y: along * 0.8, z: along * 0.6 }
    })
    expect(count(samples)).toBe(0)
  })

  it.each([15, 30, 45])(
    'counts the steps of who swings the phone by %d degrees at an arm’s end',
    (degrees) => {
      for (let seed = 1; seed <= 5; seed += 1) {
        const walk = synthesise(walked(40), { seed, tipped: 0 })
        expect(Math.abs(count(swung(walk, degrees)) - 40)).toBeLessThanOrEqual(4)
      }
    },
  )

  it('counts the first steps of a walk once they are confirmed, all of them', () => {
    for (const steps of [3, 4, 6, 10]) {
      expect(Math.abs(count(synthesise(walked(steps)).samples) - steps)).toBeLessThanOrEqual(1)
    }
  })

  it.each([1, 2, 3, 10])(
    'counts none of %d steps after they were dropped, and each that follows',
    (before) => {
      const { samples, stepsMs } = synthesise(walked(30))
      const detector = createStepDetector('accurate')
      const pushed = (those: readonly MotionSample[]) =>
        those.reduce((steps, sample) => steps + detector.push(sample), 0)
      const overMs = (stepsMs[before] ?? 0) - 100
      pushed(samples.filter(({ atMs }) => atMs <= overMs))
      detector.drop()
      const counted = pushed(samples.filter(({ atMs }) => atMs > overMs))
      expect(Math.abs(counted - (30 - before))).toBeLessThanOrEqual(1)
    },
  )

  it('believes a few steps between two rests, once the second has lasted a while', () => {
    for (const steps of [2, 3, 4, 5])
      for (let seed = 1; seed <= 5; seed += 1) {
        const { samples } = synthesise([still(2000), { do: 'walk', steps }, still(2500)], { seed, limp: 0.1 })
        expect(Math.abs(count(samples) - steps)).toBeLessThanOrEqual(1)
        expect(count(samples)).toBeGreaterThan(0)
      }
  })

  it.each([
    ['standing', still(6000)],
    ['lifting a pack to the camera', { do: 'lift', ms: 6000 } as const],
  ])('counts at most three steps a minute, over five minutes of %s', (_, doing) => {
    let counted = 0
    for (let seed = 1; seed <= 5; seed += 1) {
      const minute = Array.from({ length: 10 }, () => doing)
      counted += count(synthesise(minute, { seed }).samples)
    }
    expect(counted / 5).toBeLessThanOrEqual(3)
  })

  it('counts at most nine steps a minute of a phone that is handled without a rest (two swings in a row would make 47)', () => {
    let counted = 0
    for (let seed = 1; seed <= 10; seed += 1)
      counted += count(synthesise([{ do: 'handle', ms: 60_000 }], { seed }).samples)
    expect(counted / 10).toBeLessThanOrEqual(9)
  })

  it('counts a walk that begins as a phone is put away, from its first steps on', () => {
    for (let seed = 1; seed <= 5; seed += 1) {
      const { samples } = synthesise([{ do: 'handle', ms: 3000 }, { do: 'walk', steps: 30 }, still(1500)], {
        seed,
      })
      expect(Math.abs(count(samples) - 30)).toBeLessThanOrEqual(4)
    }
  })

  it.each([
    ['a sample of another clock', (sample: MotionSample, at: number) => (at === 500 ? 1.79e12 : sample.atMs)],
    ['a clock that is put back', ({ atMs }: MotionSample, at: number) => (at > 500 ? atMs - 10_000 : atMs)],
  ])('counts on after %s', (_, timeOf) => {
    const { samples } = synthesise(walked(40))
    const told = samples.map((sample, at) => ({ ...sample, atMs: timeOf(sample, at) }))
    expect(Math.abs(count(told) - 40)).toBeLessThanOrEqual(2)
  })

  it.each([
    ['0.65 s every 4 s', 650, 4000, 3],
    ['0.8 s every 5 s', 800, 5000, 3],
    ['0.3 s every 1.7 s', 300, 1700, 5],
    ['1.2 s every 6 s', 1200, 6000, 4],
  ])('counts the steps that a busy phone hides: %s', (_, silentMs, everyMs, off) => {
    for (let seed = 1; seed <= 5; seed += 1)
      for (const cadence of [85, 108]) {
        const { samples } = synthesise(walked(40), { seed, cadence, push: cadence < 100 ? 1.7 : 2.2 })
        const felt = samples.filter(({ atMs }) => (atMs + 300 * seed) % everyMs >= silentMs)
        expect(Math.abs(count(felt) - 40)).toBeLessThanOrEqual(off)
      }
  })

  it('counts none for a gap in which a walker stops, and none while standing', () => {
    const { samples, stepsMs } = synthesise([...walked(12), still(6000)])
    const stopMs = stepsMs.at(-1) ?? 0
    const felt = samples.filter(({ atMs }) => atMs < stopMs || atMs > stopMs + 1200)
    expect(Math.abs(count(felt) - 11)).toBeLessThanOrEqual(1)
    expect(count(synthesise([still(60_000)]).samples.filter(({ atMs }) => atMs % 2500 > 700))).toBe(0)
  })

  it('survives the phone’s events stopping for two minutes', () => {
    const { samples } = synthesise(walked(20))
    const later = samples.map((sample) => ({ ...sample, atMs: sample.atMs + 120_000 }))
    expect(Math.abs(count([...samples, ...later]) - 40)).toBeLessThanOrEqual(3)
  })
})

describe('the specification’s detector', () => {
  const { samples } = synthesise(walked(40))

  it('cannot see steps that come faster than its gap', () => {
    expect(count(samples, 'specification')).toBeLessThan(30)
    expect(count(samples, 'demo')).toBeGreaterThan(30)
  })

  it.each([
    ['one swing beyond 1.2', [0, 1.3], 1],
    ['a swing down', [0, -1.5], 1],
    ['no more than 1.2', [0, 1.1], 0],
  ])('takes %s', (_, changes, steps) => {
    // Ten seconds at rest, so that the gravity filter has settled, then one event each.
    const rest = Array.from({ length: 500 }, (_, n) => ({ atMs: n * 20, x: 0, y: 9.8, z: 0 }))
    const swing = changes.map((change, n) => ({ atMs: 10_000 + n * 20, x: 0, y: 9.8 + change * 1.05, z: 0 }))
    expect(count([...rest, ...swing], 'specification')).toBe(steps)
  })

  it.each([
    ['specification', 800],
    ['demo', 500],
  ] as const)('%s waits %d ms between steps', (profile, gapMs) => {
    const shaken = Array.from({ length: 600 }, (_, n) => ({ atMs: n * 10, x: 0, y: n % 2 ? 4 : 15, z: 0 }))
    const counted = count(shaken, profile)
    expect(counted).toBe(Math.floor(5990 / gapMs) + 1)
  })
})

describe.each(['accurate', 'specification', 'demo'] as const)('any detector (%s)', (profile) => {
  const { samples } = synthesise(walked(30))

  it('counts nothing while paused and goes on afterwards', () => {
    const detector = createStepDetector(profile)
    const third = Math.floor(samples.length / 3)
    const [before, during, after] = [0, 1, 2].map((n) => samples.slice(n * third, (n + 1) * third))
    const played = (part: readonly MotionSample[] = []) =>
      part.reduce((steps, sample) => steps + detector.push(sample), 0)
    expect(played(before)).toBeGreaterThan(0)
    detector.pause()
    expect(played(during)).toBe(0)
    detector.resume()
    expect(played(after)).toBeGreaterThan(0)
  })

  it('loses nothing in pauses too brief for a step', () => {
    const detector = createStepDetector(profile)
    let counted = 0
    for (const [at, sample] of samples.entries()) {
      if (at % 60 === 30) detector.pause()
      if (at % 60 === 42) detector.resume()
      counted += detector.push(sample)
    }
    expect(counted).toBe(count(samples, profile))
  })

  it('leaves out samples that are no numbers or come late', () => {
    const broken = samples.flatMap((sample) => [
      sample,
      { ...sample, x: Number.NaN },
      { ...sample, atMs: Number.POSITIVE_INFINITY },
      { ...sample, atMs: sample.atMs - 5, y: 500 },
    ])
    expect(count(broken, profile)).toBe(count(samples, profile))
  })

  it('counts nothing in free fall', () => {
    const falling = Array.from({ length: 300 }, (_, n) => ({ atMs: n * 16, x: 0, y: 0, z: 0 }))
    expect(count(falling, profile)).toBe(0)
  })
})
