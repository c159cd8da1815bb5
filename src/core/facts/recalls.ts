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

/** The same for batches that a printer or a reader takes for one another. */
const alike = (batch: string) =>
  bare(batch).replace(/[OIBS]/g, (letter) => ({ O: '0', I: '1', B: '8', S: '5' })[letter] ?? letter)

/** "AB12, AB13", "AB12 and AB13", "AB12-AB19": whoever wrote that means more than one batch. */
const LIST = /[,;&–]|\b(?:and|or|to)\b|\s-\s/i
const shape = (half: string | undefined) => half?.toUpperCase().replace(/[A-Z]/g, 'A').replace(/\d/g, '9')

function isList(batch: string): boolean {
  const halves = batch.split(/[-/]/)
  return LIST.test(batch) || (halves.length === 2 && shape(halves[0]) === shape(halves[1]))
}

/** Whether nobody may be told that theirs is another: one is a piece of the other, or the two are alike. */
function mayBeSame(called: string, yours: string): boolean {
  const [a, b] = [alike(called), alike(yours)]
  const isPiece = (whole: string, part: string) => whole.startsWith(part) || whole.endsWith(part)
  return isList(called) || isPiece(a, b) || isPiece(b, a)
}

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
  const sentences = mine.flatMap(({ batch: called, reason }) => {
    const yours = batch && mayBeSame(called ?? '', batch) ? null : batch
    return texts.batchRecalled(name, called ?? '', reason, yours)
  })
  return { isThis: false, sentences }
}
