import type { Clock } from '../src/core/clock.ts'

/** A clock that stands still until told: `advance` runs every timer that falls due, in order. */
export interface FakeClock extends Clock {
  advance(byMs: number): void
  /** A page or a process sleeps for so long: what falls due meanwhile runs when it wakes, in order. */
  sleep(ms: number): void
  /** Timers still set: a closed thing must leave none. */
  pending(): number
}

export function createFakeClock(wall = new Date('2026-11-21T12:00:00Z')): FakeClock {
  let now = 0
  let timers: { at: number; run: () => void }[] = []
  function advance(byMs: number) {
    const until = now + byMs
    for (;;) {
      const due = timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0]
      if (!due) break
      timers = timers.filter((timer) => timer !== due)
      now = Math.max(now, due.at)
      due.run()
    }
    now = until
  }
  return {
    now: () => now,
    date: () => new Date(wall.getTime() + now),
    after(delayMs, run) {
      const timer = { at: now + delayMs, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    advance,
    sleep(ms) {
      now += ms
      advance(0)
    },
    pending: () => timers.length,
  }
}

/** Lets every promise that is already settled run its callbacks. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
