import type { MonotonicMs } from '../../core/clock.ts'

/** A token bucket: `burst` at once, `perSecond` in the long run. */
export function createAllowance(burst: number, perSecond: number, startMs: MonotonicMs) {
  let left = burst
  let countedAtMs = startMs
  return {
    /** Spends `amount`; false when there is not that much left. */
    spend(amount: number, nowMs: MonotonicMs): boolean {
      left = Math.min(burst, left + ((nowMs - countedAtMs) / 1000) * perSecond)
      countedAtMs = nowMs
      left -= amount
      return left >= 0
    },
  }
}
