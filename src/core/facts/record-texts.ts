import type { Product } from '../contract/product.ts'
import { allPlainWords, hasPhrase } from '../language/plain-words.ts'
import { splitSentences } from '../speaking/sentences.ts'
import type { Texts } from '../texts/answer-texts.ts'

const isHindi = ({ language }: Texts) => language === 'hi-IN'

/** How a product is called in the language that is spoken; without a name in it as it is printed on the pack. */
export const nameIn = (product: Product, texts: Texts): string =>
  (isHindi(texts) ? product.nameHi : null) ?? product.name

/** The list of ingredients to be read out. What is in a product is never concluded from it. */
export const ingredientsIn = (product: Product, texts: Texts): string | null =>
  (isHindi(texts) ? product.ingredientsHi : null) ?? product.ingredients

/** The description in the language that is spoken; undefined where it is written in English. */
const ownDescription = ({ descriptionHi }: Product, texts: Texts): string | undefined =>
  (isHindi(texts) ? descriptionHi : null) ?? undefined

/** A record's own words in another language than is spoken are said to be so. */
export const toldIfEnglish = (sentences: readonly string[], texts: Texts): string[] =>
  isHindi(texts) && sentences.some((sentence) => /[A-Za-z]{2,}/.test(sentence))
    ? [...sentences, texts.facts.onlyEnglish]
    : [...sentences]

/** The sentences of a record's running text, units in words, each with its full stop; rows of dots left out. */
export function sentencesOf(text: string, texts: Pick<Texts, 'speakUnits'>): string[] {
  return splitSentences(text)
    .map((sentence) => texts.speakUnits(sentence).replace(/[.\s]+$/, ''))
    .filter((sentence) => /\p{Letter}/u.test(sentence))
    .map((sentence) => (/[!?]$/.test(sentence) ? sentence : `${sentence}.`))
}

/** Whether a text holds one of the words. */
export const isAbout = (text: string, words: readonly string[]): boolean =>
  words.some((word) => hasPhrase(allPlainWords(text), word))

/** Sentences of the description that hold one of the words, said as the list's own. */
export function quotesAbout(
  product: Product,
  words: readonly string[],
  texts: Pick<Texts, 'speakUnits' | 'quote'>,
): string[] {
  return sentencesOf(product.description, texts)
    .filter((sentence) => isAbout(sentence, words))
    .map(texts.quote)
}

/** What the description says about the words, or that nothing is found. */
export function quotesOrNotFound(product: Product, words: readonly string[], texts: Texts): string[] {
  const quotes = quotesAbout(product, words, texts)
  return quotes.length > 0 ? quotes : [texts.facts.notFound]
}

/** What the record holds beyond figures: at most `limit` sentences of its description, and the words of the front. */
export function featureSentences(product: Product, limit: number, texts: Texts): string[] {
  const own = ownDescription(product, texts)
  if (own !== undefined) return [texts.quote(own)]
  const name = allPlainWords(product.name)
  const told = sentencesOf(product.description, texts).filter((sentence) => allPlainWords(sentence) !== name)
  if (told.length > 0) return toldIfEnglish(told.slice(0, limit).map(texts.quote), texts)
  return frontSentences(product, texts)
}

/** The words of the front beyond the name, as the list holds them. */
export function frontSentences({ packWords }: Product, texts: Texts): string[] {
  const words = packWords.map((word) => texts.speakUnits(word))
  return words.length > 0 ? [texts.frontSays(words)] : []
}
