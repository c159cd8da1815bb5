import { type Day, hasPassed, type PrintedDate } from '../../dates/calendar.ts'
import type { DateDecision, DateOfBoth } from '../../dates/date-tracker.ts'
import type { ShelfLife } from '../../dates/shelf-life.ts'
import { cardinal, figures } from '../../language/cardinals.ts'
import { batchesNamed, spelledOut } from '../phrasing.ts'

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
/** The year may be misread, or nobody took the pack away. */
const longPast = 'I read a date long past. Please ask staff.'
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
  if (decision.kind === 'unsure') return decision.isLongPast ? [longPast] : [datesDiffer, turnAndAsk]
  if (decision.kind === 'date') {
    const sentence = goodUntil(decision.date)
    return hasPassed(decision.date, today) ? [sentence, datePassed] : [sentence]
  }
  return [bestBeforeCounted(decision.shelfLife), packedOn(decision.packedOn)]
}

/** Sentences about what a square code says beyond the product. */
export const codeTexts = {
  same: 'The print says the same.',
  printUnread: 'I could not read the print.',
  ofOther: 'I also saw the code of another product. I do not know which of them the date is of.',
  printSeveral: 'In the print I read more than one date.',
  offerPrint: 'Shall I read the printed date too?',
  differ: 'They differ, so I cannot tell which is right. Please ask staff.',
} as const

/** What the code says by itself; `today` is the store's day. */
export const fromCode = (date: PrintedDate, today: Day): string[] => {
  const sentence = `From the code: Use by ${sayDate(date)}.`
  return hasPassed(date, today) ? [sentence, datePassed] : [sentence]
}

/** What the code said in the look before, of which nothing was seen in this one. */
export const codeBefore = (date: PrintedDate): string =>
  `When you showed it before, the code said: Use by ${sayDate(date)}.`

/** A date of code and print together. */
export function sayBoth(both: DateOfBoth, today: Day): string[] {
  if (both.kind === 'differ')
    return [
      `The code says: Use by ${sayDate(both.code)}.`,
      both.print ? `The print says: Use by ${sayDate(both.print)}.` : codeTexts.printSeveral,
      codeTexts.differ,
    ]
  const said = fromCode(both.date, today)
  if (both.print === 'same') return [...said, codeTexts.same]
  const counted = both.print.kind === 'fromPacking' ? sayUseBy(both.print, today) : undefined
  return [...said, ...(counted ?? [codeTexts.printUnread])]
}

const because = (reason: string) => (reason === '' ? [] : [`The reason: ${reason.replace(/[.\s]+$/, '')}.`])

/** A pack that is called back; `batch` null: all packs of the product are. */
export const recalled = (name: string, batch: string | null, reason: string): string[] => [
  batch === null
    ? `Stop. ${name} is recalled.`
    : `Stop. ${name}, batch ${spelledOut(batch, figures)}, is recalled.`,
  ...because(reason),
  'Please do not buy or eat it. Give it to staff.',
]
/** What is called back, where only its code is known: as the first word, and behind "of". */
export const calledByCode = {
  itself: 'The product with this bar code',
  ofIt: 'the product with this bar code',
}
/** No recall of the product is in the list: what it does not say is no proof that there is none. */
export const noRecallKnown = (name: string): string[] => [
  `I know of no recall of ${name}.`,
  'I cannot say that there is none. Please ask staff.',
]
const more = (count: number) => `and ${count} more`

/** Some batches are called back for one reason, and which one this is nobody has seen; `yours`: it was, and is another; null: and may be it. */
export const batchRecalled = (
  name: string,
  batches: readonly string[],
  reason: string,
  yours: string | null | undefined,
): string[] => [
  `${batches.length > 1 ? `Batches of ${name} are` : `A batch of ${name} is`} recalled: ${batchesNamed(batches, figures, more)}.`,
  ...because(reason),
  yours === null
    ? `It may be ${batches.length > 1 ? 'one of these' : 'this one'}: do not eat it, and ask staff.`
    : yours === undefined
      ? 'I do not know the batch of this pack. Show me the square code on it, or ask staff.'
      : `The code says that yours is ${spelledOut(yours, figures)}.`,
]
