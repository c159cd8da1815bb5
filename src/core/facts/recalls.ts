import { asGtin } from '../contract/barcode.ts'
import type { Product, Recall } from '../contract/product.ts'
import type { Texts } from '../texts/answer-texts.ts'
import { mayBeMisread } from '../vision/code-and-words.ts'
import type { PackData } from '../vision/gs1.ts'
import { inHand } from './about-product.ts'
import type { Checking } from './checking.ts'
import { ownersOfCode } from './list-answers.ts'
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
      const owners = ownersOfCode(around.products, gtin)
      if (owners.length > 0) return owners.some(({ id }) => id === product.id)
      const { barcodes } = product
      return barcodes.length === 0 || barcodes.some((own) => mayBeMisread(gtin, own))
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

/** One batch as makers print it: letters and figures, parted once at most. */
const ONE_BATCH = /^([0-9A-Z]+)(?:[ -]([0-9A-Z]+))?$/i
/** "before 0325", "lot 123", "all 2026"; "AB 12" has the letters of a batch in front. */
const WORD = /^(?:[A-Z]{3,}|to|by|up|no|or|of|in|on)$/i
/** "L12XX" stands for a hundred batches; "XK12" begins as its maker's do. */
const WILDCARD = /\dX|XX/i
/** "AB12toAB19". */
const JOINED = /\d(?:to|and|or)[A-Z]*\d/i
/** "LOT123" on a notice is "L123" on the pack. */
const LABEL = /^(?:LOT|BATCH|BN)(?:NO|NR)?(?=.)/

/** "AB12" is "A9", and so is "L9": which of them are alike in kind, whatever their lengths. */
const shape = (part: string) => part.replace(/[A-Z]+/gi, 'A').replace(/\d+/g, '9')

/**
 * Whether a recall's batch is certainly one batch. Staff write lists, ranges and "all packs of March" there in as many ways as there are people:
 * what is not plainly one batch may be any.
 */
function isOneBatch(batch: string): boolean {
  const [whole, first = '', second] = ONE_BATCH.exec(batch.trim()) ?? []
  if (whole === undefined || !/\d/.test(whole) || WILDCARD.test(whole) || JOINED.test(whole)) return false
  if (second === undefined) return true
  const isRange = /\d/.test(first) && (/\d/.test(second) || shape(first).endsWith(shape(second)))
  return !isRange && !WORD.test(first) && !WORD.test(second)
}

/** Whether nobody may be told that theirs is another: one is a piece of the other, or the two are alike. */
function mayBeSame(called: string, yours: string): boolean {
  const [a, b] = [alike(bare(called).replace(LABEL, '')), alike(yours)]
  const isPiece = (whole: string, part: string) => whole.startsWith(part) || whole.endsWith(part)
  return !isOneBatch(called) || isPiece(a, b) || isPiece(b, a)
}

/** `batch`: of the pack in hand, by its code; undefined where no code was seen. */
export function callsFor(
  product: Product,
  batch: string | undefined,
  recalls: readonly Recall[],
  texts: Texts,
): Called {
  const { name, barcodes } = product
  return called(barcodes, { itself: name, ofIt: name }, batch, recalls, texts)
}

type Recalls = Pick<Surroundings, 'recalls' | 'texts'>

/** What is told of recalls of a product of which no batch is known. */
export const callsForAny = (product: Product, { recalls = [], texts }: Recalls): readonly string[] =>
  callsFor(product, undefined, recalls, texts).sentences

/** The batch of the pack in hand, as long as it can be taken to be there. */
export const batchInHand = (
  checking: Checking,
  around: Pick<Surroundings, 'nowMs' | 'asSpecified' | 'texts'>,
): string | undefined => (inHand(checking, around) ? checking.pack?.batch : undefined)

/**
 * What is said before an answer about products: all that is called back of one that need not be in the hand. Of the latest
 * look's it was said then: what is known since is told, and each time that this very pack is called back.
 */
export function callsBefore(
  checking: Checking,
  products: readonly Product[],
  around: Recalls & Pick<Surroundings, 'nowMs' | 'asSpecified'>,
): { calls: readonly string[]; checking: Checking } {
  const { recalls = [], texts } = around
  const { scanned, calledBack } = checking
  const calls = products.flatMap((product) => {
    const all = callsForAny(product, around)
    if (product.id !== scanned?.id) return all
    const { isThis, sentences } = callsFor(product, batchInHand(checking, around), recalls, texts)
    const isSince = around.asSpecified !== true && all.some((one) => !calledBack?.includes(one))
    return isThis || isSince ? sentences : []
  })
  const own = products.find(({ id }) => id === scanned?.id)
  return {
    calls: [...new Set(calls)],
    checking: own ? { ...checking, calledBack: callsForAny(own, around) } : checking,
  }
}

/** The same before what to the letter of the specification is said without. */
export const callsAlso: typeof callsBefore = (checking, products, around) =>
  callsBefore(checking, around.asSpecified === true ? [] : products, around)

/** What is called back by a code in view, whoever's it is: of a code of nobody's the product has no name. */
export function callsForCode(
  { code, batch }: { code: string; batch?: string | undefined },
  { products, recalls = [], texts }: Pick<Surroundings, 'products' | 'recalls' | 'texts'>,
): readonly string[] {
  const owners = ownersOfCode(products, code)
  return owners.length > 0
    ? owners.flatMap((each) => callsFor(each, batch, recalls, texts).sentences)
    : called([code], texts.calledByCode, batch, recalls, texts).sentences
}

function called(
  barcodes: readonly string[],
  { itself, ofIt }: Texts['calledByCode'],
  batch: string | undefined,
  recalls: readonly Recall[],
  texts: Texts,
): Called {
  const codes = new Set(barcodes.map(asGtin))
  const mine = recalls.filter(({ gtin }) => codes.has(asGtin(gtin)))
  const exact = mine.find((each) => each.batch === null || (batch && bare(each.batch) === bare(batch)))
  if (exact) return { isThis: true, sentences: texts.recalled(itself, exact.batch, exact.reason) }
  const maybe = mine.filter((each) => batch && mayBeSame(each.batch ?? '', batch))
  const others = mine.filter((each) => !maybe.includes(each))
  const told = (some: readonly Recall[], yours: string | null | undefined) =>
    [...new Set(some.map(({ reason }) => reason))].flatMap((reason) => {
      const batches = some.flatMap((each) => (each.reason === reason ? [each.batch ?? ''] : []))
      return texts.batchRecalled(ofIt, batches, reason, yours)
    })
  // What may be in the hand comes first, and what is said of the pack is said once.
  const sentences = [...told(maybe, null), ...told(others, batch)]
  return { isThis: false, sentences: sentences.filter((one, at) => sentences.lastIndexOf(one) === at) }
}
