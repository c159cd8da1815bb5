import { STEP } from '../../constants.ts'
import { createVertical } from './filters.ts'
import { createGait } from './gait.ts'
import { createSway, createTilt } from './handling.ts'
import {
  BUSY_MS,
  type MotionSample,
  PASSES_MS,
  SENSOR_SILENT_MS,
  type StepDetector,
} from './motion-sample.ts'
import { createPeaks, createSmooth } from './peaks.ts'
import { createRegularity } from './regularity.ts'

/** What a profile must do; clean, rising sample times are seen to before it. */
interface StepCounter {
  push(sample: MotionSample, sinceLastMs: number): number
  /** A step half seen is no step. */
  forget(): void
  /** The same, without a stop. */
  drop(): void
}

/** Peaks of the smoothed vertical, believed when they come as walking does. Measured in docs/walking.md. */
function createAccurateSteps(): StepCounter {
  const vertical = createVertical()
  const tilt = createTilt()
  const sway = createSway()
  const peaks = createPeaks()
  const smooth = createSmooth()
  const regularity = createRegularity()
  const gait = createGait()
  /** How long the phone was busy since the last peak. */
  let silentMs = 0
  return {
    forget: gait.forget,
    drop: gait.drop,
    push(sample, realMs) {
      const isGap = realMs > BUSY_MS
      const sinceLastMs = isGap ? PASSES_MS : realMs
      if (isGap) silentMs += realMs
      const swayed = sway.push(sample, sinceLastMs)
      const turned = tilt.push(sample, sinceLastMs)
      const along = smooth.push(vertical.push(sample, sinceLastMs).along, sinceLastMs)
      regularity.push(along, sample.atMs, gait.seemsToWalk())
      const peak = peaks.push(along, sample.atMs, sinceLastMs, isGap)
      if (!peak) return gait.rest(sample.atMs)
      const candidate = { ...peak, tilt: turned, sway: swayed, silentMs }
      silentMs = 0
      return gait.push(candidate, regularity.now)
    },
  }
}

/** `accurate` counts as people walk; `specification` is its section 9 to the letter, `demo` the same at 500 ms. */
export type StepProfile = 'accurate' | 'specification' | 'demo'

const counters: Readonly<Record<StepProfile, () => StepCounter>> = {
  accurate: createAccurateSteps,
  specification: () => createSpecificationSteps(STEP.shopperGapMs),
  demo: () => createSpecificationSteps(STEP.demoGapMs),
}

const readable = ({ atMs, x, y, z }: MotionSample) =>
  Number.isFinite(atMs) && Number.isFinite(x) && Number.isFinite(y) && Number.isFinite(z)

/** A swing that looks like a turn for so long hides no step; pausing for it would lose those that were half seen. */
const BRIEF_MS = 250

/** A detector of the given profile. Samples that are no numbers or come a little before the last are left out. */
export function createStepDetector(profile: StepProfile): StepDetector {
  let counter = counters[profile]()
  let lastMs: number | undefined
  let paused = false
  let pausedMs = Number.NEGATIVE_INFINITY
  /** Steps seen in a pause, which count if it turns out to be brief. */
  let seen = 0
  return {
    push(sample) {
      if (!readable(sample)) return 0
      // A clock that was set anew, or a sample of another: nothing from before can be compared with it.
      if (lastMs !== undefined && Math.abs(sample.atMs - lastMs) > SENSOR_SILENT_MS) {
        counter = counters[profile]()
        lastMs = undefined
      }
      if (lastMs !== undefined && sample.atMs <= lastMs) return 0
      const sinceLastMs = lastMs === undefined ? 0 : sample.atMs - lastMs
      lastMs = sample.atMs
      // While paused the filters go on, so that counting resumes with the way the phone is held by then.
      seen += counter.push(sample, sinceLastMs)
      if (paused) return 0
      const steps = seen
      seen = 0
      return steps
    },
    pause() {
      if (paused) return
      paused = true
      pausedMs = lastMs ?? Number.NEGATIVE_INFINITY
    },
    resume() {
      if (!paused) return
      paused = false
      if (Math.abs((lastMs ?? 0) - pausedMs) <= BRIEF_MS) return
      counter.forget()
      seen = 0
    },
    drop() {
      counter.drop()
      seen = 0
    },
  }
}

/**
 * The specification's rule: the vertical is more than 1.2 m/s² away from rest, and the last step is long enough ago.
 * "Change" is read as change from rest: change between two events would depend on how often the phone reports.
 */
function createSpecificationSteps(gapMs: number): StepCounter {
  const vertical = createVertical()
  let stepAtMs = Number.NEGATIVE_INFINITY
  return {
    forget() {},
    drop() {},
    push(sample, sinceLastMs) {
      const { fromRest } = vertical.push(sample, sinceLastMs)
      if (Math.abs(fromRest) <= STEP.thresholdMps2 || sample.atMs - stepAtMs < gapMs) return 0
      stepAtMs = sample.atMs
      return 1
    },
  }
}
