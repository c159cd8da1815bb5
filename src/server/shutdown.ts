import type { Clock } from '../core/clock.ts'

/** How long shoppers get to hear their last sentence and calls to end. */
export const DRAIN_WITHIN_MS = 30_000

/**
 * A package runner passes Ctrl-C on to a program that the terminal has already told: a signal this soon after the
 * first is the same key press.
 */
const SAME_PRESS_MS = 500

export interface ShutdownOptions {
  clock: Clock
  close(): Promise<void>
  exit(code: number): void
}

/** What to do on each signal: the first closes in order, a later one, or 30 seconds, ends the process at once. */
export function createShutdown({ clock, close, exit }: ShutdownOptions): () => void {
  let firstAt: number | undefined
  return () => {
    if (firstAt !== undefined) {
      if (clock.now() - firstAt >= SAME_PRESS_MS) exit(1)
      return
    }
    firstAt = clock.now()
    const giveUp = clock.after(DRAIN_WITHIN_MS, () => exit(1))
    close().then(
      () => {
        giveUp()
        exit(0)
      },
      () => exit(1),
    )
  }
}
