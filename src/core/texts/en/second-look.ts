import type { PrintedDate } from '../../dates/calendar.ts'
import { sayDate } from './dates.ts'

/** Sentences about an answer that the shopper says is wrong. */
export const secondTexts = {
  showCode: 'I take that back. Looking again. Please show me the bar code, or another side.',
  showFront: 'I take that back. Looking again. Please show me the front of the pack.',
  showDate: 'I take that back. Looking again. Please show me the date, or a square code.',
  codeToo: 'The bar code says the same.',
  wordsToo: 'The words on the pack say the same.',
  cannotTell: 'I cannot tell which is right. Please show me the bar code, or ask staff.',
  whichDate: 'I cannot tell which is right. Please ask staff.',
  sameDate: 'I read the same again. If you doubt it, please ask staff.',
  nothingTold: 'I have not told you anything yet. Hold up a pack and ask: what is this?',
} as const

export const saidThenCode = (first: string, now: string) =>
  `First I said ${first}. Now I see the bar code of ${now}.`
export const saidThenWords = (first: string, now: string) =>
  `First I said ${first}. Now I read the name of ${now}.`
export const sameAgain = (name: string, source: 'barcode' | 'words') =>
  source === 'words'
    ? `I read the name of ${name} again, but see no bar code.`
    : `I see the bar code of ${name} again, but can read no name.`
export const noBetter = (name: string) => `I cannot do better now. I said ${name}, and that may be wrong.`
export const saidThenDate = (first: PrintedDate, now: PrintedDate) =>
  `First I said ${sayDate(first)}. Now I read ${sayDate(now)}.`
export const noBetterDate = (first: PrintedDate) =>
  `I cannot do better now. I said ${sayDate(first)}, and that may be wrong.`
