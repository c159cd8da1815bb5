import type { Product } from '../contract/product.ts'
import type { Recall } from '../contract/recalls.ts'
import type { Texts } from '../texts/answer-texts.ts'
import type { PackData } from '../vision/gs1.ts'
import { asGtin } from '../vision/scan-index.ts'
import { inHand } from './about-product.ts'
import { productOfCode } from './barcode-answers.ts'
import type { Checking } from './checking.ts'
import type { Surroundings } from './response.ts'

/** What a look for the date may believe of a code: what it said before, and whether it is the held product's. */
export function packInHand(
  checking: Checking,
  around: Pick<Surroundings, 'nowMs' | 'asSpecified' | 'products' | 'texts'>,
): { known: PackData | undefined; isOfPack: (gtin: string) => boolean } {
  const product = inHand(checking, around)
  return {
    known: product && checking.pack,
    isOfPack(gtin) {
      if (!product) return true
      const owner = productOfCode(around.products, gtin)
      return owner ? owner.id === product.id : product.barcodes.length === 0
    },
  }
}

/** What is called back, as far as it is about one product. */
export interface Called {
  /** The pack in hand is. */
  isThis: boolean
  /** Said before anything else about the product; none where nothing is called back. */
  sentences: readonly string[]
}

/**
 * The answer to whether a product is called back, never that it is not. Recalls name bar codes: of a product without one nothing is known, nor
 * where no list of them was read (`recalls` undefined).
 */
export function recallSentences(
  product: Product,
  batch: string | undefined,
  recalls: readonly Recall[] | undefined,
  texts: Texts,
): readonly string[] {
  if (!recalls || product.barcodes.length === 0) return [texts.facts.notFound, texts.facts.askStaff]
  const { sentences } = callsFor(product, batch, recalls, texts)
  return sentences.length > 0 ? sentences : texts.noRecallKnown(product.name)
}

/** Batches are printed with and without spaces and dashes, in capitals or not. */
const bare = (batch: string) => batch.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** `batch`: of the pack in hand, by its code; undefined where no code was seen. */
export function callsFor(
  product: Product,
  batch: string | undefined,
  recalls: readonly Recall[],
  texts: Texts,
): Called {
  const codes = new Set(product.barcodes.map(asGtin))
  const mine = recalls.filter(({ gtin }) => codes.has(asGtin(gtin)))
  const { name } = product
  const exact = mine.find((each) => each.batch === null || (batch && bare(each.batch) === bare(batch)))
  if (exact) return { isThis: true, sentences: texts.recalled(name, exact.batch, exact.reason) }
  const sentences = mine.flatMap((each) => texts.batchRecalled(name, each.batch ?? '', each.reason, batch))
  return { isThis: false, sentences }
}
