import { asGtin } from '../contract/barcode.ts'
import type { Product } from '../contract/product.ts'
import { runWhole, type Steps } from '../steps.ts'
import { type CatalogueWords, catalogueInSteps } from './catalogue-words.ts'

/** What deciding needs to know of a catalogue. Built once for one list of products and one brand. */
export interface ScanIndex {
  words: CatalogueWords
  /**
   * The products whose records hold a code, whatever number of leading zeros either is written with. More than one is a
   * mistake in the catalogue: which of them it is nobody can tell.
   */
  productsOf(code: string): readonly string[]
  /** The one product of a code; undefined where there is none or more than one. */
  productOf(code: string): string | undefined
  /** The codes that its record holds, as GTIN-14. */
  codesOf(productId: string): readonly string[]
  /** Whether a code begins as one of ours does: then it is a size or a novelty that the list does not have yet. */
  isOurMakers(code: string): boolean
  /** Whether all words of `name` also stand in `longer`. */
  contains(longer: string, name: string): boolean
  /** The bare words of its name, without the brand. */
  nameOf(productId: string): readonly string[]
  /** Whether some other product's name holds all words of this one. */
  isContained(productId: string): boolean
}

const known = new WeakMap<readonly Product[], { brand: string; index: ScanIndex }>()

/** Does ahead, in steps, what the first `scanIndexOf` for this list and brand would do at once. */
export function* prepareScanIndex(products: readonly Product[], brand: string): Steps<ScanIndex> {
  const before = known.get(products)
  if (before?.brand === brand) return before.index
  const index = yield* buildIndex(products, brand)
  known.set(products, { brand, index })
  return index
}

/** The index of an immutable list: building it for 10,000 products takes longer than a frame may block. */
export function scanIndexOf(products: readonly Product[], brand: string): ScanIndex {
  return runWhole(prepareScanIndex(products, brand))
}

/** GS1 gives a maker the first seven to ten figures of an EAN-13; a GTIN-14 has a zero before them. */
const MAKER_FIGURES = 8

const makerOf = (code: string): string => asGtin(code).slice(0, MAKER_FIGURES)

function* buildIndex(products: readonly Product[], brand: string): Steps<ScanIndex> {
  const words = yield* catalogueInSteps(brand, products)
  const codesOf = new Map(products.map(({ id, barcodes }) => [id, barcodes.map(asGtin)]))
  const codes = ownersByCode(products)
  yield
  const makers = new Set([...codes.keys()].map(makerOf))
  yield
  const sets = new Map(words.products.map((product) => [product.id, new Set(product.words)]))
  yield
  const contains = (longer: string, name: string): boolean => {
    const [whole, part] = [sets.get(longer), sets.get(name)]
    return whole !== undefined && part !== undefined && [...part].every((word) => whole.has(word))
  }
  return {
    words,
    productsOf: (code) => codes.get(asGtin(code)) ?? [],
    productOf(code) {
      const [owner, another] = codes.get(asGtin(code)) ?? []
      return another === undefined ? owner : undefined
    },
    codesOf: (productId) => codesOf.get(productId) ?? [],
    isOurMakers: (code) => makers.has(makerOf(code)),
    contains,
    nameOf: (productId) => [...(sets.get(productId) ?? [])].flatMap((word) => words.vocabulary[word] ?? []),
    isContained: (productId) => words.products.some(({ id }) => id !== productId && contains(id, productId)),
  }
}

function ownersByCode(products: readonly Product[]): Map<string, string[]> {
  const owners = new Map<string, string[]>()
  for (const { id, barcodes } of products) {
    for (const gtin of new Set(barcodes.map(asGtin))) {
      const others = owners.get(gtin)
      if (others) others.push(id)
      else owners.set(gtin, [id])
    }
  }
  return owners
}
