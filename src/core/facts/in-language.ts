import type { Product } from '../contract/product.ts'
import type { Texts } from '../texts/answer-texts.ts'

const isHindi = ({ language }: Texts) => language === 'hi-IN'

/** How a product is called in the language that is spoken; without a name in it as it is printed on the pack. */
export const nameIn = (product: Product, texts: Texts): string =>
  (isHindi(texts) ? product.nameHi : null) ?? product.name

/** The list of ingredients to be read out. What is in a product is never concluded from it. */
export const ingredientsIn = (product: Product, texts: Texts): string | null =>
  (isHindi(texts) ? product.ingredientsHi : null) ?? product.ingredients

/** The description in the language that is spoken; undefined where it is written in English. */
export const ownDescription = ({ descriptionHi }: Product, texts: Texts): string | undefined =>
  (isHindi(texts) ? descriptionHi : null) ?? undefined

/** A record's own words in another language than is spoken are said to be so. */
export const toldIfEnglish = (sentences: readonly string[], texts: Texts): string[] =>
  isHindi(texts) && sentences.some((sentence) => /[A-Za-z]{2,}/.test(sentence))
    ? [...sentences, texts.facts.onlyEnglish]
    : [...sentences]
