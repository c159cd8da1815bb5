import type { Clock } from '../../../core/clock.ts'

/** Transcriptions come beside the sound and may end after it. */
const LATE_WORDS_MS = 300

export interface TurnEnd {
  /** All sound is made, or the turn is over. `complete`: the words look whole, so nothing is waited for. */
  ended(complete: boolean): void
  /** More words came: the wait begins again. */
  moreWords(): void
  cancel(): void
}

/** Tells once when a turn's words can be taken for whole. */
export function createTurnEnd(clock: Clock, whole: () => void): TurnEnd {
  let waiting = false
  let cancelTimer = () => {}
  const cancel = () => {
    waiting = false
    cancelTimer()
  }
  const finish = () => {
    cancel()
    whole()
  }
  return {
    ended(complete) {
      if (complete) return finish()
      if (waiting) return
      waiting = true
      cancelTimer = clock.after(LATE_WORDS_MS, finish)
    },
    moreWords() {
      if (!waiting) return
      cancelTimer()
      cancelTimer = clock.after(LATE_WORDS_MS, finish)
    },
    cancel,
  }
}
