import type { Product } from '../contract/product.ts'
import { hasPhrase, plainWords } from '../language/plain-words.ts'
import { facts } from './phrases.ts'
import { listWords, sentencesOf } from './speakable.ts'
import { substances } from './substances.ts'

const said = (allergens: readonly string[]) => listWords(allergens.map((name) => name.trim().toLowerCase()))

const allergenWords = substances.filter(({ allergen }) => allergen).flatMap((substance) => substance.is)

/** Sentences of the description that themselves state allergens: some records hold nothing else. */
function statedInDescription(product: Product): string[] {
  return sentencesOf(product.description).filter((sentence) => {
    const words = plainWords(sentence)
    return (
      /\b(?:contains?|allergens?|traces)\b/.test(words) &&
      allergenWords.some((word) => hasPhrase(words, word))
    )
  })
}

/**
 * The allergens as the brand records them. An empty list is the brand saying "none" and is said with its source; a
 * missing list is said to be missing, never passed over. A sentence may be long: no allergen is dropped for breath.
 */
export function allergenSentences(product: Product): string[] {
  const { allergensContain: contain, allergensMayContain: mayContain } = product
  const traces = mayContain && mayContain.length > 0 ? [`May contain ${said(mayContain)}.`] : []
  if (contain && contain.length > 0) return [`From our list: contains ${said(contain)}.`, ...traces]
  if (contain) return traces.length > 0 ? [facts.noneNamed, ...traces] : [facts.noneNamed]
  const stated = statedInDescription(product)
  if (stated.length > 0) {
    const quoted = stated.map((sentence) => `Our list says: ${sentence}`)
    return [...quoted, ...traces, 'It gives no full list of allergens.', facts.askStaff]
  }
  return [facts.noAllergens, ...traces, facts.askStaff]
}

/** The answer to "what allergens does it have": the same, with what is not known about traces. */
export function allAllergens(product: Product): string[] {
  const sentences = allergenSentences(product)
  const unknownTraces = product.allergensContain !== null && product.allergensMayContain === null
  const none = product.allergensContain?.length === 0
  return [...sentences, ...(unknownTraces ? [facts.noTraces] : []), ...(none ? [facts.checkPack] : [])]
}
