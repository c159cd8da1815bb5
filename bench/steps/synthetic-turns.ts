import type { MotionSample } from '../../src/core/navigation/steps/motion-sample.ts'
import { createRandom } from './random.ts'

/** One thing a shopper does, after another; degrees are left positive. */
export type Turning =
  | { do: 'stand'; ms: number }
  | { do: 'walk'; ms: number }
  /** On the spot, unless they walk on meanwhile; `shuffling`: in small steps. */
  | { do: 'turn'; degrees: number; ms: number; walking?: boolean; shuffling?: boolean }

/** How the phone is carried, and what its gyroscope is worth. */
export interface Carried {
  hz: number
  /** Steps a minute. */
  cadence: number
  /** m/s² of the vertical push. */
  push: number
  /** Radians by which the phone is tipped back from upright. */
  tipped: number
  /** Degrees by which hips, a strap or a pocket swing to either side with every second step. */
  sway: number
  /** Degrees by which a cane turns the body to either side, once every two steps. */
  swing: number
  /** Degrees a second that the gyroscope makes up. */
  driftDps: number
  /** Degrees a second, white. */
  noiseDps: number
  seed: number
}

const usual: Carried = {
  hz: 60,
  cadence: 105,
  push: 2.2,
  tipped: 0.6,
  sway: 3,
  swing: 0,
  driftDps: 0,
  noiseDps: 2,
  seed: 1,
}
const GRAVITY = 9.806

/** Minimum-jerk way between 0 and 1, as bodies turn. */
const reach = (u: number) => u ** 3 * (10 - 15 * u + 6 * u ** 2)

type Stretch = Turning & { fromMs: number; heading: number }

function laidOut(doings: readonly Turning[]): { stretches: Stretch[]; endMs: number } {
  let [endMs, heading] = [0, 0]
  const stretches = doings.map((doing) => {
    const stretch = { ...doing, fromMs: endMs, heading }
    endMs += doing.ms
    if (doing.do === 'turn') heading += doing.degrees
    return stretch
  })
  return { stretches, endMs }
}

/** m/s² with which feet push, and whether they take the shopper on. */
function feet(now: Stretch | undefined, push: number): { push: number; walks: boolean } {
  if (now?.do === 'walk' || (now?.do === 'turn' && now.walking)) return { push, walks: true }
  return { push: now?.do === 'turn' && now.shuffling ? 0.6 * push : 0, walks: false }
}

/** Degrees that a body faces, without what it swings. */
function facedAt(now: Stretch | undefined, atMs: number): number {
  if (now?.do !== 'turn') return now?.heading ?? 0
  return now.heading + now.degrees * reach(Math.min(1, (atMs - now.fromMs) / now.ms))
}

/** Made-up motion with a gyroscope: true times of steps and of turns, the same for the same seed. */
export function synthesiseTurns(doings: readonly Turning[], options: Partial<Carried> = {}) {
  const how = { ...usual, ...options }
  const { normal } = createRandom(how.seed)
  const { stretches, endMs } = laidOut(doings)
  const samples: MotionSample[] = []
  const stepsMs: number[] = []
  const [up, out] = [Math.cos(how.tipped), Math.sin(how.tipped)]
  const everyMs = 1000 / how.hz
  let [phase, facedBefore] = [0, 0]
  for (let atMs = 0; atMs < endMs; atMs += everyMs) {
    const now = stretches.findLast((each) => each.fromMs <= atMs)
    const { push, walks } = feet(now, how.push)
    const before = phase
    if (push > 0) phase += (everyMs / 60_000) * how.cadence
    if (walks && Math.floor(phase) > Math.floor(before)) stepsMs.push(atMs)
    const turn = 2 * Math.PI * phase
    const swaying = push > 0 ? how.sway * Math.sin(turn / 2) + how.swing * Math.sin(turn / 2 + 1) : 0
    const faced = facedAt(now, atMs) + swaying
    const yaw = ((faced - facedBefore) * 1000) / everyMs + how.driftDps
    facedBefore = faced
    const vertical = push * (0.8 * Math.cos(turn - 0.9) + 0.3 * Math.cos(2 * turn + 0.7))
    const along = GRAVITY + vertical
    const figure = (value: number, noise: number) => value + noise * normal()
    samples.push({
      atMs,
      ...{ x: figure(0.2 * vertical, 0.2), y: figure(along * up, 0.2), z: figure(along * out, 0.2) },
      turning: {
        x: figure(how.driftDps, how.noiseDps),
        y: figure(yaw * up, how.noiseDps),
        z: figure(yaw * out, how.noiseDps),
      },
    })
  }
  const turnsMs = stretches.flatMap((each) =>
    each.do === 'turn' ? [{ fromMs: each.fromMs, toMs: each.fromMs + each.ms, degrees: each.degrees }] : [],
  )
  return { samples, stepsMs, turnsMs }
}
