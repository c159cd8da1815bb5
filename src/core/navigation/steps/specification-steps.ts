import { STEP } from '../../constants.ts'
import type { StepCounter } from './accurate-steps.ts'
import { createVertical } from './vertical.ts'

/**
 * The specification's rule: the vertical is more than 1.2 m/s² away from rest, and the last step is long enough ago.
 * "Change" is read as change from rest: change between two events would depend on how often the phone reports.
 */
export function createSpecificationSteps(gapMs: number): StepCounter {
  const vertical = createVertical()
  let stepAtMs = Number.NEGATIVE_INFINITY
  return {
    forget() {},
    push(sample, sinceLastMs) {
      const { fromRest } = vertical.push(sample, sinceLastMs)
      if (Math.abs(fromRest) <= STEP.thresholdMps2 || sample.atMs - stepAtMs < gapMs) return 0
      stepAtMs = sample.atMs
      return 1
    },
  }
}
