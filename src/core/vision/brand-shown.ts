import type { CatalogueWords } from './catalogue-words.ts'
import { heightOf } from './geometry.ts'
import { awayFromMiddle, isSmallAside } from './held-name.ts'
import type { PrintedLine, Sight } from './sight.ts'
import { bareText, substringEdits } from './similarity.ts'
import { isTalk, PROMINENT, saysElse } from './strange-words.ts'

/** From where on the brand's word was read. Unrelated print stays under 0.45. */
export const BRAND_READ = 0.75
/** Words this short are found within others, and nearly so everywhere: AMUL is one letter from the MUL of MULTIGRAIN. */
const SHORT = 5
/** What may be a short brand's word, badly read, or only letters of another: neither our pack nor another maker's. */
const MAYBE = 0.7
/** What readers add to a word: its plural, the signs of a trade mark. */
const ENDINGS: ReadonlySet<string> = new Set(['', 'S', 'R', 'TM'])

type Read = Pick<PrintedLine, 'text' | 'confidence' | 'corners'>
type Size = Pick<Sight, 'width' | 'height'>

/**
 * How surely printed lines show the brand, 0 to 1, uncut: about 0.3 to 0.45 for unrelated print. A brand of two words is
 * both of them, in one line or two: "Farm fresh wheat" is no Bisk Farm. `size`: of the picture; without it no place counts.
 */
export function brandShown(
  lines: readonly Read[],
  { brands, brandWords, vocabulary }: Pick<CatalogueWords, 'brands' | 'brandWords' | 'vocabulary'>,
  size?: Size,
): number {
  const print = lines.filter(({ text }) => !isTalk(text))
  const known = [...brandWords, ...vocabulary]
  const shown = (word: string) => Math.max(0, ...print.map(({ text }) => likeness(word, text, known)))
  const most = Math.max(0, ...brands.map((words) => Math.min(...words.map(shown))))
  if (!size || most < BRAND_READ) return most
  const ofBrand = print.filter(({ text }) =>
    brands.flat().some((word) => likeness(word, text, known) >= BRAND_READ),
  )
  return isBehind(ofBrand, print, known, size) ? MAYBE : most
}

/** Kinds of food are no maker's name. */
const KINDS =
  /BISCUIT|COOKIE|CRACKER|WAFER|RUSK|CAKE|BREAD|LOAF|TOAST|CHEESE|BUTTER|MILK|YOGH?URT|CURD|DAHI|PANEER|GHEE|SPREAD|SNACK/g

/**
 * Whether the brand may stand on the shelf behind another maker's pack: small, far to the side, and what no product of ours
 * has stands larger and nearer to the middle. A small mark in the corner of our own pack has slogans around it.
 */
function isBehind(
  ofBrand: readonly Read[],
  print: readonly Read[],
  known: readonly string[],
  size: Size,
): boolean {
  if (!isSmallAside(size, ofBrand)) return false
  const far = awayFromMiddle(size, ofBrand).x
  const tall = Math.max(...ofBrand.map(heightOf))
  const tallest = Math.max(...print.map(heightOf))
  const isLarger = (line: Read) => heightOf(line) > tall && heightOf(line) >= PROMINENT * tallest
  return print.some(
    (line) =>
      isLarger(line) &&
      awayFromMiddle(size, [line]).x < far &&
      saysElse({ ...line, text: bareText(line.text).replace(KINDS, ' ') }, known),
  )
}

function likeness(word: string, text: string, known: readonly string[]): number {
  const bare = bareText(text)
  if (bare === '') return 0
  const alike = 1 - substringEdits(word, bare) / word.length
  if (word.length > SHORT) return alike
  const isWord = [bare, ...text.split(/\s+/).map(bareText)].some((part) => isItself(word, part, known))
  return isWord ? 1 : Math.min(alike, MAYBE)
}

/** Readers lose spaces: a short word may be joined to others of the catalogue, and to nothing else. */
function isItself(word: string, part: string, known: readonly string[]): boolean {
  if (!part.startsWith(word) && !part.endsWith(word)) return false
  const rest = part.replace(word, ' ')
  const left = known
    .filter((other) => rest.includes(other))
    .sort((a, b) => b.length - a.length)
    .reduce((some, other) => some.replaceAll(other, ' '), rest)
  return left.split(' ').every((piece) => ENDINGS.has(piece))
}
