import { coloursApart } from './colours.ts'
import type { PrintedLine } from './sight.ts'
import { bareText, wordSimilarity } from './similarity.ts'

/** What one of a product's photographs teaches about its pack. */
export interface PackPicture {
  /** Bare words that were surely read on it. */
  words: readonly string[]
  /** `coloursOf` it. */
  colours: readonly number[]
}

/** A product with photographs, as the matcher needs it. */
export interface PicturedProduct {
  id: string
  /** Index into the vocabulary, and its worth. */
  taught: readonly (readonly [word: number, weight: number])[]
  /** All that was surely read on its photographs, bare: what stands there is no other pack's. */
  shown: readonly string[]
  colours: readonly (readonly number[])[]
}

/** A product as its photographs know it. `likely` grows with what speaks for it; only differences mean something. */
export interface Likely {
  likely: number
  /** How unlike the colours are to the nearest of its photographs, 0 to 1. */
  apart: number
}

/** What is read less surely is no word, neither of a photograph nor against one. */
export const SURE_LINE = 0.85
const LETTERS = { least: 4, most: 20 }
/** Every word of the catalogue is looked for in every line of every frame. */
const MOST_WORDS = 12

/** Words of a photograph that may be the pack's: no figures, as prices, dates and batches change. */
export function wordsToTeach(lines: readonly PrintedLine[]): string[] {
  const words = lines
    .filter(({ confidence }) => confidence >= SURE_LINE)
    .flatMap(({ text }) => text.split(/[\s.,:;|·-]+/))
    .map(bareText)
  return [...new Set(words)].filter(
    (word) => word.length >= LETTERS.least && word.length <= LETTERS.most && !/\d/.test(word),
  )
}

/** A word of one photograph alone may stand on the shelf behind; one of two is the pack's. */
const SEEN_ONCE = 0.5

/** The words that a product's photographs teach, each with how sure it is of the pack; nearly equal ones are one. */
export function taughtWords(
  pictures: readonly PackPicture[],
  known: (word: string) => boolean,
): { word: string; sure: number }[] {
  const taught: { word: string; sure: number }[] = []
  for (const word of new Set(pictures.flatMap(({ words }) => words))) {
    if (known(word) || taught.some((other) => isSame(other.word, word))) continue
    const times = pictures.filter(({ words }) => words.some((other) => isSame(other, word))).length
    taught.push({ word, sure: times > 1 ? 1 : SEEN_ONCE })
  }
  return taught.toSorted((one, other) => other.sure - one.sure).slice(0, MOST_WORDS)
}

const isSame = (one: string, other: string) =>
  one.length <= other.length ? wordSimilarity(one, other) > 0 : wordSimilarity(other, one) > 0

/**
 * Chosen on 93 photographs of 31 packs, two of each as teachers and the third as a frame. Between 40 and 60 for the
 * colours and 0.3 and 0.6 for what is missing the rights differed by 3 and the wrongs by 6: more for what is missing
 * makes more of both.
 */
const TAUGHT_SHARE = 0.5
const MISSING_SHARE = 0.3
const COLOUR_WEIGHT = 60

/** What speaks for a product with photographs: its name's words, those taught, and the colours. */
export function likelyOf(
  { taught, colours }: PicturedProduct,
  { named, owed }: { named: number; owed: number },
  found: readonly number[],
  seen: readonly number[],
): Likely & { gain: number } {
  const apart = Math.min(1, ...colours.map((one) => coloursApart(one, seen)))
  const gain =
    named + TAUGHT_SHARE * taught.reduce((sum, [word, weight]) => sum + weight * (found[word] ?? 0), 0)
  return { gain, apart, likely: gain - MISSING_SHARE * (owed - named) - COLOUR_WEIGHT * apart }
}
