import type { CatalogueWords } from './catalogue-words.ts'
import type { PrintedLine } from './sight.ts'
import { bareText, substringEdits } from './similarity.ts'
import { isTalk } from './strange-words.ts'

/** From where on the brand's word was read. Unrelated print stays under 0.45. */
export const BRAND_READ = 0.75
/** Words this short are found within others, and nearly so everywhere: AMUL is one letter from the MUL of MULTIGRAIN. */
const SHORT = 5
/** What may be a short brand's word, badly read, or only letters of another: neither our pack nor another maker's. */
const MAYBE = 0.7
/** What readers add to a word: its plural, the signs of a trade mark. */
const ENDINGS: ReadonlySet<string> = new Set(['', 'S', 'R', 'TM'])

/**
 * How surely printed lines show the brand, 0 to 1, uncut: about 0.3 to 0.45 for unrelated print. A brand of two words is
 * both of them, in one line or two: "Farm fresh wheat" is no Bisk Farm.
 */
export function brandShown(
  lines: readonly Pick<PrintedLine, 'text'>[],
  { brands, brandWords, vocabulary }: Pick<CatalogueWords, 'brands' | 'brandWords' | 'vocabulary'>,
): number {
  const texts = lines.filter(({ text }) => !isTalk(text)).map(({ text }) => text)
  const known = [...brandWords, ...vocabulary]
  const shown = (word: string) => Math.max(0, ...texts.map((text) => likeness(word, text, known)))
  return Math.max(0, ...brands.map((words) => Math.min(...words.map(shown))))
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
