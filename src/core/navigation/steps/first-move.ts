import { STEP } from '../../constants.ts'
import type { MotionSample } from './motion-sample.ts'
import { createVertical } from './vertical.ts'

/** The filters have found down by then. */
const SETTLED_AFTER_MS = 300

/** Notices that the phone was moved once: says true from the first swing on that is stronger than a step's threshold. */
export function createFirstMove(): { push(sample: MotionSample): boolean } {
  const vertical = createVertical()
  let firstMs: number | undefined
  let lastMs = 0
  let moved = false
  return {
    push(sample) {
      firstMs ??= sample.atMs
      const sinceLastMs = Math.max(0, sample.atMs - (lastMs || sample.atMs))
      lastMs = sample.atMs
      const { fromRest } = vertical.push(sample, sinceLastMs)
      const settled = sample.atMs - firstMs >= SETTLED_AFTER_MS
      if (settled && Math.abs(fromRest) > STEP.thresholdMps2) moved = true
      return moved
    },
  }
}
