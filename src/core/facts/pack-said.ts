import type { Product } from '../contract/product.ts'
import type { Topic } from '../language/topics.ts'
import { substanceAsked } from '../substances/substances.ts'
import { aboutWhatIsIn } from './about-product.ts'
import type { Checking } from './checking.ts'
import { containsSign } from './contains.ts'
import { evidenceFor, names } from './evidence.ts'
import { packAllergens } from './pack-disagreement.ts'
import type { Surroundings } from './response.ts'

type Around = Pick<Surroundings, 'asSpecified' | 'texts'>

const askedOf = (topic: Topic) => (topic.name === 'contains' ? substanceAsked(topic.substance) : undefined)

/**
 * What the pack of the latest look says of what is asked and the record does not: "our list does not name soya" would be taken
 * for a no by who holds a pack that names it. Of one substance nothing else is said where the record names none.
 */
export function withPack(
  { scanned, packWords }: Checking,
  product: Product,
  topic: Topic,
  facts: readonly string[],
  { asSpecified, texts }: Around,
): readonly string[] {
  if (!packWords || product.id !== scanned?.id || asSpecified === true || !aboutWhatIsIn.has(topic.name))
    return facts
  const asked = askedOf(topic)
  const pack = packAllergens(product, packWords, texts, asked)
  const isSilent = pack.length > 0 && asked && evidenceFor(product, asked, texts).length === 0
  return isSilent ? pack : [...facts, ...pack]
}

/** The sign of an answer on a substance: what the pack names by its own words is no less than what the list does. */
export function signOf(
  { scanned, packWords }: Checking,
  product: Product,
  topic: Topic,
  { asSpecified, texts }: Around,
): ReturnType<typeof containsSign> {
  if (topic.name !== 'contains') return undefined
  const { is, isNot } = substanceAsked(topic.substance)
  const printed = product.id === scanned?.id && asSpecified !== true ? (packWords?.contains ?? []) : []
  return printed.some((word) => names(word, is, isNot))
    ? 'contains'
    : containsSign(product, topic.substance, texts)
}
