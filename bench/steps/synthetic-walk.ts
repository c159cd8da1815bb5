import type { MotionSample } from '../../src/core/navigation/steps/motion-sample.ts'
import { createRandom } from './random.ts'

/** One thing a shopper does, after another. */
export type Doing =
  | { do: 'stand'; ms: number }
  | { do: 'walk'; steps: number }
  /** Brings a pack or the phone up to look at it, holds it there with a trembling hand, and lowers it. */
  | { do: 'lift'; ms: number }
  /** Moves the phone about in the hand, now up, now down, now tipped, at no rhythm. */
  | { do: 'handle'; ms: number }

export interface Walker {
  /** Steps a minute; people take 90 to 145. */
  cadence: number
  /** m/s² of the vertical push; 1.2 is a careful shuffle, 3 a brisk walk. */
  push: number
  /** How much stronger one leg pushes than the other, 0 to 1. */
  limp: number
  /** Radians by which the phone is tipped back from upright. */
  tipped: number
  /** m/s², white, on each axis. */
  noise: number
  seed: number
}

/** How the phone reports: events a second, spread of their times, share lost, and the sign of the axes (iOS: −1). */
export interface Reporting {
  hz: number
  jitterMs: number
  lost: number
  sign: 1 | -1
}

export interface SyntheticWalk {
  samples: MotionSample[]
  /** When each true step lands. */
  stepsMs: number[]
}

const GRAVITY = 9.806
/** A heel strike dies away within a few hundredths of a second. */
const STRIKE_MS = 30
const usualWalker: Walker = { cadence: 108, push: 2.2, limp: 0.12, tipped: 0.6, noise: 0.2, seed: 1 }
const usualReporting: Reporting = { hz: 60, jitterMs: 0, lost: 0, sign: 1 }

interface Stretch {
  fromMs: number
  toMs: number
  /** Vertical acceleration in m/s², and how much further the phone is tipped, `ms` into the stretch. */
  at(ms: number): { vertical: number; tip: number }
}

function stand(fromMs: number, ms: number, sway: number): Stretch {
  const at = (t: number) => ({ vertical: 0.12 * Math.sin(t / 390 + sway), tip: 0.03 * Math.sin(t / 830) })
  return { fromMs, toMs: fromMs + ms, at }
}

/** Minimum-jerk way of a hand between 0 and 1: position, and acceleration per square of the time taken. */
const reach = (u: number) => u ** 3 * (10 - 15 * u + 6 * u ** 2)
const reachPull = (u: number) => 60 * u - 180 * u ** 2 + 120 * u ** 3

function lift(fromMs: number, ms: number, { uniform }: { uniform(): number }): Stretch {
  const moveMs = Math.min(ms / 3, 600 + 500 * uniform())
  const metres = 0.2 + 0.25 * uniform()
  const tip = 0.5 + 0.7 * uniform()
  const pull = metres / (moveMs / 1000) ** 2
  const at = (t: number) => {
    const up = Math.min(1, t / moveMs)
    const down = Math.min(1, Math.max(0, (t - ms + moveMs) / moveMs))
    const tremble = 0.25 * Math.sin(t / 120) * (reach(up) - reach(down))
    return {
      vertical: pull * (reachPull(up) - reachPull(down)) + tremble,
      tip: tip * (reach(up) - reach(down)),
    }
  }
  return { fromMs, toMs: fromMs + ms, at }
}

function handle(fromMs: number, ms: number, { uniform }: { uniform(): number }): Stretch {
  const moves: { fromMs: number; forMs: number; pull: number; from: number; tip: number }[] = []
  let tip = 0
  for (let now = 0; now < ms; ) {
    const forMs = 300 + 600 * uniform()
    const metres = (0.03 + 0.15 * uniform()) * (uniform() < 0.5 ? -1 : 1)
    // Never further than it can be held: back towards upright from either side.
    const next = Math.max(-0.7, Math.min(0.9, tip + 1.6 * (uniform() - 0.5)))
    moves.push({ fromMs: now, forMs, pull: metres / (forMs / 1000) ** 2, from: tip, tip: next - tip })
    tip = next
    now += forMs + 900 * uniform()
  }
  const at = (t: number) => {
    const move = moves.findLast((each) => each.fromMs <= t)
    if (!move) return { vertical: 0, tip: 0 }
    const u = Math.min(1, (t - move.fromMs) / move.forMs)
    return { vertical: move.pull * reachPull(u), tip: move.from + move.tip * reach(u) }
  }
  return { fromMs, toMs: fromMs + ms, at }
}

/** One step: the body rises and falls once and its second harmonic twice, and the heel strikes at the start. */
function step(fromMs: number, ms: number, push: number): Stretch {
  const at = (t: number) => {
    const turn = (2 * Math.PI * t) / ms
    const strike = 0.8 * push * Math.exp(-t / STRIKE_MS) * Math.sin(t / 7)
    return {
      vertical: push * (0.8 * Math.cos(turn - 0.9) + 0.3 * Math.cos(2 * turn + 0.7)) + strike,
      tip: 0.02 * Math.sin(turn / 2),
    }
  }
  return { fromMs, toMs: fromMs + ms, at }
}

/** Made-up motion of somebody who does one thing after another: the same for the same seed, with true step times. */
export function synthesise(
  doings: readonly Doing[],
  options: Partial<Walker & Reporting> = {},
): SyntheticWalk {
  const walker = { ...usualWalker, ...options }
  const random = createRandom(walker.seed)
  const stretches: Stretch[] = []
  const stepsMs: number[] = []
  let now = 0
  const add = (stretch: Stretch) => {
    stretches.push(stretch)
    now = stretch.toMs
  }
  for (const doing of doings) {
    if (doing.do === 'stand') add(stand(now, doing.ms, 6 * random.uniform()))
    else if (doing.do === 'lift') add(lift(now, doing.ms, random))
    else if (doing.do === 'handle') add(handle(now, doing.ms, random))
    else
      for (let n = 0; n < doing.steps; n += 1) {
        stepsMs.push(now)
        const ms = (60_000 / walker.cadence) * (1 + 0.05 * random.normal())
        const side = n % 2 === 0 ? 1 + walker.limp : 1 - walker.limp
        add(step(now, ms, walker.push * side * (1 + 0.08 * random.normal())))
      }
  }
  return { samples: report(stretches, walker, { ...usualReporting, ...options }, random), stepsMs }
}

function report(
  stretches: readonly Stretch[],
  { tipped, noise }: Walker,
  { hz, jitterMs, lost, sign }: Reporting,
  random: ReturnType<typeof createRandom>,
): MotionSample[] {
  const samples: MotionSample[] = []
  const endMs = stretches.at(-1)?.toMs ?? 0
  let index = 0
  for (let tick = 0; (tick * 1000) / hz < endMs; tick += 1) {
    const atMs = (tick * 1000) / hz + jitterMs * random.uniform()
    while ((stretches[index]?.toMs ?? endMs) < atMs && index < stretches.length - 1) index += 1
    const stretch = stretches[index]
    if (!stretch || random.uniform() < lost) continue
    const { vertical, tip } = stretch.at(atMs - stretch.fromMs)
    const angle = tipped + tip
    const along = GRAVITY + vertical
    const axis = (value: number) => sign * (value + noise * random.normal())
    samples.push({
      atMs,
      x: axis(0.2 * vertical),
      y: axis(along * Math.cos(angle)),
      z: axis(along * Math.sin(angle)),
    })
  }
  return samples
}
