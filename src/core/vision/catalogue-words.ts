import type { Product } from '../contract/product.ts'
import { mapInSteps, runWhole, type Steps } from '../steps.ts'
import { type PackPicture, type PicturedProduct, taughtWords } from './pictured.ts'
import { bareText } from './similarity.ts'

/** The catalogue as the matcher needs it: every distinct word once, products as lists of word numbers. */
export interface CatalogueWords {
  vocabulary: readonly string[]
  /** Rarity of each word: ln((products + 1) / (products with it)), never under a small floor. */
  weights: readonly number[]
  products: readonly ProductWords[]
  /** Those that photographs were saved of. */
  pictured: readonly PicturedProduct[]
  /** Words of names, bare. */
  nameWords: ReadonlySet<string>
  /** Bare words of the brand: the setting's, or those that most names begin with. */
  brandWords: readonly string[]
  /** Either is the brand, where all of its words are read: the setting's as names and fronts hold it, the names'. */
  brands: readonly (readonly string[])[]
  /**
   * What is asked of a pack besides the name. `names`: most names hold the brand, so a pack that does not show it is
   * not ours. `setting`: only the setting knows the brand; our packs may or may not show it. `none`: no brand known.
   */
  gate: 'names' | 'setting' | 'none'
}

export interface ProductWords {
  id: string
  /** Indices into `vocabulary`: the name's words without the brand. */
  words: readonly number[]
  /** Those of the pack's front that are not in the name. */
  packWords: readonly number[]
}

const STOP_WORDS = new Set(['AND', 'THE', 'WITH', 'OF', 'IN', 'FOR', 'A', 'AN'])
/** A lone figure or letter is found everywhere, so it is read together with its neighbour: "5 Grain" is 5GRAIN. */
const LONE_LETTERS = 2
const MOST = 0.5
/** Of all names, what shares a word that is the brand's. */
const SHARED = 0.8
/** Below this many products a shared word says nothing about the brand. */
export const ENOUGH_TO_SHARE = 5
const LEAST_WEIGHT = 0.1

/** What of a product is looked for on a pack. */
export type Printed = Pick<Product, 'id' | 'name' | 'packWords'> & {
  /** What its photographs teach; absent: there are none. */
  pictures?: readonly PackPicture[] | undefined
}

export function indexCatalogueWords(brand: string, products: readonly Printed[]): CatalogueWords {
  return runWhole(catalogueInSteps(brand, products))
}

/** `indexCatalogueWords` for a thread that has others to serve: 10,000 products take a tenth of a second. */
export function* catalogueInSteps(brand: string, products: readonly Printed[]): Steps<CatalogueWords> {
  const own = bareWords(brand)
  const names = yield* mapInSteps(products, ({ name }) => bareWords(name))
  const extras = yield* mapInSteps(products, ({ packWords }) => bareWords(packWords.join(' ')))
  const inNames = countProducts(names)
  yield
  const lessons = yield* mapInSteps(products, ({ pictures = [] }, i) =>
    taughtWords(pictures, (word) => (names[i] ?? []).includes(word) || own.includes(word)),
  )
  const counts = countProducts(
    names.map((words, i) => [
      ...new Set([...words, ...(extras[i] ?? []), ...(lessons[i] ?? []).map(({ word }) => word)]),
    ]),
  )
  yield
  const brands = brandsOf(own.filter(isBrandWord), names, extras)
  const brandWords = [...new Set([...own.filter(isBrandWord), ...brands.flat()])]
  const numbers = new Map<string, number>()
  const weights: number[] = []
  const numberOf = (word: string): number => {
    const known = numbers.get(word)
    if (known !== undefined) return known
    const next = numbers.size
    numbers.set(word, next)
    weights.push(Math.max(LEAST_WEIGHT, Math.log((products.length + 1) / (counts.get(word) ?? 1))))
    return next
  }
  const indexed = yield* mapInSteps(products, ({ id }, i) => {
    const name = (names[i] ?? []).filter((word) => !brandWords.includes(word))
    const extra = (extras[i] ?? []).filter((word) => !brandWords.includes(word) && !name.includes(word))
    return { id, words: name.map(numberOf), packWords: extra.map(numberOf) }
  })
  const pictured = yield* mapInSteps(products, ({ id, pictures = [] }, i): PicturedProduct => {
    const taught = (lessons[i] ?? []).filter(({ word }) => !brandWords.includes(word))
    return {
      id,
      taught: taught.map(
        ({ word, sure }) => [numberOf(word), sure * (weights[numberOf(word)] ?? 0)] as const,
      ),
      shown: [...new Set(pictures.flatMap(({ words }) => words))],
      colours: pictures.map(({ colours }) => colours),
    }
  })
  return {
    vocabulary: [...numbers.keys()],
    weights,
    products: indexed,
    pictured: pictured.filter(({ colours }) => colours.length > 0),
    nameWords: new Set(inNames.keys()),
    brandWords,
    brands,
    gate: gateOf(brandWords, names, extras),
  }
}

/** Distinct words of a name, lone letters joined to the next word (the last to the one before). */
export function bareWords(name: string): string[] {
  const parts = name
    .split(/\s+/)
    .map(bareText)
    .filter((word) => word !== '' && !STOP_WORDS.has(word))
  const words: string[] = []
  let waiting = ''
  for (const part of parts) {
    waiting += part
    if (waiting.length <= LONE_LETTERS) continue
    words.push(waiting)
    waiting = ''
  }
  if (waiting !== '') words.push(`${words.pop() ?? ''}${waiting}`)
  return [...new Set(words)]
}

function countProducts(names: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const words of names) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

const isBrandWord = (word: string) => word.length > 2

/**
 * What may be read for the brand. Of the setting's words those that most products hold, else all of them; where most
 * hold none, also what most names begin with: "cookies" behind every name is no brand.
 */
function brandsOf(
  own: readonly string[],
  names: readonly (readonly string[])[],
  extras: readonly (readonly string[])[],
): string[][] {
  const held = own.filter((word) => {
    const holders = names.filter((words, i) => words.includes(word) || extras[i]?.includes(word))
    return holders.length >= Math.max(1, names.length * MOST)
  })
  if (held.length > 0) return [held]
  const counts = countProducts(names)
  const isShared = (word: string) => (counts.get(word) ?? 0) > names.length * SHARED
  const beginnings = names.map((words) => {
    const end = words.findIndex((word) => !isShared(word))
    return end < 0 ? words : words.slice(0, end)
  })
  const leading = [...countProducts(beginnings)].filter(
    ([word, n]) => isBrandWord(word) && n > names.length * SHARED,
  )
  const shared = names.length >= ENOUGH_TO_SHARE ? leading.map(([word]) => word) : []
  return [[...own], shared].filter((words) => words.length > 0)
}

function gateOf(
  brandWords: readonly string[],
  names: readonly (readonly string[])[],
  extras: readonly (readonly string[])[],
): CatalogueWords['gate'] {
  if (brandWords.length === 0) return 'none'
  const carriers = names.filter((words, i) =>
    brandWords.some((word) => words.includes(word) || extras[i]?.includes(word)),
  )
  return carriers.length >= names.length * MOST ? 'names' : 'setting'
}
