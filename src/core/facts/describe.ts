import type { Product } from '../contract/product.ts'
import { allAllergens, allergenSentences } from './allergens.ts'
import { ingredientSentences, mainIngredients } from './ingredients.ts'
import { nutritionSentences } from './nutrition.ts'
import { featureSentences, frontSentences } from './quotes.ts'
import { speakUnits } from './speakable.ts'

/** The longest description that is still listened to; a list of allergens is never cut for it. */
const MAX_WORDS = 60

const wordsOf = (sentences: readonly string[]) => sentences.join(' ').split(/\s+/).length

const nameSentence = ({ name, netWeight }: Product) =>
  `${name}${netWeight ? `, ${speakUnits(netWeight)}` : ''}.`

/** The first answer to "what is this": the name exactly as the catalogue spells it, its size, its allergens. */
export function introduce(product: Product): string[] {
  return [nameSentence(product), ...allergenSentences(product)]
}

/** The shortest whole answer: name and allergens. */
export function shorter(product: Product): string[] {
  return [`${product.name}.`, ...allergenSentences(product)]
}

/**
 * Name and size, allergens, main ingredients, nutrition, one feature: in this order, under 60 words where that leaves
 * nothing out but the feature.
 */
export function describeAll(product: Product): string[] {
  const needed = [...introduce(product), ...mainIngredients(product), ...nutritionSentences(product)]
  const feature = featureSentences(product, 1)
  return wordsOf([...needed, ...feature]) <= MAX_WORDS ? [...needed, ...feature] : needed
}

/** Everything that the record holds, in the same order and uncut. */
export function fullList(product: Product): string[] {
  return [
    nameSentence(product),
    ...allAllergens(product),
    ...ingredientSentences(product),
    ...nutritionSentences(product),
    ...new Set([...featureSentences(product, Number.POSITIVE_INFINITY), ...frontSentences(product)]),
  ]
}

/** The question when two products cannot be told apart: both names exactly, and what would settle it. */
export function whichOfTwo(first: Product, second: Product): string[] {
  return [`Which of the two: ${first.name}, or ${second.name}?`, 'Please show me the front of the pack.']
}
