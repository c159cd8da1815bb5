import type { Clock } from '../../core/clock.ts'
import type { EngineEvent } from '../engine/engine.ts'

/** What was asked and has not begun to be answered by then will not be, or not soon. */
const ANSWER_BEGINS_WITHIN_MS = 3000

/** Whether a shopper is being told something, or is owed it: a socket that has to go goes when neither is so. */
export interface LastWords {
  /** Something was asked, or is to be said. */
  asked(): void
  follow(event: EngineEvent): void
  /** Calls back once: now, or at the end of what is being said. */
  whenQuiet(run: () => void): void
  close(): void
}

export function createLastWords(clock: Clock): LastWords {
  let saying = false
  let looking = false
  let owed = false
  let cancelOwed = () => {}
  let leave: (() => void) | undefined

  function settle(isOwed: boolean) {
    cancelOwed()
    owed = isOwed
    cancelOwed = isOwed ? clock.after(ANSWER_BEGINS_WITHIN_MS, () => settle(false)) : () => {}
    if (saying || looking || owed) return
    const run = leave
    leave = undefined
    run?.()
  }

  return {
    asked: () => settle(true),
    follow(event) {
      switch (event.type) {
        case 'heard':
          return settle(owed || event.verdict !== 'nothing')
        case 'said':
          saying = true
          return settle(false)
        case 'turnComplete':
          saying = false
          return settle(false)
        case 'look':
          looking = event.open
          // What the look found is said next.
          return settle(!event.open)
      }
    },
    whenQuiet(run) {
      leave = run
      settle(owed)
    },
    close() {
      leave = undefined
      cancelOwed()
    },
  }
}
