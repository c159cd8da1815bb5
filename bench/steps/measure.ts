import type { MotionSample } from '../../src/core/navigation/steps/motion-sample.ts'
import { createStepDetector, type StepProfile } from '../../src/core/navigation/steps/step-detector.ts'

export const LEG_STEPS = 10
/** A detector in step with a walk counts within this of the true step. */
const STANDING_MARGIN_MS = 1000

export interface Walked {
  samples: readonly MotionSample[]
  stepsMs: readonly number[]
  /** True steps, where it is known how many but not when. */
  steps?: number
}

export interface Measured {
  /** Counted against true, signed, in percent. */
  errorPercent: number
  /** For each leg of ten counted steps, the true ones taken when the next instruction would be given. */
  legs: number[]
  /** Counted in the stretches between two true steps where nobody walks, and how long these are. */
  standing: { steps: number; minutes: number }
}

/** When each step is counted; several at once when a start is confirmed. */
export function countedMs(profile: StepProfile, samples: readonly MotionSample[]): number[] {
  const detector = createStepDetector(profile)
  return samples.flatMap((sample) => Array<number>(detector.push(sample)).fill(sample.atMs))
}

/** Plays a walk to a detector as a page would, once. */
export function measure(
  profile: StepProfile,
  { samples, stepsMs, steps = stepsMs.length }: Walked,
): Measured {
  const counted = countedMs(profile, samples)
  return {
    errorPercent: (100 * (counted.length - steps)) / steps,
    legs: stepsMs.length > 0 ? legsOf(counted, stepsMs) : [],
    standing: standingOf(counted, stepsMs),
  }
}

function legsOf(counted: readonly number[], stepsMs: readonly number[]): number[] {
  const legs: number[] = []
  let before = Number.NEGATIVE_INFINITY
  for (let last = LEG_STEPS - 1; last < counted.length; last += LEG_STEPS) {
    const end = counted[last] ?? 0
    const from = before
    legs.push(stepsMs.filter((ms) => ms > from && ms <= end).length)
    before = end
  }
  return legs
}

function standingOf(counted: readonly number[], stepsMs: readonly number[]): Measured['standing'] {
  let steps = 0
  let minutes = 0
  for (const [index, stepMs] of stepsMs.entries()) {
    const next = stepsMs[index + 1] ?? stepMs
    const [from, to] = [stepMs + STANDING_MARGIN_MS, next - STANDING_MARGIN_MS]
    if (to <= from) continue
    minutes += (to - from) / 60_000
    steps += counted.filter((ms) => ms > from && ms < to).length
  }
  return { steps, minutes }
}
