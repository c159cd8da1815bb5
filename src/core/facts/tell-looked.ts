import type { Told } from '../contract/live.ts'
import type { Product } from '../contract/product.ts'
import type { PrintedDate } from '../dates/calendar.ts'
import type { PackData } from '../vision/gs1.ts'
import { aboutDate, ageOfRecord, inHand } from './about-product.ts'
import { type Checking, unasked } from './checking.ts'
import { introduce, shorter } from './describe.ts'
import { ownersOfCode } from './list-answers.ts'
import type { PackWords } from './pack-disagreement.ts'
import { callsAlso, callsFor, callsForAny, callsForCode } from './recalls.ts'
import { answer, type Response, type Surroundings } from './response.ts'

/** What a look leads to: the product, the date, or a line that asks for another look. */

type Around = Pick<Surroundings, 'nowMs' | 'asSpecified' | 'short' | 'recalls' | 'texts'>

/** How a look came to its product. */
export interface SeenHow {
  source: 'barcode' | 'words'
  /** What a square code on the pack said, and how its date is told. */
  code?: { pack: PackData; sentences: readonly string[] } | undefined
  /** The allergens that its print names. */
  packWords?: PackWords | undefined
  /** Said first: how this stands to an answer that was doubted. */
  first?: readonly string[] | undefined
}

/**
 * What a scan that named a product says: whether it is called back, the record's first facts, what its code says of this
 * pack, and the offer to read the date.
 */
export function tellProduct(...scan: Parameters<typeof productSeen>): Response {
  const { seen, facts, offer } = productSeen(...scan)
  return answer(seen, [...facts, offer], true, [scan[1]])
}

/** The same before it is said. `ofPack`: what an answer about it says as well. */
export function productSeen(
  checking: Checking,
  product: Product,
  notes: readonly string[],
  around: Around,
  { source, code, packWords, first = [] }: SeenHow,
): { seen: Checking; facts: string[]; ofPack: (readonly string[])[]; offer: string } {
  const { texts } = around
  const { sentences = [], pack } = code ?? {}
  const calls = callsFor(product, pack?.batch, around.recalls ?? [], texts).sentences
  const age = ageOfRecord(product, around)
  const record = (around.short ? shorter : introduce)(product, texts)
  const facts = [...calls, ...first, ...record, ...age, ...notes, ...sentences]
  const told = { look: 'name', productId: product.id, source, atMs: around.nowMs } as const
  const calledBack = callsForAny(product, around)
  const now = { scanned: product, seenAtMs: around.nowMs, pack, packWords, told, calledBack, read: sentences }
  const seen = { ...unasked(checking), ...now }
  const offer = sentences.length > 0 ? texts.codeTexts.offerPrint : texts.spoken('scan.askdate')
  return { seen, facts, ofPack: [calls, age, notes], offer }
}

/** Says a date that was read from the pack; its code may tell only now that this one is called back. */
export function tellDate(
  checking: Checking,
  sentences: readonly string[],
  around: Around & Pick<Surroundings, 'products'>,
  date?: PrintedDate,
  code?: PackData,
): Response {
  const { scanned, pack } = checking
  const owners = code ? ownersOfCode(around.products, code.gtin) : []
  const product = owners.find(({ id }) => id === scanned?.id) ?? (owners.length === 1 ? owners[0] : undefined)
  const isNew = !product || product.id !== scanned?.id || pack?.batch !== code?.batch
  const told: Told | undefined = date && { look: 'date', date, atMs: around.nowMs }
  const held = product ?? inHand(checking, around)
  const before = callsAlso({ ...unasked(checking), pack: code ?? pack, told }, held ? [held] : [], around)
  const calls = code && isNew ? callsOf(product, code, around) : before.calls
  const about = around.asSpecified === true ? undefined : held
  const sentencesOfIt = aboutDate(checking, sentences, around, product)
  const seen = { ...before.checking, read: sentencesOfIt }
  return answer(seen, [...calls, ...sentencesOfIt], false, about ? [about] : [])
}

/** A code of two records is of neither alone, and what is called back by it is told of both. */
const callsOf = (
  product: Product | undefined,
  { gtin, batch }: PackData,
  around: Around & Pick<Surroundings, 'products'>,
) =>
  product
    ? callsFor(product, batch, around.recalls ?? [], around.texts).sentences
    : callsForCode({ code: gtin, batch }, around)

/**
 * Says one of the fixed lines, or a question that a scan left open. `told`: what stays in doubt. What was asked of the pack that
 * was not named is for the look that follows.
 */
export const tellLine = (
  { waiting, ...checking }: Checking,
  sentences: readonly string[],
  told?: Told,
): Response => answer({ ...unasked(checking), told, left: waiting }, sentences)
