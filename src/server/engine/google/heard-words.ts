import type { Clock } from '../../../core/clock.ts'
import { joinPiece, tidyWords } from '../../../core/live/gather-words.ts'

/** `finished` is often never true: so long without another piece, and the words are whole. */
const QUIET_MS = 500

const letters = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export interface HeardWordsOptions {
  clock: Clock
  /** The sentence that the product is saying now, '' in silence. */
  beingSaid: () => string
  /** The shopper began to speak; not called for the product's own voice in the microphone. */
  began: () => void
  /** Their words, lower case, whole. */
  heard: (text: string) => void
}

/** The shopper's words, put together from pieces. What only repeats the sentence being said is our own echo. */
export function createHeardWords(options: HeardWordsOptions) {
  const { clock } = options
  let words = ''
  let overSentence = ''
  let told = false
  let cancelTimer = () => {}

  const isEcho = () => overSentence !== '' && letters(overSentence).includes(letters(words))

  function flush() {
    cancelTimer()
    const whole = tidyWords(words).toLowerCase()
    const echo = isEcho()
    words = ''
    overSentence = ''
    told = false
    if (whole !== '' && !echo) options.heard(whole)
  }

  return {
    piece(text: string, finished: boolean): void {
      if (words === '') overSentence = options.beingSaid()
      words = joinPiece(words, text)
      if (!told && tidyWords(words) !== '' && !isEcho()) {
        told = true
        options.began()
      }
      cancelTimer()
      if (finished) flush()
      else cancelTimer = clock.after(QUIET_MS, flush)
    },
    /** The words are whole: the model answers them. */
    flush,
    /** True while nothing but our own echo has come since the last flush. */
    isEcho: () => words !== '' && isEcho(),
    close(): void {
      cancelTimer()
      words = ''
    },
  }
}
