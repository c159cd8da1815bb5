import type { Product } from '../contract/product.ts'
import type { Topic } from '../language/topics.ts'
import { facts, ofProduct, shownBefore } from '../texts/en/facts.ts'
import type { Checking } from './checking.ts'
import type { Surroundings } from './response.ts'

/** After so long, or a walk, a shopper may hold another pack than the one that was looked at. */
const IN_HAND_MS = 60_000

/** What may harm somebody who holds another product than they believe. */
const beginWithName: ReadonlySet<Topic['name']> = new Set([
  'allergens',
  'contains',
  'diet',
  'advice',
  'ingredients',
])

type Around = Pick<Surroundings, 'nowMs' | 'asSpecified'>

const mayBeAnother = ({ seenAtMs }: Checking, { nowMs, asSpecified }: Around) =>
  asSpecified !== true && nowMs - seenAtMs > IN_HAND_MS

function named({ name }: Product, sentences: readonly string[]): string[] {
  const [first = '', ...rest] = sentences
  return first.startsWith(name) ? [...sentences] : [ofProduct(name, first), ...rest]
}

/**
 * An answer about an allergen begins with the product's name, in one breath with its first sentence: a name that was
 * misheard or misread is noticed before it does harm. To the letter of the specification it is said as it is.
 */
export function aboutNamed(
  product: Product,
  topic: Topic | undefined,
  sentences: readonly string[],
  { asSpecified }: Around,
): readonly string[] {
  const begins = topic !== undefined && asSpecified !== true && beginWithName.has(topic.name)
  return begins ? named(product, sentences) : sentences
}

/** The same about the product of the latest look: one that may be out of the hand is not spoken of as if it were in it. */
export function aboutScanned(
  checking: Checking,
  product: Product,
  topic: Topic | undefined,
  sentences: readonly string[],
  around: Around,
): readonly string[] {
  if (!mayBeAnother(checking, around)) return aboutNamed(product, topic, sentences, around)
  return [shownBefore(product.name, around.nowMs - checking.seenAtMs), ...sentences, facts.lookAgain]
}

/** A date that was read now, with the name of the product that was looked at just before. */
export function aboutDate(
  checking: Checking,
  sentences: readonly string[],
  around: Around,
): readonly string[] {
  const { scanned } = checking
  const isSame = scanned && around.asSpecified !== true && !mayBeAnother(checking, around)
  return isSame ? named(scanned, sentences) : sentences
}
