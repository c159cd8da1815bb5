import type { Product } from '../contract/product.ts'
import { hasPhrase, plainWords } from '../language/plain-words.ts'
import { andMayContain, contains, facts, quote } from '../texts/en/facts.ts'
import { sentencesOf } from './quotes.ts'
import { substances } from './substances.ts'

const tidied = (allergens: readonly string[]) => allergens.map((name) => name.trim())

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
  const traces = mayContain && mayContain.length > 0 ? [andMayContain(tidied(mayContain))] : []
  if (contain && contain.length > 0) return [contains(tidied(contain)), ...traces]
  if (contain) return traces.length > 0 ? [facts.noneNamed, ...traces] : [facts.noneNamed]
  const stated = statedInDescription(product)
  if (stated.length > 0) {
    return [...stated.map(quote), ...traces, facts.noFullList, facts.askStaff]
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
