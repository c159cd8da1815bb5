import { type Day, hasPassed, type PrintedDate } from '../../dates/calendar.ts'
import type { DateDecision } from '../../dates/date-tracker.ts'
import type { ShelfLife } from '../../dates/shelf-life.ts'
import { cardinal, figures } from '../../language/cardinals.ts'

/** Names in the order of the year, as they are said. @internal Print is made of them in tests. */
export const monthNames =
  'January February March April May June July August September October November December'.split(' ')

/** "five November two thousand twenty-seven"; a month alone is "November two thousand twenty-seven". */
export function sayDate({ year, month, day }: PrintedDate): string {
  const monthAndYear = `${monthNames[month - 1]} ${cardinal(year)}`
  return day === null ? monthAndYear : `${cardinal(day)} ${monthAndYear}`
}

/**
 * Print read figure by figure, a short pause at each separator: "05/02/26" is "zero five, zero two, two six".
 * @internal A table of prints is tried on it.
 */
export function sayAsPrinted(printed: string): string {
  return Array.from(printed.matchAll(/\d+|\p{Letter}+/gu), ([piece]) =>
    /\d/.test(piece) ? figures(piece) : piece.toLowerCase(),
  ).join(', ')
}

const datesDiffer = 'I read more than one date, so I cannot tell which is right.'
const turnAndAsk = 'Hold only this pack to the camera, turn it a little, and ask again, or ask staff.'
const goodUntil = (date: PrintedDate) => `From the pack: Use by ${sayDate(date)}.`
/** Said behind a date in the past. */
export const datePassed = 'That date has passed. Please choose another pack or ask staff.'
const bestBeforeCounted = ({ count, unit }: ShelfLife) =>
  `From the pack: Best before ${count} ${unit}${count === 1 ? '' : 's'} from packing.`
const packedOn = (printed: string) => `Packed on: ${sayAsPrinted(printed)}.`

/**
 * The sentences of a decision, the source in the words; undefined when nothing was decided, for then the caller says
 * the line that asks to turn the pack. `today` is the store's day.
 */
export function sayUseBy(decision: DateDecision, today: Day): string[] | undefined {
  if (decision.kind === 'none') return undefined
  if (decision.kind === 'unsure') return [datesDiffer, turnAndAsk]
  if (decision.kind === 'date') {
    const sentence = goodUntil(decision.date)
    return hasPassed(decision.date, today) ? [sentence, datePassed] : [sentence]
  }
  return [bestBeforeCounted(decision.shelfLife), packedOn(decision.packedOn)]
}
