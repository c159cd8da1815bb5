import { type Day, hasPassed, type PrintedDate } from '../../dates/calendar.ts'
import type { DateDecision, DateOfBoth } from '../../dates/date-tracker.ts'
import type { ShelfLife } from '../../dates/shelf-life.ts'
import { batchesNamed, spelledOut } from '../phrasing.ts'
import { cardinal, figures } from './numbers.ts'

/** Names in the order of the year. */
export const monthNames = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ')

/** "पाँच नवंबर दो हज़ार सत्ताईस"; a month alone is "नवंबर दो हज़ार सत्ताईस". */
export function sayDate({ year, month, day }: PrintedDate): string {
  const monthAndYear = `${monthNames[month - 1]} ${cardinal(year)}`
  return day === null ? monthAndYear : `${cardinal(day)} ${monthAndYear}`
}

/** Print read figure by figure, a short pause at each separator; letters as they are printed. */
export const sayAsPrinted = (printed: string): string =>
  Array.from(printed.matchAll(/\d+|\p{Letter}+/gu), ([piece]) =>
    /\d/.test(piece) ? figures(piece) : piece.toLowerCase(),
  ).join(', ')

const spans: Readonly<Record<ShelfLife['unit'], string>> = {
  day: 'दिन',
  week: 'हफ़्ते',
  month: 'महीने',
  year: 'साल',
}
const datesDiffer = 'मैंने एक से ज़्यादा तारीखें पढ़ीं, इसलिए नहीं बता सकती कि कौन सी सही है।'
/** The year may be misread, or nobody took the pack away. */
const longPast = 'मैंने बहुत पुरानी तारीख पढ़ी। कृपया स्टाफ़ से पूछिए।'
const turnAndAsk = 'सिर्फ़ यही पैक कैमरे के सामने रखिए, थोड़ा घुमाइए और फिर पूछिए, या स्टाफ़ से पूछिए।'
const goodUntil = (date: PrintedDate) => `पैक पर लिखा है: इस तारीख तक इस्तेमाल करें: ${sayDate(date)}।`
/** Said after a date that is over. */
export const datePassed = 'वह तारीख निकल चुकी है। कृपया दूसरा पैक चुनिए या स्टाफ़ से पूछिए।'
const bestBeforeCounted = ({ count, unit }: ShelfLife) =>
  `पैक पर लिखा है: पैक होने के बाद ${cardinal(count)} ${spans[unit]} तक सबसे अच्छा।`
const packedOn = (printed: string) => `पैक होने की तारीख: ${sayAsPrinted(printed)}।`

/** The sentences of a decision, as in English; undefined when nothing was decided. */
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
  same: 'छपाई भी यही कहती है।',
  printUnread: 'छपी हुई तारीख मैं नहीं पढ़ सकी।',
  ofOther: 'मुझे किसी दूसरे सामान का कोड भी दिखा। यह तारीख किसकी है, मैं नहीं जानती।',
  printSeveral: 'छपाई में मैंने एक से ज़्यादा तारीखें पढ़ीं।',
  offerPrint: 'क्या मैं छपी हुई तारीख भी पढ़ूँ?',
  differ: 'दोनों अलग हैं, इसलिए मैं नहीं बता सकती कि कौन सी सही है। कृपया स्टाफ़ से पूछिए।',
} as const

/** What the code says by itself; `today` is the store's day. */
export const fromCode = (date: PrintedDate, today: Day): string[] => {
  const sentence = `कोड से: इस तारीख तक इस्तेमाल करें: ${sayDate(date)}।`
  return hasPassed(date, today) ? [sentence, datePassed] : [sentence]
}

/** What the code said in the look before, of which nothing was seen in this one. */
export const codeBefore = (date: PrintedDate): string =>
  `पहले जब आपने दिखाया था, तब कोड ने कहा था: इस तारीख तक इस्तेमाल करें: ${sayDate(date)}।`

/** A date of code and print together. */
export function sayBoth(both: DateOfBoth, today: Day): string[] {
  if (both.kind === 'differ')
    return [
      `कोड कहता है: इस तारीख तक इस्तेमाल करें: ${sayDate(both.code)}।`,
      both.print ? `छपाई कहती है: इस तारीख तक इस्तेमाल करें: ${sayDate(both.print)}।` : codeTexts.printSeveral,
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
/** What is called back, where only its code is known: as the first word, and behind "of". */
export const calledByCode = { itself: 'इस बार कोड वाला प्रोडक्ट', ofIt: 'इस बार कोड वाले प्रोडक्ट' }
/** No recall of the product is in the list: what it does not say is no proof that there is none. */
export const noRecallKnown = (name: string): string[] => [
  `${name} वापस मँगाए जाने की कोई सूचना मेरे पास नहीं है।`,
  'पर मैं यह नहीं कह सकती कि ऐसी कोई सूचना है ही नहीं। कृपया स्टाफ़ से पूछिए।',
]
const more = (count: number) => `और ${count} दूसरे`

/** Some batches are called back for one reason, and which one this is nobody has seen; `yours`: it was, and is another; null: and may be it. */
export const batchRecalled = (
  name: string,
  batches: readonly string[],
  reason: string,
  yours: string | null | undefined,
): string[] => [
  `${name} ${batches.length > 1 ? 'के कुछ बैच वापस मँगाए गए हैं' : 'का एक बैच वापस मँगाया गया है'}: ${batchesNamed(batches, figures, more)}।`,
  ...because(reason),
  yours === null
    ? `हो सकता है ${batches.length > 1 ? 'यह इन्हीं में से एक' : 'यही बैच'} हो: इसे न खाइए और स्टाफ़ से पूछिए।`
    : yours === undefined
      ? 'इस पैक का बैच मुझे नहीं पता। इसका चौकोर कोड मुझे दिखाइए, या स्टाफ़ से पूछिए।'
      : `कोड के अनुसार आपका बैच है: ${spelledOut(yours, figures)}।`,
]
