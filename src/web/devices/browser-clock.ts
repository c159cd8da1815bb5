import type { Clock } from '../../core/clock.ts'

export const browserClock: Clock = {
  now: () => performance.now(),
  date: () => new Date(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
}
