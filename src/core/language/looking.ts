import { hasPhrase, wordCount } from './plain-words.ts'

const THING =
  '(?:thing|product|item|object|pack|packet|package|box|one|stuff|snack|food|rusk|milk|butter|(?:biscuit|cookie|bread|cake|cheese|cracker|wafer|yogurt)s?)'
const HAND = '(?:in|on) my (?:left |right )?(?:hand|hands)'

/** Whole sentences that ask for a scan. "What is this made of" is not among them: it asks about the last one. */
const questions = [
  `(?:and |but )?what is (?:this|it|that|this ${THING}|that ${THING}|the ${THING})(?: here| called| that i am holding| i am holding)?`,
  `(?:what|which) ${THING}(?: is| are) (?:this|it|that|these|this one)`,
  `what (?:this|it|that)(?: ${THING})? is`,
  `what (?:are|is) (?:these|those|this|the)(?: ${THING})?`,
  `what (?:is the name of|do you call) (?:this|it|this ${THING})`,
  `what am i (?:holding|having)(?: here| ${HAND})?`,
  `what (?:do i have|have i|have i got|have i picked|did i pick)(?: up)?(?: here| ${HAND})?`,
  `(?:what|which) ${THING} (?:am i holding|do i have|have i picked)(?: up)?`,
  `what is (?:this )?${HAND}`,
  `what do you see`,
  `what (?:can|do) you see`,
  `what about (?:this|this one|that|that one)`,
  `(?:this|that) one`,
  `(?:identify|scan|recognise|recognize|check|look at|read) (?:this|it|that|this ${THING}|the ${THING}|my ${THING})`,
  `scan|identify|look|have a look|take a look|check`,
  `is (?:this|it)`,
].map((pattern) => new RegExp(`^(?:${pattern})$`))

/** True when a whole sentence, politeness taken off, asks what is before the camera. */
export function asksWhatThisIs(form: string): boolean {
  return questions.some((question) => question.test(form))
}

const datePhrases = [
  'date',
  'the date',
  'read the date',
  'what is the date',
  'use by',
  'use by date',
  'what is the use by date',
  'use before',
  'expiry',
  'expiry date',
  'expiration',
  'expiration date',
  'expire',
  'expires',
  'expired',
  'does it expire',
  'does this expire',
  'best before',
  'best before date',
  'best by',
  'good until',
  'good till',
  'sell by',
  'out of date',
  'fresh',
  'is it fresh',
  'is this fresh',
  'is it still good',
  'is this still good',
  'can i still eat',
  'shelf life',
  'how long does it last',
  'how long does this last',
  'how long will it last',
  'how long will this last',
  'how long is it good',
  'until when',
  'till when',
  'what is the last date',
]

/** Questions about the world that hold our words: they are nobody's business here. */
const worldPhrases = [
  'date today',
  'the date today',
  'what is the date today',
  'what date is it',
  'what is the date of today',
  'today s date',
  'what is today s date',
  'todays date',
  'what day is it',
  'what time is it',
  'the time',
]

const longestIn = (words: string, phrases: readonly string[]) =>
  phrases.reduce(
    (longest, phrase) => (hasPhrase(words, phrase) ? Math.max(longest, wordCount(phrase)) : longest),
    0,
  )

/** How many words long the longest phrase about the use-by date is; 0 when there is none. */
export function asksDate(words: string): number {
  return longestIn(words, datePhrases)
}

/** The same for questions about the world, which must not be answered. */
export function beyondUs(words: string): number {
  return longestIn(words, worldPhrases)
}
