import type { CatalogueWords } from './catalogue-words.ts'
import { heightOf } from './geometry.ts'
import { SURE_LINE } from './pictured.ts'
import type { PrintedLine } from './sight.ts'
import { bareText, substringEdits, wordSimilarity } from './similarity.ts'

/** Verbs and nouns of orders to a reader, which stand in no product's name; spaces are lost in reading. */
const ORDERS =
  /IGNORE|DISREGARD|FORGETYOUR|INSTRUCTION|OVERRIDE|PRETEND|ASSISTANT|SYSTEMPROMPT|SAYTHAT|SAYTHIS|SAYITIS|TELLTHE|TELLHIM|TELLHER|TELLYOUR|ANNOUNCE|ANSWERTHAT|ANSWERWITH|REPLYTHAT|REPLYWITH|RESPONDWITH|YOUMUST|YOUAREA/

/** Whether a printed line speaks to whoever reads it. What such a line names is talk, not what the pack is. */
export const isTalk = (text: string): boolean => ORDERS.test(bareText(text))

/**
 * How large a word must stand to speak against a product, as a share of the largest sure line. On 93 photographs, two
 * of each product as teachers: at 0.4 two fewer products that are not listed were misnamed and three fewer named right.
 */
export const LOUD = 0.5
/** Shorter ones only where they are a word of some name: "eko", "red". */
const LETTERS = { least: 4, ofName: 3 }
/** Print that is a word of the pack, badly read, speaks neither for it nor against it. */
const MISREAD_SHARE = 0.34
const CUT_SHARE = 0.25

type Read = Pick<PrintedLine, 'text' | 'confidence' | 'corners'>

/** Large, surely read words of a frame, bare, each once. */
export function loudWords(lines: readonly Read[]): string[] {
  const sure = lines
    .filter(({ text, confidence }) => confidence >= SURE_LINE && !isTalk(text))
    .map((line) => ({ text: line.text, height: heightOf(line) }))
  const tallest = Math.max(0, ...sure.map(({ height }) => height))
  const words = sure
    .filter(({ height }) => height >= LOUD * tallest)
    .flatMap(({ text }) => text.split(/[\s.,:;|&·-]+/))
    .map(bareText)
  return [...new Set(words)].filter((word) => word.length >= LETTERS.ofName && !/\d/.test(word))
}

/**
 * Whether a loud word is none of the pack that has the words `own`: a sibling's flavour, another maker's name. Of a
 * product whose pack nobody photographed `own` is its name alone, and only a word of another's name says so.
 */
export function isStrange(
  loud: string,
  own: readonly string[],
  nameWords: ReadonlySet<string>,
  isPackKnown: boolean,
): boolean {
  const speaks = (part: string) =>
    nameWords.has(part) ? part.length >= LETTERS.ofName : isPackKnown && part.length >= LETTERS.least
  const isOwn = (part: string) => own.some((word) => word.includes(part) || isMisread(word, part))
  if (isOwn(loud)) return false
  // Readers lose spaces: what is left of MILDYOGHURT without the pack's YOGHURT is a word by itself.
  const rest = own
    .filter((word) => word.length >= LETTERS.ofName && loud.includes(word))
    .sort((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ' '), loud)
  return rest.split(' ').some((part) => speaks(part) && !isOwn(part))
}

/** A word of the pack misread, or a piece of it that the edge of the picture cut off. */
function isMisread(word: string, part: string): boolean {
  const [shorter, longer] = word.length < part.length ? [word, part] : [part, word]
  if (shorter.length < LETTERS.ofName) return false
  const isPiece = part.length >= LETTERS.least && part.length < word.length
  if (isPiece && substringEdits(part, word) <= part.length * CUT_SHARE) return true
  // Counted from the longer one, letters that the shorter does not have are edits too.
  return substringEdits(longer, shorter) <= longer.length * MISREAD_SHARE
}

/** Makers' names stand from 0.35 of the largest line's height on; small print says too much to prove anything. */
export const PROMINENT = 0.3
const SURE_FOREIGN = 0.9
const FOREIGN_LETTERS = 4
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
      ({ text, confidence }) =>
        confidence >= SURE_FOREIGN && letters(text).length >= FOREIGN_LETTERS && !isTalk(text),
    )
    .map((line) => ({ text: letters(line.text), height: heightOf(line) }))
    .sort((a, b) => b.height - a.height)
  const tallest = sure[0]?.height ?? 0
  const prominent = sure.slice(0, MOST_LINES).filter(({ height }) => height >= PROMINENT * tallest)
  const ours = [...catalogue.vocabulary, ...catalogue.brandWords].filter(
    (word) => word.length >= EXPLAINING_LETTERS,
  )
  return [...new Set(prominent.flatMap(({ text }) => unexplained(text, ours)))]
}

const letters = (text: string) => bareText(text).replace(/[0-9]/g, '')

/** Whether a surely read line says something else than some words, bare, and what any maker prints. */
export const saysElse = ({ text, confidence }: Read, words: readonly string[]): boolean =>
  confidence >= SURE_LINE && !isTalk(text) && unexplained(letters(text), words).length > 0

/** What is left of a line when the words of ours, whole or nearly, are taken out. */
function unexplained(text: string, ours: readonly string[]): string[] {
  const parts = ours
    .filter((word) => text.includes(word))
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ' '), text.replace(COMMON, ' '))
    .split(' ')
  return parts.filter((part) => part.length >= FOREIGN_LETTERS && !ours.some((word) => resembles(word, part)))
}

/** A word of ours badly read, or cut off by the edge of the picture. */
function resembles(word: string, part: string): boolean {
  if (word.includes(part)) return true
  const [shorter, longer] = word.length < part.length ? [word, part] : [part, word]
  // Counted from the longer one, letters that the shorter does not have are edits too.
  return longer.length - shorter.length <= longer.length / 4 && wordSimilarity(longer, shorter) > 0
}
