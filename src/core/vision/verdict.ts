import type { CatalogueWords } from './catalogue-words.ts'
import { rank } from './match.ts'
import type { Candidate, PicturedCandidate, Sight } from './sight.ts'

interface Threshold {
  coverage: number
  gain: number
  /** How far the first stands above the next, as a share of the first: by rank, and by gain alone. */
  rankGap: number
  gainGap: number
  /** Words the name must have. */
  words: number
}

/**
 * With the brand's word: of 90 rendered packs 81 right, none wrong, as with coverages from .60 on. With the pack's own
 * product taken off the list 16 were taken for a sibling at .72 and 6 at .85: there a word of the name is missing.
 */
const BRANDED: Threshold = {
  coverage: 0.85,
  gain: 1.2,
  rankGap: 0.12,
  gainGap: Number.NEGATIVE_INFINITY,
  words: 1,
}
/**
 * No brand is known at all: of 93 photographs of packs of nine brands 41 right, 3 wrong. The gap in gain keeps
 * silent whenever a longer name holds all that was read, since its other words may be the ones that were not.
 */
const UNBRANDED: Threshold = { coverage: 0.55, gain: 1.5, rankGap: 0.12, gainGap: 0.1, words: 1 }
/** The brand may or may not be printed: other makers' "Milk Bread" has the same two words, seldom the same three. */
const DOUBTED: Threshold = { ...UNBRANDED, coverage: 0.9, words: 3 }

/** What the words of one frame say. */
export type FrameVerdict =
  | { kind: 'one'; productId: string; coverage: number }
  /** Two names fit about equally well and no third does. */
  | { kind: 'two'; productIds: readonly [string, string] }
  | { kind: 'nothing' }

/** `brandSeen`: the brand's word was read in this frame or shortly before or after. */
export function judgeFrame(
  sight: Pick<Sight, 'candidates' | 'pictured'>,
  brandSeen: boolean,
  catalogue: CatalogueWords,
): FrameVerdict {
  const threshold = thresholdFor(brandSeen, catalogue)
  if (threshold === undefined) return { kind: 'nothing' }
  const words = notContradicted(judgeWords(sight, threshold, catalogue), sight)
  const [first] = sight.pictured
  if (first === undefined) return words
  if (namedByPictures(sight, threshold))
    return { kind: 'one', productId: first.productId, coverage: coverageIn(sight, first) }
  // Words that name a product with photographs do so only with its colours.
  const isDoubted =
    words.kind === 'one' &&
    sight.candidates.some(({ productId, isPictured }) => productId === words.productId && isPictured) &&
    !(words.productId === first.productId && hasColours(first, words.coverage))
  return isDoubted ? { kind: 'nothing' } : words
}

/**
 * A word that cannot be the pack's speaks against a name that was read in part; one that was read whole may have a
 * neighbour on the shelf.
 */
export const READ_WELL = 0.9

const notContradicted = (words: FrameVerdict, { candidates }: Pick<Sight, 'candidates'>): FrameVerdict =>
  words.kind === 'one' &&
  words.coverage < READ_WELL &&
  candidates.some(({ productId, isContradicted }) => productId === words.productId && isContradicted)
    ? { kind: 'nothing' }
    : words

/**
 * Colours of two photographs of one pack in a shop are 0.01 to 0.11 apart, those of siblings mostly 0.04 to 0.1, other
 * packs more. So the less of a name was read, the nearer they must be.
 */
const MOST_APART = { least: 0.05, forName: 0.08, ever: 0.12 }
const hasColours = ({ apart }: PicturedCandidate, coverage: number): boolean =>
  apart <= Math.min(MOST_APART.ever, MOST_APART.least + MOST_APART.forName * coverage)
/** How much likelier than the next: with 1.5 one of 93 photographs more is right and one more misnamed off the list. */
const LIKELIER = 1.75
/** Colours and words that stand on several packs are not enough: two more of 93 were wrong. */
const SOME_OF_NAME = 0.2
export const WHOLE_NAME = 0.99

/**
 * Words and colours together. Colours count between products that both have photographs; against one that has none
 * the words must stand as they always must. Where the brand's words are known no less of the name must be read.
 */
function namedByPictures(
  { candidates, pictured }: Pick<Sight, 'candidates' | 'pictured'>,
  threshold: Threshold,
): boolean {
  const [first, next] = pictured
  if (first === undefined || first.gain < UNBRANDED.gain) return false
  if (next !== undefined && first.likely - next.likely < LIKELIER) return false
  const coverage = coverageIn({ candidates }, first)
  if (coverage < SOME_OF_NAME || !hasColours(first, coverage)) return false
  if (first.isContradicted && coverage < READ_WELL) return false
  // A name that was wholly read is not overruled, unless its own photographs have other colours.
  const inOtherColours = (id: string) =>
    pictured.some(({ productId, apart }) => productId === id && apart > MOST_APART.ever)
  const isWhole = (other: Candidate) => other.coverage >= WHOLE_NAME && other.coverage > coverage
  if (candidates.some((other) => isWhole(other) && !inOtherColours(other.productId))) return false
  if (threshold !== UNBRANDED && coverageIn({ candidates }, first) < threshold.coverage) return false
  return candidates.every(({ isPictured, gain }) => isPictured || 1 - gain / first.gain >= threshold.rankGap)
}

const coverageIn = ({ candidates }: Pick<Sight, 'candidates'>, { productId }: PicturedCandidate): number =>
  candidates.find((each) => each.productId === productId)?.coverage ?? 0

function judgeWords(
  { candidates }: Pick<Sight, 'candidates'>,
  threshold: Threshold,
  catalogue: CatalogueWords,
): FrameVerdict {
  const [first, second, third] = candidates
  if (first === undefined || !fits(first, threshold, catalogue)) return { kind: 'nothing' }
  if (stands(first, second, threshold) && stands(first, third, threshold))
    return threshold === BRANDED
      ? besideAnother(first, candidates, catalogue)
      : { kind: 'one', productId: first.productId, coverage: first.coverage }
  if (second !== undefined && stands(first, third, threshold))
    return { kind: 'two', productIds: [first.productId, second.productId] }
  return { kind: 'nothing' }
}

/** Words of another name that were all read; one alone ("with milk") may stand on any pack. */
const WORDS_OF_ANOTHER = 2

/** Two names that were read whole are two packs in view: which of them is held nobody can tell. */
function besideAnother(
  { productId, coverage }: Candidate,
  candidates: readonly Candidate[],
  { products }: CatalogueWords,
): FrameVerdict {
  const wordsOf = (id: string) => products.find((product) => product.id === id)?.words ?? []
  const own = wordsOf(productId)
  const isAnother = (id: string) =>
    wordsOf(id).filter((word) => !own.includes(word)).length >= WORDS_OF_ANOTHER
  const other = candidates.find((each) => each.coverage >= WHOLE_NAME && isAnother(each.productId))
  return other
    ? { kind: 'two', productIds: [productId, other.productId] }
    : { kind: 'one', productId, coverage }
}

/** Most of a name; what reads less of it may be any maker's. */
export const WHOLE_FIT = 0.72

/** Whether some product's name was read so far that only the brand is wanting. */
export function wholeFits({ candidates }: Pick<Sight, 'candidates'>): boolean {
  return candidates.some(({ coverage }) => coverage >= WHOLE_FIT)
}

/** Undefined: no words are enough. */
function thresholdFor(brandSeen: boolean, { gate }: CatalogueWords): Threshold | undefined {
  if (gate === 'none') return UNBRANDED
  if (brandSeen) return BRANDED
  return gate === 'setting' ? DOUBTED : undefined
}

function fits(
  { productId, coverage, gain }: Candidate,
  threshold: Threshold,
  catalogue: CatalogueWords,
): boolean {
  if (coverage < threshold.coverage || gain < threshold.gain) return false
  const product = catalogue.products.find(({ id }) => id === productId)
  return (product?.words.length ?? 0) >= threshold.words
}

function stands(first: Candidate, other: Candidate | undefined, { rankGap, gainGap }: Threshold): boolean {
  if (other === undefined) return true
  return 1 - rank(other) / rank(first) >= rankGap && 1 - other.gain / first.gain >= gainGap
}
