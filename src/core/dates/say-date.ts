import { cardinal, figures } from '../language/cardinals.ts'
import { type Day, hasPassed, type PrintedDate } from './calendar.ts'
import type { DateDecision } from './date-tracker.ts'
import { monthNames } from './months.ts'

export const PASSED = 'That date has passed. Please choose another pack or ask staff.'

/** "five November two thousand twenty-seven"; a month alone is "November two thousand twenty-seven". */
export function sayDate({ year, month, day }: PrintedDate): string {
  const monthAndYear = `${monthNames[month - 1]} ${cardinal(year)}`
  return day === null ? monthAndYear : `${cardinal(day)} ${monthAndYear}`
}

/** Print read figure by figure, a short pause at each separator: "05/02/26" is "zero five, zero two, two six". */
export function sayAsPrinted(printed: string): string {
  return Array.from(printed.matchAll(/\d+|\p{Letter}+/gu), ([piece]) =>
    /\d/.test(piece) ? figures(piece) : piece.toLowerCase(),
  ).join(', ')
}

/**
 * The sentences of a decision, the source in the words; undefined when nothing was decided, for then the caller says
 * the line that asks to turn the pack. `today` is the store's day.
 */
export function sayUseBy(decision: DateDecision, today: Day): string[] | undefined {
  if (decision.kind === 'none') return undefined
  if (decision.kind === 'date') {
    const sentence = `From the pack: Use by ${sayDate(decision.date)}.`
    return hasPassed(decision.date, today) ? [sentence, PASSED] : [sentence]
  }
  const { count, unit } = decision.shelfLife
  return [
    `From the pack: Best before ${count} ${unit}${count === 1 ? '' : 's'} from packing.`,
    `Packed on: ${sayAsPrinted(decision.packedOn)}.`,
  ]
}
