import type { PackData } from '../vision/gs1.ts'
import { compareEnds, type PrintedDate } from './calendar.ts'
import type { DateDecision } from './date-tracker.ts'

/** What a look for the date came to where a square code gave one too. */
export type DateOfBoth =
  /** `print`: what the print said besides, if anything that can be said. */
  | { kind: 'code'; date: PrintedDate; print: 'same' | DateDecision }
  | { kind: 'differ'; code: PrintedDate; print: PrintedDate }

/** Code and print together: exact is the code, and what differs is believed in neither. Undefined: the code has no date. */
export function joinDates({ useBy, bestBefore }: PackData, print: DateDecision): DateOfBoth | undefined {
  if (!useBy) return undefined
  if (print.kind !== 'date') return { kind: 'code', date: useBy, print }
  const isSame = [useBy, bestBefore].some((date) => date !== undefined && allowsSame(date, print.date))
  return isSame
    ? { kind: 'code', date: useBy, print: 'same' }
    : { kind: 'differ', code: useBy, print: print.date }
}

/** A month without a day does not contradict a day in it. */
function allowsSame(a: PrintedDate, b: PrintedDate): boolean {
  const isMonth = a.day === null || b.day === null
  return isMonth ? a.year === b.year && a.month === b.month : compareEnds(a, b) === 0
}
