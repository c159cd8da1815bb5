import { type Day, hasPassed, type PrintedDate } from '../../dates/calendar.ts'
import type { DateOfBoth } from '../../dates/code-and-print.ts'
import { spelledOut } from '../blanks.ts'
import { datePassed, sayDate, sayUseBy } from './dates.ts'
import { figures } from './numbers.ts'

/** Sentences about what a square code says beyond the product. */
export const codeTexts = {
  same: 'छपाई भी यही कहती है।',
  printUnread: 'छपी हुई तारीख मैं नहीं पढ़ सकी।',
  offerPrint: 'क्या मैं छपी हुई तारीख भी पढ़ूँ?',
  differ: 'दोनों अलग हैं, इसलिए मैं नहीं बता सकती कि कौन सी सही है। कृपया स्टाफ़ से पूछिए।',
} as const

/** What the code says by itself; `today` is the store's day. */
export const fromCode = (date: PrintedDate, today: Day): string[] => {
  const sentence = `कोड से: इस तारीख तक इस्तेमाल करें: ${sayDate(date)}।`
  return hasPassed(date, today) ? [sentence, datePassed] : [sentence]
}

/** A date of code and print together. */
export function sayBoth(both: DateOfBoth, today: Day): string[] {
  if (both.kind === 'differ')
    return [
      `कोड कहता है: इस तारीख तक इस्तेमाल करें: ${sayDate(both.code)}।`,
      `छपाई कहती है: इस तारीख तक इस्तेमाल करें: ${sayDate(both.print)}।`,
      codeTexts.differ,
    ]
  const said = fromCode(both.date, today)
  if (both.print === 'same') return [...said, codeTexts.same]
  const counted = both.print.kind === 'fromPacking' ? sayUseBy(both.print, today) : undefined
  return [...said, ...(counted ?? [codeTexts.printUnread])]
}

const because = (reason: string) => (reason === '' ? [] : [`कारण: ${reason.replace(/[.\s]+$/, '')}।`])

/** A pack that is called back; `batch` null: all packs of the product are. */
export const recalled = (name: string, batch: string | null, reason: string): string[] => [
  batch === null
    ? `रुकिए। ${name} वापस मँगाया गया है।`
    : `रुकिए। ${name}, बैच ${spelledOut(batch, figures)}, वापस मँगाया गया है।`,
  ...because(reason),
  'कृपया इसे न खरीदिए, न खाइए। इसे स्टाफ़ को दे दीजिए।',
]
/** No recall of the product is in the list: what it does not say is no proof that there is none. */
export const noRecallKnown = (name: string): string[] => [
  `${name} वापस मँगाए जाने की कोई सूचना मेरे पास नहीं है।`,
  'पर मैं यह नहीं कह सकती कि ऐसी कोई सूचना है ही नहीं। कृपया स्टाफ़ से पूछिए।',
]
/** Some batch is called back, and which one this is nobody has seen; `yours`: it was, and is another. */
export const batchRecalled = (
  name: string,
  batch: string,
  reason: string,
  yours: string | undefined,
): string[] => [
  `${name} का एक बैच वापस मँगाया गया है: ${spelledOut(batch, figures)}।`,
  ...because(reason),
  yours === undefined
    ? 'इस पैक का बैच मुझे नहीं पता। इसका चौकोर कोड मुझे दिखाइए, या स्टाफ़ से पूछिए।'
    : `कोड के अनुसार आपका बैच है: ${spelledOut(yours, figures)}।`,
]
