import { figures } from './cardinals.ts'
import * as english from './en/figure-words.ts'
import {
  betweenHindiFigures,
  hindiFigureWords,
  hindiTimesWords,
  onlySoundsLikeInHindi,
} from './hi/amounts.ts'
import { inOneSpelling } from './hi/spelling.ts'

/** One code may be told in both languages. */
const figureWords = new Map(Object.entries({ ...english.figureWords, ...hindiFigureWords }))
const timesWords = new Map(Object.entries({ ...english.timesWords, ...hindiTimesWords }))
const betweenFigures = new Set([...english.betweenFigures, ...betweenHindiFigures])
const onlySoundsLike = new Set([...english.onlySoundsLike, ...onlySoundsLikeInHindi])

/** Fewer are an amount, a date or a price; a bar code of which one was missed still counts, to be asked for again. */
const LEAST = 7
/** More are no bar code, and somebody plays with the keys. */
const MOST = 20
/** "The number under the bar code of this one is …": so many words besides, and it is a sentence about something else. */
const MOST_BESIDE = 9
/** Nobody says more before the text is not worth reading. */
const LONGEST_TEXT = 400

/**
 * The figures of a bar code that somebody says or types one by one, as digits: "eight nine double zero one …" and
 * "8901 063-01". Undefined for anything else. Nothing is judged here: not the length, not the check digit.
 */
export function barcodeFigures(text: string): string | undefined {
  const words = inOneSpelling(text.slice(0, LONGEST_TEXT))
    .replace(/\d+/g, (digits) => ` ${figures(digits)} `)
    .split(/[^a-z\u0900-\u097f]+/)
    .filter((word) => word !== '')
  let best: { digits: string; length: number } | undefined
  for (let from = 0; from < words.length; ) {
    const run = runAt(words, from)
    if (run.digits.length > (best?.digits.length ?? 0)) best = run
    from += Math.max(1, run.length)
  }
  if (!best || best.digits.length < LEAST || best.digits.length > MOST) return undefined
  return words.length - best.length > MOST_BESIDE ? undefined : best.digits
}

/** The figures that are read out from here on, and how many words they took. */
function runAt(words: readonly string[], from: number): { digits: string; length: number } {
  let digits = ''
  let length = 0
  for (let at = from; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const times = timesWords.get(word)
    const figure = figureWords.get(times === undefined ? word : (words[at + 1] ?? ''))
    const begins = digits === ''
    if (figure !== undefined && !(begins && onlySoundsLike.has(word) && !isFigure(words[at + 1]))) {
      digits += figure.repeat(times ?? 1)
      at += times === undefined ? 0 : 1
      length = at - from + 1
    } else if (begins || !betweenFigures.has(word)) break
  }
  return { digits, length }
}

const isFigure = (word: string | undefined) =>
  word !== undefined && (figureWords.has(word) || timesWords.has(word))
