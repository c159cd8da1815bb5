import type { Product } from '../contract/product.ts'
import type { Texts } from '../texts/answer-texts.ts'
import { allAllergens, allergenSentences } from './allergens.ts'
import { ingredientSentences, mainIngredients } from './ingredients.ts'
import { featureSentences, frontSentences, nameIn } from './record-texts.ts'
import { allTold, nutritionSentences } from './recorded.ts'

/** The first answer to "what is this": the name exactly as the catalogue spells it, its size, its allergens. */
export function introduce(product: Product, texts: Texts): string[] {
  return [texts.nameAndSize(nameIn(product, texts), product.netWeight), ...allergenSentences(product, texts)]
}

/** The shortest whole answer: name and allergens. */
export function shorter(product: Product, texts: Texts): string[] {
  return [texts.justName(nameIn(product, texts)), ...allergenSentences(product, texts)]
}

/** The longest description that is still listened to; a list of allergens is never cut for it. */
const MAX_WORDS = 60

const wordsOf = (sentences: readonly string[]) => sentences.join(' ').split(/\s+/).length

/**
 * Name and size, allergens, main ingredients, nutrition, one feature: in this order, under 60 words where that leaves
 * nothing out but the feature.
 */
export function describeAll(product: Product, texts: Texts): string[] {
  const needed = [
    ...introduce(product, texts),
    ...mainIngredients(product, texts),
    ...nutritionSentences(product, texts),
  ]
  const feature = featureSentences(product, 1, texts).filter((sentence) => !needed.includes(sentence))
  return wordsOf([...needed, ...feature]) <= MAX_WORDS ? [...needed, ...feature] : needed
}

/** Everything that the record holds, in the same order and uncut. */
export function fullList(product: Product, texts: Texts): string[] {
  const said = new Set([
    texts.nameAndSize(nameIn(product, texts), product.netWeight),
    ...allAllergens(product, texts),
    ...ingredientSentences(product, texts),
    ...nutritionSentences(product, texts),
    ...allTold(product, texts),
    ...featureSentences(product, Number.POSITIVE_INFINITY, texts),
    ...frontSentences(product, texts),
  ])
  return [...said]
}

/** A question has three choices at most: more are forgotten before it ends. */
const MAX_CHOICES = 3

/** The question when two products cannot be told apart: both names exactly, and what would settle it. */
export function whichOfTwo(first: Product, second: Product, texts: Texts): string[] {
  return [texts.whichOfTwo(first.name, second.name), texts.facts.showFront]
}

/** A pack with the words of a product of ours and a code of nobody's: another recipe may stand behind them. */
export const unlistedCode = ({ name }: Product, texts: Texts): string[] => [
  texts.codeNotListed(name),
  texts.facts.mayBeNeither,
  texts.facts.checkPack,
]

/** A pack that says two things: neither is named alone, and nothing of either is told. */
export const codeAndWords = (code: Product, words: Product, texts: Texts): string[] => [
  texts.codeAgainstWords(code.name, words.name),
  texts.facts.cannotTell,
  texts.facts.checkPack,
]

/** The question for any number of products that the shopper's words may mean. */
export function whichProduct(products: readonly Product[], texts: Texts): string[] {
  const [first, second, ...others] = products
  if (first && second && others.length === 0) return whichOfTwo(first, second, texts)
  const choices = products.slice(0, MAX_CHOICES).map(({ name }) => name)
  const few = products.length <= MAX_CHOICES
  return [few ? texts.whichOne(choices) : texts.manyNamedSo(products.length, choices), texts.facts.showFront]
}
