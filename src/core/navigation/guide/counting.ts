import type { Clock } from '../../clock.ts'
import { STEP } from '../../constants.ts'
import type { MotionSample, StepDetector } from '../steps/motion-sample.ts'
import type { StepProfile } from '../steps/step-detector.ts'

/** Nobody stands this long in the middle of a leg without a reason. */
const STILL_AFTER_MS = 10_000

type Hold = 'notStarted' | 'pause' | 'manual' | 'turning'

/** Decides when steps count, and notices that none come. */
export interface Counting {
  motion(sample: MotionSample): void
  /** A new instruction begins to be spoken. */
  instructed(): void
  /** The guide's own speech is over. */
  silent(): void
  hold(why: Hold): void
  release(why: Hold): void
  held(why: Hold): boolean
  close(): void
}

export interface CountingOptions {
  clock: Clock
  profile: StepProfile
  detector: StepDetector
  onSteps(steps: number): void
  /** Nobody has moved for ten seconds. Returns whether that was said; once said, it is not said again while they stand. */
  onStill(): boolean
}

/**
 * `accurate` counts from the moment the instruction begins: waiting costs three steps of whoever walks off at once.
 * The specification's profiles count 2000 ms after the instruction was spoken.
 */
export function createCounting({ clock, profile, detector, onSteps, onStill }: CountingOptions): Counting {
  const holds = new Set<Hold>()
  let settling = false
  let told = false
  let stopSettling: (() => void) | undefined
  let stopStill: (() => void) | undefined

  const open = () => holds.size === 0 && !settling
  const watchStill = () => {
    stopStill?.()
    stopStill = undefined
    if (!open() || told) return
    stopStill = clock.after(STILL_AFTER_MS, () => {
      stopStill = undefined
      told = onStill()
    })
  }
  const apply = () => {
    if (open()) detector.resume()
    else detector.pause()
    watchStill()
  }

  return {
    motion(sample) {
      const steps = detector.push(sample)
      if (steps === 0) return
      told = false
      watchStill()
      onSteps(steps)
    },
    instructed() {
      stopSettling?.()
      stopSettling = undefined
      settling = profile !== 'accurate'
      told = false
      apply()
    },
    silent() {
      if (settling && !stopSettling) {
        stopSettling = clock.after(STEP.pauseAfterInstructionMs, () => {
          stopSettling = undefined
          settling = false
          apply()
        })
      } else watchStill()
    },
    hold(why) {
      if (holds.has(why)) return
      holds.add(why)
      apply()
    },
    release(why) {
      if (holds.delete(why)) apply()
    },
    held: (why) => holds.has(why),
    close() {
      stopSettling?.()
      stopStill?.()
      stopSettling = undefined
      stopStill = undefined
    },
  }
}
