import { brandShown } from './brand-shown.ts'
import type { CatalogueWords, ProductWords } from './catalogue-words.ts'
import { likelyOf } from './pictured.ts'
import type { Candidate, PicturedCandidate, PrintedLine, Sight } from './sight.ts'
import { bareText, wordSimilarity } from './similarity.ts'
import { isStrange, isTalk, loudWords } from './strange-words.ts'

const MOST_CANDIDATES = 5

export interface Match {
  /** Best first, at most five; only products of which some word was read. */
  candidates: Candidate[]
  /** Those with photographs, the likeliest first, at most three. */
  pictured: PicturedCandidate[]
  /** `brandShown` */
  brand: number
}

/**
 * Words of the pack's front beyond the name support a product but are not owed: they weigh half and only add, and only
 * as far as the name was read, so that "tea time" printed on one product never outweighs its own whole name.
 */
const PACK_WORD_SHARE = 0.5
/** A word broken over two lines has at least this many letters in each. */
const BROKEN_PART = 2
/** What may follow a word without making another one of it. */
const PLURAL: ReadonlySet<string> = new Set(['', 'S', 'ES'])

/**
 * Which products the printed lines speak of. Each distinct word is looked for once in every line as an approximate
 * substring; a product is ranked by the rarity-weighted mean of its words times their rarity-weighted sum.
 */
export function matchLines(
  lines: readonly Pick<PrintedLine, 'text' | 'confidence' | 'corners'>[],
  catalogue: CatalogueWords,
  colours: readonly number[] = [],
  size?: Pick<Sight, 'width' | 'height'>,
): Match {
  const texts = lines
    .filter(({ text }) => !isTalk(text))
    .map(({ text }) => bareText(text))
    .filter((text) => text !== '')
  const names = texts.map((text) => withoutBrand(text, catalogue.brandWords)).filter((text) => text !== '')
  const found = likenesses(names, catalogue)
  const contradicted = contradicting(loudWords(lines), catalogue)
  const pictured = new Set(catalogue.pictured.map(({ id }) => id))
  const candidates = catalogue.products
    .map((product): Candidate => {
      const scored = score(product, found, catalogue.weights)
      return pictured.has(product.id) ? { ...scored, isPictured: true } : scored
    })
    .filter((candidate) => candidate.coverage > 0)
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, MOST_CANDIDATES)
    .map(contradicted)
  return {
    candidates,
    pictured: picturedIn(catalogue, found, colours).map(contradicted),
    brand: brandShown(lines, catalogue, size),
  }
}

/** What candidates are ordered by; the gap between the first two is measured in it. */
export const rank = ({ coverage, gain }: Candidate): number => coverage * gain

/** The brand's own letters are no evidence for a word: BRITANNIA holds RITA, one edit from VITA. */
function withoutBrand(text: string, brandWords: readonly string[]): string {
  let rest = text
  for (const word of brandWords) {
    rest = rest.replaceAll(word, ' ')
    if (rest.length <= word.length * 1.25 && wordSimilarity(word, rest) > 0) return ''
  }
  return rest.trim()
}

/**
 * How surely each word of the catalogue stands in some line, 0 to 1. What stands only within longer words of the
 * catalogue is not read: the APPLE of PINEAPPLE. But GOODDAY is a GOOD and a DAY, OATS are OAT, and CHOCOLATE is a CHOCO
 * where no name with CHOCOLATE was read whole.
 */
function likenesses(texts: readonly string[], { vocabulary, products }: CatalogueWords): number[] {
  const lines = new Set(texts)
  const broken = new Set(vocabulary.filter((word) => isBroken(word, lines)))
  const found = vocabulary.map((word) =>
    broken.has(word) ? 1 : best(texts, (text) => wordSimilarity(word, text)),
  )
  const standing = vocabulary.filter((_, at) => found[at] === 1)
  const names = products.filter(({ words }) => words.every((at) => found[at] === 1))
  const named = new Set(names.flatMap(({ words }) => words.map((at) => vocabulary[at])))
  const isWithin = (word: string, longer: string) =>
    longer.length > word.length &&
    longer.includes(word) &&
    (named.has(longer) || !longer.startsWith(word)) &&
    !longer.split(word).every((part) => PLURAL.has(part) || standing.includes(part))
  return vocabulary.map((word, at) => {
    const likeness = found[at] ?? 0
    const longer =
      likeness === 1 && !broken.has(word) ? standing.filter((other) => isWithin(word, other)) : []
    if (longer.length === 0) return likeness
    const without = (text: string) => longer.reduce((rest, other) => rest.replaceAll(other, ' '), text)
    return best(texts, (text) => wordSimilarity(word, without(text)))
  })
}

/** Whether two whole lines make up the word. */
function isBroken(word: string, lines: ReadonlySet<string>): boolean {
  for (let at = BROKEN_PART; at <= word.length - BROKEN_PART; at++)
    if (lines.has(word.slice(0, at)) && lines.has(word.slice(at))) return true
  return false
}

function score(product: ProductWords, found: readonly number[], weights: readonly number[]): Candidate {
  const sum = (words: readonly number[], share: (word: number) => number) =>
    words.reduce((total, word) => total + (weights[word] ?? 0) * share(word), 0)
  const likenessOf = (word: number) => found[word] ?? 0
  const named = sum(product.words, likenessOf)
  const owed = sum(product.words, () => 1)
  const coverage = owed === 0 ? 0 : named / owed
  return {
    productId: product.id,
    coverage,
    gain: named + PACK_WORD_SHARE * coverage * sum(product.packWords, likenessOf),
  }
}

/** Marks a product of which some loud word cannot be. */
function contradicting(loud: readonly string[], catalogue: CatalogueWords) {
  const wordsOf = (numbers: readonly number[]) => numbers.map((word) => catalogue.vocabulary[word] ?? '')
  return <Found extends { productId: string }>(found: Found): Found => {
    const product = catalogue.products.find(({ id }) => id === found.productId)
    const shown = catalogue.pictured.find(({ id }) => id === found.productId)?.shown
    const own = [
      ...wordsOf([...(product?.words ?? []), ...(product?.packWords ?? [])]),
      ...catalogue.brandWords,
      ...(shown ?? []),
    ]
    const isContradicted = loud.some((word) => isStrange(word, own, catalogue.nameWords, shown !== undefined))
    return isContradicted ? { ...found, isContradicted } : found
  }
}

const MOST_PICTURED = 3

/** Only products of which some word was read: colours alone name nothing. */
function picturedIn(
  catalogue: CatalogueWords,
  found: readonly number[],
  colours: readonly number[],
): PicturedCandidate[] {
  const words = new Map(
    catalogue.pictured.length > 0 ? catalogue.products.map((each) => [each.id, each]) : [],
  )
  return catalogue.pictured
    .flatMap((product): PicturedCandidate[] => {
      const own = words.get(product.id)?.words ?? []
      const owed = own.reduce((sum, word) => sum + (catalogue.weights[word] ?? 0), 0)
      const named = own.reduce((sum, word) => sum + (catalogue.weights[word] ?? 0) * (found[word] ?? 0), 0)
      const likely = likelyOf(product, { named, owed }, found, colours)
      return likely.gain > 0 ? [{ productId: product.id, ...likely }] : []
    })
    .sort((a, b) => b.likely - a.likely)
    .slice(0, MOST_PICTURED)
}

function best<Item>(items: readonly Item[], measure: (item: Item) => number): number {
  let most = 0
  for (const item of items) most = Math.max(most, measure(item))
  return most
}
