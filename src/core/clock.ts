/** Milliseconds on a monotonic scale whose zero means nothing: only differences count. */
export type MonotonicMs = number

export const MINUTE_MS = 60_000
export const DAY_MS = 86_400_000

/** What every part that waits is given, so that tests decide what time it is. */
export interface Clock {
  now(): MonotonicMs
  /** Wall time, for "today" and for how long ago something was that outlives a node; nothing else. */
  date(): Date
  /** Calls `run` once after `delayMs`; the returned function takes the timer back. */
  after(delayMs: number, run: () => void): () => void
}

/** Resolves after `delayMs`, at once where that is past; for waits that nobody breaks off. */
export const delay = (clock: Pick<Clock, 'after'>, delayMs: number) =>
  new Promise<void>((resolve) => void clock.after(Math.max(0, delayMs), resolve))
