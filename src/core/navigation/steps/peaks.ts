import { createLowPass } from './low-pass.ts'

/** Keeps the push of a step and its rhythm, loses the strike of the heel and the rattle of a pocket. */
const SMOOTH_HZ = 4
const SMOOTH_POLES = 3
const MEAN_HZ = 0.3
/** Nobody takes two steps within this. */
const REFRACTORY_MS = 300
/** A step swings twice (heel, then push): the second swing comes at half the usual gap. */
const REFRACTORY_SHARE = 0.6
/** m/s² over the slow mean. */
const LEAST_HEIGHT = 0.4
const LEAST_SHARE_OF_USUAL = 0.25

const USUAL_GAP_MS = 550
/** A longer gap is a stop or a missed step and says nothing about the rhythm. */
const RHYTHM_GAP_MS = 1000
const FORGET_AFTER_MS = 1500
const LEARN = 0.2

/** What peaks and regularity are looked for in. */
export const createSmooth = () => createLowPass(SMOOTH_HZ, SMOOTH_POLES)

/** A rise of the vertical that may be a step. */
export interface Peak {
  atMs: number
  /** m/s² over the slow mean. */
  height: number
}

/**
 * Finds local peaks of the smoothed vertical acceleration. The figures come from public recordings with
 * step-by-step truth: how they were chosen, and how far they hold, is in docs/walking.md.
 */
export function createPeaks(): {
  /**
   * @param smooth the vertical as `createSmooth` leaves it
   * @param isGap nothing was reported for a while: where it turned meanwhile nobody knows
   */
  push(smooth: number, atMs: number, sinceLastMs: number, isGap?: boolean): Peak | undefined
} {
  const mean = createLowPass(MEAN_HZ)
  let before = 0
  let last = 0
  let peakAtMs = Number.NEGATIVE_INFINITY
  let usualGapMs = USUAL_GAP_MS
  let usualHeight = 0
  let isHidden = false

  return {
    push(next, atMs, sinceLastMs, isGap = false) {
      if (isGap) {
        last = next
        isHidden = true
      }
      const height = last - mean.push(next, sinceLastMs)
      const turned = last > before && last >= next
      before = last
      last = next
      const gapMs = atMs - peakAtMs
      const soonest = Math.max(REFRACTORY_MS, REFRACTORY_SHARE * usualGapMs)
      const lowest = Math.max(LEAST_HEIGHT, LEAST_SHARE_OF_USUAL * usualHeight)
      if (!turned || height <= lowest || gapMs < soonest) return undefined
      if (!isHidden)
        usualGapMs = gapMs < RHYTHM_GAP_MS ? usualGapMs + LEARN * (gapMs - usualGapMs) : USUAL_GAP_MS
      usualHeight = gapMs > FORGET_AFTER_MS ? 0 : usualHeight + LEARN * (height - usualHeight)
      peakAtMs = atMs
      isHidden = false
      return { atMs, height }
    },
  }
}
