import type { Clock } from '../core/clock.ts'

/** The machine's own time. Monotonic, so that a clock set back by somebody moves no timer. */
export const systemClock: Clock = {
  now: () => performance.now(),
  date: () => new Date(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
}
