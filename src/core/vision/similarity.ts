import { asLetters } from '../dates/lookalikes.ts'

/** Capital letters and figures only, accents dropped: how print is compared, because readers lose spaces and case. */
export function bareText(text: string): string {
  return text
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}

/**
 * Fewest edits that turn `word` into some stretch of `text` (Sellers 1980); the length of `word` when nothing fits.
 * Time is the product of the lengths.
 */
export function substringEdits(word: string, text: string): number {
  let above = new Uint16Array(text.length + 1)
  let row = new Uint16Array(text.length + 1)
  for (let i = 0; i < word.length; i++) {
    row[0] = i + 1
    const letter = word.charCodeAt(i)
    for (let j = 0; j < text.length; j++) {
      const replaced = (above[j] ?? 0) + (text.charCodeAt(j) === letter ? 0 : 1)
      row[j + 1] = Math.min(replaced, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1)
    }
    ;[above, row] = [row, above]
  }
  return above.reduce((least, edits) => Math.min(least, edits), word.length)
}

/** Readers take 50-50 for SO-SO; a word that only fits so is a little less sure. */
const LOOKALIKE = 0.95

/** Words this short are too easily found by accident when an edit is allowed. */
const EXACT_LETTERS = 3

/** 0 to 1: how surely `word` stands in `text`, both bare. More than one edit in four letters counts as not at all. */
export function wordSimilarity(word: string, text: string): number {
  if (text.includes(word)) return 1
  if (/\d/.test(word) && asLetters(text).includes(asLetters(word))) return LOOKALIKE
  if (word.length <= EXACT_LETTERS || text.length < word.length / 2) return 0
  const edits = substringEdits(word, text)
  return edits <= word.length / 4 ? 1 - edits / word.length : 0
}
