import type { Clock } from '../clock.ts'
import { takeAgainDelayMs } from './backoff.ts'

/** Asks again for a device that another has: after pauses that grow, without end. */
export interface TakingAgain {
  /** Runs in a while, in the place of what waited before. */
  later(run: () => void): void
  cancel(): void
  /** Counts a try that was made at once. */
  tried(): void
  /** Tries since it was had. */
  tries(): number
  /** It was had: the next pause is the shortest again. */
  had(): void
}

export function createTakingAgain(clock: Pick<Clock, 'after'>): TakingAgain {
  let tries = 0
  let cancel = () => {}
  return {
    later(run) {
      cancel()
      cancel = clock.after(takeAgainDelayMs(tries), run)
      tries += 1
    },
    cancel: () => cancel(),
    tried() {
      tries += 1
    },
    tries: () => tries,
    had() {
      tries = 0
    },
  }
}
