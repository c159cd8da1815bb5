import { todayIn } from '../../../core/dates/calendar.ts'
import { createDateTracker, type DateDecision } from '../../../core/dates/date-tracker.ts'
import { sayUseBy } from '../../../core/dates/say-date.ts'
import { spoken } from '../../../core/texts/spoken.ts'
import { createHinter, hintTexts } from '../../../core/vision/hints.ts'
import { type Finding, HINT_AFTER_MS, type Inquiry } from './finding.ts'

/**
 * "What is the use-by date?": sights of this question alone → the date as printed, or the line that asks to turn the
 * pack. `next` is said after a date.
 */
export function readingDate(timeZone: string, now: Date, next: () => readonly string[]): Inquiry {
  const today = todayIn(timeZone, now)
  const tracker = createDateTracker({ today })
  const hinter = createHinter('date')

  function finding(decision: DateDecision): Finding {
    const said = sayUseBy(decision, today)
    return said
      ? { outcome: 'date', sentences: [...said, ...next()] }
      : { outcome: 'noDate', sentences: [spoken('scan.nodate')] }
  }

  return {
    opening: spoken('scan.wait'),
    observe(sight) {
      const decision = tracker.observe(sight.dateLines)
      if (decision) return finding(decision)
      hinter.observe(sight)
      return undefined
    },
    conclude: () => finding(tracker.conclude()),
    hint(atMs) {
      const id = atMs < HINT_AFTER_MS ? undefined : hinter.take()
      return id && hintTexts[id]
    },
  }
}
