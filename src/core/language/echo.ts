import { wordsOfBothScripts } from './plain-words.ts'

/** What the voice says while somebody speaks. */
export interface VoiceSays {
  /** As they began. */
  beingSaid: string
  /** What it began before they were over. No question in it was answered. */
  saidNext?: string | undefined
}

/** "Twenty twenty six", as years are said. */
const withYears = (text: string) => text.replace(/\b([12]\d)(\d\d)\b/g, '$1 $2')

/** With its figures: a number half said is the beginning of no word. Vowel signs are a part of words of Hindi. */
const asWritten = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

const WAYS: readonly ((text: string) => string)[] = [
  wordsOfBothScripts,
  (text) => wordsOfBothScripts(withYears(text)),
  asWritten,
]

/**
 * Our own voice in the microphone: the words stand, in order and together, in what is being said, though they go on into what
 * is said next. `isBegun`: more of the last word may come.
 */
export function isEcho(heard: string, { beingSaid, saidNext = '' }: VoiceSays, isBegun = false): boolean {
  if (beingSaid === '') return false
  if (asWritten(heard) === '') return isBegun
  return WAYS.some((way) => {
    const words = way(heard)
    const first = way(beingSaid)
    const at = ` ${first} ${way(saidNext)} `.indexOf(` ${words}${isBegun ? '' : ' '}`)
    // What begins in the next was said before it: nobody echoes what is still to come.
    return words !== '' && at >= 0 && at < first.length
  })
}

/** The voice goes on: whatever it says now, its echo goes on with. */
export function withNextSaid<Says extends VoiceSays>(says: Says, saying: string): Says {
  const { beingSaid, saidNext = '' } = says
  return beingSaid === '' || `${beingSaid} ${saidNext}`.includes(saying)
    ? says
    : { ...says, saidNext: `${saidNext} ${saying}`.trim() }
}
