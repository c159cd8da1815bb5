import type { Step } from '../contract/store.ts'
import type { MotionSample, StepDetector } from '../navigation/steps/motion-sample.ts'

/** A path while it is being walked. */
export interface Recording {
  /** Stretches that are walked. */
  done: Step[]
  /** The stretch under way. */
  action: string
  steps: number
}

/** Turns a walk into a path: steps are counted as the shopper's are, and each tap begins a new stretch. */
export interface WalkRecorder {
  /** Takes a motion event; true when steps were counted. */
  motion(sample: MotionSample): boolean
  /** The author turns, or starts a stretch of another kind, here. */
  turn(action: string): void
  /** Takes the last tap back: the two stretches are one again. */
  undo(): void
  now(): Recording
  /** The path as walked so far, with its end. */
  finish(): Step[]
}

export function createWalkRecorder(detector: StepDetector): WalkRecorder {
  let done: { action: string; steps: number }[] = []
  let action = 'start'
  let steps = 0
  const written = (stretch: { action: string; steps: number }): Step => ({
    action: stretch.action,
    distance: String(stretch.steps),
  })
  return {
    motion(sample) {
      const counted = detector.push(sample)
      steps += counted
      return counted > 0
    },
    turn(next) {
      done.push({ action, steps })
      action = next
      steps = 0
    },
    undo() {
      const last = done.at(-1)
      if (!last) return
      done = done.slice(0, -1)
      action = last.action
      steps += last.steps
    },
    now: () => ({ done: done.map(written), action, steps }),
    finish: () => [...[...done, { action, steps }].map(written), { action: 'end', distance: '0' }],
  }
}
