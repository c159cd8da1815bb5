import type { CatalogueWords } from './catalogue-words.ts'
import { heightOf } from './geometry.ts'
import { awayFromMiddle, FAR_ASIDE } from './held-name.ts'
import type { PrintedLine, Sight } from './sight.ts'
import { bareText, wordSimilarity } from './similarity.ts'
import { LOUD, PROMINENT, saysElse } from './strange-words.ts'

type Shown = Pick<Sight, 'width' | 'height' | 'lines'>

/** How a word stands among the print of a name. */
interface Placed {
  /** `slogan`: small, or in lesser print that says something else. `named`: as large as a name. `plain`: by itself. */
  as: 'slogan' | 'named' | 'plain'
  isAside: boolean
}

/**
 * Whether the name of another product, read as well, may be that of the held pack: its own words stand as a name does,
 * or the first name has nothing more than words of a slogan ("zero trans fat") or of the pack beside it. Both are bare
 * words without the brand.
 */
export function mayBeHeld(
  sight: Shown,
  first: readonly string[],
  other: readonly string[],
  { brandWords }: Pick<CatalogueWords, 'brandWords'>,
): boolean {
  const isIn = ({ text }: PrintedLine, word: string) => wordSimilarity(word, bareText(text)) > 0
  const isAside = (line: PrintedLine) => awayFromMiddle(sight, [line]).x >= FAR_ASIDE
  const ofNames = sight.lines.filter((line) => [...first, ...other].some((word) => isIn(line, word)))
  const tallest = Math.max(0, ...ofNames.map(heightOf))

  function asIn(line: PrintedLine, name: readonly string[]): Placed['as'] {
    if (heightOf(line) >= PROMINENT * tallest && !saysElse(line, [...name, ...brandWords])) return 'plain'
    return heightOf(line) >= LOUD * tallest ? 'named' : 'slogan'
  }
  /** How the worst of the words stands, by its best line. */
  function placed(words: readonly string[], name: readonly string[], unseen: Placed): Placed {
    const each = words.map((word) => {
      const lines = sight.lines.filter((line) => isIn(line, word))
      const all = lines.map((line): Placed => ({ as: asIn(line, name), isAside: isAside(line) }))
      return (
        all.toSorted((a, b) => ORDER[b.as] - ORDER[a.as] || Number(a.isAside) - Number(b.isAside))[0] ??
        unseen
      )
    })
    return {
      as: each.map((one) => one.as).toSorted((a, b) => ORDER[a] - ORDER[b])[0] ?? 'plain',
      isAside: each.some((one) => one.isAside),
    }
  }

  const own = first.filter((word) => !other.includes(word))
  const others = other.filter((word) => !first.includes(word))
  if (own.length === 0) return false
  const mine = placed(own, first, { as: 'plain', isAside: false })
  if (others.length === 0) {
    // A flavour may stand in a corner, but only the pack beside has the name there once more.
    const isTwice = other.some((word) => {
      const lines = sight.lines.filter((line) => isIn(line, word))
      return lines.some(isAside) && !lines.every(isAside)
    })
    return mine.as === 'slogan' || (mine.isAside && isTwice)
  }
  const theirs = placed(others, other, { as: 'slogan', isAside: false })
  if (theirs.as === 'slogan' || mine.as === 'slogan') return theirs.as !== 'slogan'
  if (mine.isAside !== theirs.isAside) return mine.isAside
  return theirs.as === 'plain'
}

const ORDER = { slogan: 0, named: 1, plain: 2 } as const
