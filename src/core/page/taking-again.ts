import type { Clock } from '../clock.ts'

const TAKE_AGAIN_MS = 1000
/** A phone call that is over is noticed within ten seconds: the try itself takes one. */
const LONGEST_TAKE_AGAIN_MS = 8000

/** Milliseconds before a device that another has is asked for again, `attempt` 0 being the first; without end. */
export const takeAgainDelayMs = (attempt: number): number =>
  Math.min(LONGEST_TAKE_AGAIN_MS, TAKE_AGAIN_MS * 2 ** Math.min(attempt, 10))

/** Asks again for a device that another has: after pauses that grow, without end. */
interface TakingAgain {
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
