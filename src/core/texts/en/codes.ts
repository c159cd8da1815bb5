import { type Day, hasPassed, type PrintedDate } from '../../dates/calendar.ts'
import type { DateOfBoth } from '../../dates/code-and-print.ts'
import { figures } from '../../language/cardinals.ts'
import { spelledOut } from '../blanks.ts'
import { datePassed, sayDate, sayUseBy } from './dates.ts'

/** Sentences about what a square code says beyond the product. */
export const codeTexts = {
  same: 'The print says the same.',
  printUnread: 'I could not read the print.',
  offerPrint: 'Shall I read the printed date too?',
  differ: 'They differ, so I cannot tell which is right. Please ask staff.',
} as const

/** What the code says by itself; `today` is the store's day. */
export const fromCode = (date: PrintedDate, today: Day): string[] => {
  const sentence = `From the code: Use by ${sayDate(date)}.`
  return hasPassed(date, today) ? [sentence, datePassed] : [sentence]
}

/** A date of code and print together. */
export function sayBoth(both: DateOfBoth, today: Day): string[] {
  if (both.kind === 'differ')
    return [
      `The code says: Use by ${sayDate(both.code)}.`,
      `The print says: Use by ${sayDate(both.print)}.`,
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
/** No recall of the product is in the list: what it does not say is no proof that there is none. */
export const noRecallKnown = (name: string): string[] => [
  `I know of no recall of ${name}.`,
  'I cannot say that there is none. Please ask staff.',
]
/** Some batch is called back, and which one this is nobody has seen; `yours`: it was, and is another. */
export const batchRecalled = (
  name: string,
  batch: string,
  reason: string,
  yours: string | undefined,
): string[] => [
  `A batch of ${name} is recalled: ${spelledOut(batch, figures)}.`,
  ...because(reason),
  yours === undefined
    ? 'I do not know the batch of this pack. Show me the square code on it, or ask staff.'
    : `The code says that yours is ${spelledOut(yours, figures)}.`,
]
