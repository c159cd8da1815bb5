import type { Clock, MonotonicMs } from '../../../core/clock.ts'
import { READ_WITHIN_MS } from '../../../core/constants.ts'
import type { MayBeRead } from '../../../core/language/read-aloud.ts'

/** More than stand on a screen. Kept in memory alone, like the session itself. */
const MOST_LINES = 30

/** What the client's screen reader may be saying, by what the client shows. */
export interface ReaderWatch {
  /** New names on the screen, and the one that has the focus. */
  shows(labels: readonly string[]): void
  /** A sentence that stands among what was said. */
  said(line: string): void
  mayBeRead(): MayBeRead
}

export function createReaderWatch(clock: Clock): ReaderWatch {
  let shown: { labels: readonly string[]; untilMs: MonotonicMs } = { labels: [], untilMs: 0 }
  let lines: string[] = []
  return {
    shows(labels) {
      shown = { labels, untilMs: clock.now() + READ_WITHIN_MS }
    },
    said(line) {
      lines = [...lines.filter((one) => one !== line), line].slice(-MOST_LINES)
    },
    mayBeRead: () => ({ labels: clock.now() < shown.untilMs ? shown.labels : [], lines }),
  }
}
