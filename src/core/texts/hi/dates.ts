import { type Day, hasPassed, type PrintedDate } from '../../dates/calendar.ts'
import type { DateDecision } from '../../dates/date-tracker.ts'
import type { ShelfLife } from '../../dates/shelf-life.ts'
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
  if (decision.kind === 'unsure') return [datesDiffer, turnAndAsk]
  if (decision.kind === 'date') {
    const sentence = goodUntil(decision.date)
    return hasPassed(decision.date, today) ? [sentence, datePassed] : [sentence]
  }
  return [bestBeforeCounted(decision.shelfLife), packedOn(decision.packedOn)]
}
