import { createGait } from './gait.ts'
import type { MotionSample } from './motion-sample.ts'
import { createPeaks, createSmooth } from './peaks.ts'
import { createRegularity } from './regularity.ts'
import { createSway } from './sway.ts'
import { createTilt } from './tilt.ts'
import { createVertical } from './vertical.ts'

/** What a profile must do; clean, rising sample times are seen to before it. */
export interface StepCounter {
  push(sample: MotionSample, sinceLastMs: number): number
  /** A step half seen is no step. */
  forget(): void
}

/** Peaks of the smoothed vertical, believed when they come as walking does. Measured in docs/walking.md. */
export function createAccurateSteps(): StepCounter {
  const vertical = createVertical()
  const tilt = createTilt()
  const sway = createSway()
  const peaks = createPeaks()
  const smooth = createSmooth()
  const regularity = createRegularity()
  const gait = createGait()
  return {
    forget: gait.forget,
    push(sample, sinceLastMs) {
      const swayed = sway.push(sample, sinceLastMs)
      const turned = tilt.push(sample, sinceLastMs)
      const along = smooth.push(vertical.push(sample, sinceLastMs).along, sinceLastMs)
      regularity.push(along, sample.atMs)
      const peak = peaks.push(along, sample.atMs, sinceLastMs)
      return peak
        ? gait.push({ ...peak, tilt: turned, sway: swayed }, regularity.now)
        : gait.rest(sample.atMs)
    },
  }
}
