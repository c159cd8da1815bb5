import type { Clock } from '../../clock.ts'
import { STEP } from '../../constants.ts'
import type { MotionSample, StepDetector } from '../steps/motion-sample.ts'
import type { StepProfile } from '../steps/step-detector.ts'

/** Nobody stands this long in the middle of a leg without a reason. */
const STILL_AFTER_MS = 10_000
/** What is to be told of a turn is told within this. */
const TURN_TOLD_MS = 2000

type Hold = 'notStarted' | 'pause' | 'manual' | 'turning'

/** Decides when steps count, and notices that none come. */
export interface Counting {
  motion(sample: MotionSample): void
  /** A new instruction begins to be spoken. */
  instructed(): void
  /** The guide's own speech is over. */
  silent(): void
  /** The shopper has turned as was asked: nobody stands still who does. */
  turned(): void
  /** What is half counted was of the part before, as the shopper says. */
  drop(): void
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
  /** Ten seconds went by without a step, while a turn is under way. */
  let isDue = false
  let stopSettling: (() => void) | undefined
  let stopStill: (() => void) | undefined

  const open = () => holds.size === 0 && !settling
  const watchStill = (afterMs = STILL_AFTER_MS) => {
    stopStill?.()
    stopStill = undefined
    isDue = false
    if (settling || told || [...holds].some((why) => why !== 'turning')) return
    stopStill = clock.after(afterMs, () => {
      stopStill = undefined
      isDue = holds.has('turning')
      if (!isDue) told = onStill()
    })
  }
  const apply = () => {
    if (open()) detector.resume()
    else detector.pause()
  }
  /** A turn is no step: the ten seconds go on through it. */
  const changed = (why: Hold) => {
    apply()
    if (why !== 'turning') watchStill()
    else if (isDue && !holds.has(why)) watchStill(TURN_TOLD_MS)
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
      watchStill()
    },
    silent() {
      if (settling && !stopSettling) {
        stopSettling = clock.after(STEP.pauseAfterInstructionMs, () => {
          stopSettling = undefined
          settling = false
          apply()
          watchStill()
        })
      } else watchStill()
    },
    turned: () => watchStill(),
    drop: () => detector.drop(),
    hold(why) {
      if (holds.has(why)) return
      holds.add(why)
      changed(why)
    },
    release(why) {
      if (holds.delete(why)) changed(why)
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
