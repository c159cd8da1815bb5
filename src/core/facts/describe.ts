import type { Product } from '../contract/product.ts'
import { allAllergens } from './allergens.ts'
import { ingredientSentences, mainIngredients } from './ingredients.ts'
import { introduce, nameSentence } from './introduce.ts'
import { nutritionSentences } from './nutrition.ts'
import { featureSentences, frontSentences } from './quotes.ts'

/** The longest description that is still listened to; a list of allergens is never cut for it. */
const MAX_WORDS = 60

const wordsOf = (sentences: readonly string[]) => sentences.join(' ').split(/\s+/).length

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
