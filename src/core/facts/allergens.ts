import type { Product } from '../contract/product.ts'
import { allPlainWords } from '../language/plain-words.ts'
import type { Texts } from '../texts/answer-texts.ts'
import { names } from './evidence.ts'
import { sentencesOf } from './quotes.ts'
import { substances } from './substances.ts'

const tidied = (allergens: readonly string[]) => allergens.map((name) => name.trim())

const allergenWords = substances.filter(({ allergen }) => allergen).flatMap((substance) => substance.is)

/** Sentences of the description that themselves state allergens: some records hold nothing else. */
function statedInDescription(product: Product, texts: Texts): string[] {
  return sentencesOf(product.description, texts).filter((sentence) => {
    const words = allPlainWords(sentence)
    return /\b(?:contains?|allergens?|traces)\b/.test(words) && names(sentence, allergenWords, [])
  })
}

/**
 * The allergens as the brand records them. An empty list is the brand saying "none" and is said with its source; a
 * missing list is said to be missing, never passed over. A sentence may be long: no allergen is dropped for breath.
 */
export function allergenSentences(product: Product, texts: Texts): string[] {
  const { allergensContain: contain, allergensMayContain: mayContain } = product
  const traces = mayContain && mayContain.length > 0 ? [texts.andMayContain(tidied(mayContain))] : []
  if (contain && contain.length > 0) return [texts.contains(tidied(contain)), ...traces]
  if (contain) return traces.length > 0 ? [texts.facts.noneNamed, ...traces] : [texts.facts.noneNamed]
  const stated = statedInDescription(product, texts)
  if (stated.length > 0) {
    return [...stated.map(texts.quote), ...traces, texts.facts.noFullList, texts.facts.askStaff]
  }
  return [texts.facts.noAllergens, ...traces, texts.facts.askStaff]
}

/** The answer to "what allergens does it have": the same, with what is not known about traces. */
export function allAllergens(product: Product, texts: Texts): string[] {
  const sentences = allergenSentences(product, texts)
  const unknownTraces = product.allergensContain !== null && product.allergensMayContain === null
  const none = product.allergensContain?.length === 0
  return [
    ...sentences,
    ...(unknownTraces ? [texts.facts.noTraces] : []),
    ...(none ? [texts.facts.checkPack] : []),
  ]
}
