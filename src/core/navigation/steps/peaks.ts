import { createLowPass } from './filters.ts'

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

/** Who runs, or hurries in small steps, takes two in the time in which others swing twice: those swings are alike. */
const RUN = { least: 3, soonestMs: 230, latestMs: 430, share: 0.12, height: 1.5 }

function createRunning() {
  /** A peak that came too soon, and how many of the latest gaps had one as high in their middle. */
  let between: Peak | undefined
  let even = 0
  function isEven({ atMs, height }: Peak, gapMs: number): boolean {
    if (!between) return false
    const share = (atMs - between.atMs) / gapMs
    const times = between.height / height
    return Math.abs(share - 0.5) <= RUN.share && times < RUN.height && times > 1 / RUN.height
  }
  return {
    runs: () => even >= RUN.least,
    leftOut(peak: Peak, gapMs: number) {
      if (gapMs >= RUN.soonestMs) between = peak
    },
    /** How many of those that were left out were steps, told once. */
    missed(peak: Peak, gapMs: number): number {
      const ran = even >= RUN.least
      even = isEven(peak, gapMs) || (ran && gapMs < RUN.latestMs) ? even + 1 : 0
      between = undefined
      return !ran && even === RUN.least ? RUN.least : 0
    },
  }
}

/** What peaks and regularity are looked for in. */
export const createSmooth = () => createLowPass(SMOOTH_HZ, SMOOTH_POLES)

/** A rise of the vertical that may be a step. */
export interface Peak {
  atMs: number
  /** m/s² over the slow mean. */
  height: number
  /** Peaks before it that were left out for coming too soon, and were steps as it turns out. */
  missed?: number
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
  const running = createRunning()

  function learn(gapMs: number) {
    usualGapMs = gapMs < RHYTHM_GAP_MS ? usualGapMs + LEARN * (gapMs - usualGapMs) : USUAL_GAP_MS
  }

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
      const lowest = Math.max(LEAST_HEIGHT, LEAST_SHARE_OF_USUAL * usualHeight)
      if (!turned || height <= lowest) return undefined
      const soonest = Math.max(REFRACTORY_MS, REFRACTORY_SHARE * usualGapMs)
      if (gapMs < (running.runs() ? RUN.soonestMs : soonest)) {
        running.leftOut({ atMs, height }, gapMs)
        return undefined
      }
      const missed = running.missed({ atMs, height }, gapMs)
      if (missed > 0) usualGapMs = gapMs / 2
      else if (!isHidden) learn(gapMs)
      usualHeight = gapMs > FORGET_AFTER_MS ? 0 : usualHeight + LEARN * (height - usualHeight)
      peakAtMs = atMs
      isHidden = false
      return { atMs, height, missed }
    },
  }
}
