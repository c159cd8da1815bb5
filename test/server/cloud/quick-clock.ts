import type { Clock } from '../../../src/core/clock.ts'

/** Real time, faster: sentences that take seconds to hear are through in a fraction, sockets stay real. */
export function createQuickClock(times: number): Clock {
  return {
    now: () => performance.now() * times,
    date: () => new Date('2026-11-21T12:00:00Z'),
    after(delayMs, run) {
      const timer = setTimeout(run, delayMs / times)
      return () => clearTimeout(timer)
    },
  }
}
