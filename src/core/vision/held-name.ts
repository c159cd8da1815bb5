import type { CatalogueWords } from './catalogue-words.ts'
import { heightOf } from './geometry.ts'
import type { PrintedLine, Sight } from './sight.ts'
import { bareText, wordSimilarity } from './similarity.ts'
import { saysElse } from './strange-words.ts'

/**
 * How far from the middle a name has to lie, as a share of the picture's width or height, to be printed on something else
 * than what is held: where other print lies nearer, and at all. Of 90 packs shown in the middle the names of all lay across
 * it from left to right, and 0.05 of the height from it at most; 0.05 of the width of 18 that were half out of the picture.
 * Those of packs pasted beside another began at 0.02.
 */
const ASIDE = { x: 0.02, y: 0.1 }
export const FAR_ASIDE = 0.1
/** A front that fills the picture may have its name at one side, but taller than this, as a share of the longer side. */
const SMALL_NAME = 0.06
/** Smaller print says nothing of what is held, as a share of the name's height. */
const AS_LARGE = 0.5
/** A line with as much of the name is the name, with a kind or a claim behind it. */
const MOST_OF_LINE = 0.5

/**
 * Whether a name is printed beside what is held: small and far to the side of the picture, or aside of its middle, with
 * print nearer to it that says something else. Behind the back of a pack, and behind another maker's, a shelf and a
 * poster are full of our names. `name`: its words, bare.
 */
export function isBeside(
  sight: Pick<Sight, 'width' | 'height' | 'lines'>,
  name: readonly string[],
  catalogue: CatalogueWords,
): boolean {
  const { lines } = sight
  const words = [...name, ...catalogue.brandWords]
  const isOfName = ({ text }: PrintedLine) => words.some((word) => wordSimilarity(word, bareText(text)) > 0)
  // "Happy Butter" is no line of "Good Day Butter Cookies".
  const own = lines.filter((line) => isOfName(line) && !saysElse(line, words))
  const at = awayFromMiddle(sight, own)
  if (own.length === 0 || (at.x < ASIDE.x && at.y < ASIDE.y)) return false
  if (isSmallAside(sight, own)) return true
  const tallest = Math.max(...own.map(heightOf))
  return lines.some((line) => {
    const { x, y } = awayFromMiddle(sight, [line])
    const isNearer = Math.hypot(x, y) < Math.hypot(at.x, at.y)
    return isNearer && heightOf(line) >= AS_LARGE * tallest && saysElse(line, words)
  })
}

/**
 * Whether a name is only spoken of: no line of it is large, stands by itself or is most of what its line says. A back
 * with "milk solids" and the maker's address is no Acme Milk. `name`: its words, bare.
 */
export function isOnlyMentioned(
  { width, height, lines }: Pick<Sight, 'width' | 'height' | 'lines'>,
  name: readonly string[],
  { brandWords }: CatalogueWords,
): boolean {
  const words = [...name, ...brandWords]
  const ofName = lines.filter(({ text }) => name.some((word) => wordSimilarity(word, bareText(text)) > 0))
  const stands = (line: PrintedLine) =>
    heightOf(line) >= SMALL_NAME * Math.max(width, height) ||
    !saysElse(line, words) ||
    shareOf(bareText(line.text), words) >= MOST_OF_LINE
  return ofName.length > 0 && !ofName.some(stands)
}

/** Of a line's letters, those of the words. */
function shareOf(text: string, words: readonly string[]): number {
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text)
  return 1 - rest.length / text.length
}

/** Whether lines are small and far to one side of the picture, all of them. */
export const isSmallAside = (
  sight: Pick<Sight, 'width' | 'height'>,
  lines: readonly Pick<PrintedLine, 'corners'>[],
): boolean =>
  awayFromMiddle(sight, lines).x >= FAR_ASIDE &&
  lines.every((line) => heightOf(line) < SMALL_NAME * Math.max(sight.width, sight.height))

/** From the middle of the picture to the nearest of the box of some lines, as shares of its sides; 0: it lies across it. */
export function awayFromMiddle(
  { width, height }: Pick<Sight, 'width' | 'height'>,
  lines: readonly Pick<PrintedLine, 'corners'>[],
): { x: number; y: number } {
  return {
    x: outside(lines.flatMap(({ corners }) => corners.map(({ x }) => x / width - 0.5))),
    y: outside(lines.flatMap(({ corners }) => corners.map(({ y }) => y / height - 0.5))),
  }
}

/** How far numbers lie to one side of 0, all of them; 0 where they lie to both. */
const outside = (numbers: readonly number[]) => Math.max(0, Math.min(...numbers), -Math.max(...numbers))
