import type { CatalogueWords } from './catalogue-words.ts'
import { distance } from './geometry.ts'
import type { PrintedLine } from './sight.ts'
import { bareText, wordSimilarity } from './similarity.ts'
import { isTalk } from './strange-words.ts'

/** Makers' names stand from 0.35 of the largest line's height on; small print says too much to prove anything. */
const PROMINENT = 0.3
const SURE_LINE = 0.9
const LETTERS = 4
/** Short words are found by chance inside longer ones, so they explain nothing. */
const EXPLAINING_LETTERS = 3
/** Every line costs as many comparisons as the catalogue has words. */
const MOST_LINES = 8
/** What any maker prints as large as the name. */
const COMMON =
  /NETW(?:EIGH|EI|E)?T|NETQTY|NETQUANTITY|NETCONTENTS?|PREMIUM|ORIGINAL|CLASSIC|SPECIAL|QUALITY|FRESH|TASTY|CRUNCHY|CRISPY|DELICIOUS|FAMILYPACK|NEWPACK|EXTRA|FREE|OFFER|VEGETARIAN|NATURAL|HEALTHY|INDIA/g

/**
 * Large, surely read words that stand in no name and no pack words of the catalogue, bare and each once: on another
 * maker's front that maker's name is among them, on a front of ours whose brand cannot be seen there are none.
 */
export function foreignWords(lines: readonly PrintedLine[], catalogue: CatalogueWords): string[] {
  const sure = lines
    .filter(
      ({ text, confidence }) => confidence >= SURE_LINE && letters(text).length >= LETTERS && !isTalk(text),
    )
    .map((line) => ({ text: letters(line.text), height: distance(line.corners[0], line.corners[3]) }))
    .sort((a, b) => b.height - a.height)
  const tallest = sure[0]?.height ?? 0
  const prominent = sure.slice(0, MOST_LINES).filter(({ height }) => height >= PROMINENT * tallest)
  const ours = [...catalogue.vocabulary, ...catalogue.brandWords].filter(
    (word) => word.length >= EXPLAINING_LETTERS,
  )
  return [...new Set(prominent.flatMap(({ text }) => unexplained(text, ours)))]
}

const letters = (text: string) => bareText(text).replace(/[0-9]/g, '')

/** What is left of a line when the words of ours, whole or nearly, are taken out. */
function unexplained(text: string, ours: readonly string[]): string[] {
  const parts = ours
    .filter((word) => text.includes(word))
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ' '), text.replace(COMMON, ' '))
    .split(' ')
  return parts.filter((part) => part.length >= LETTERS && !ours.some((word) => resembles(word, part)))
}

/** A word of ours badly read, or cut off by the edge of the picture. */
function resembles(word: string, part: string): boolean {
  if (word.includes(part)) return true
  const [shorter, longer] = word.length < part.length ? [word, part] : [part, word]
  // Counted from the longer one, letters that the shorter does not have are edits too.
  return longer.length - shorter.length <= longer.length / 4 && wordSimilarity(longer, shorter) > 0
}
