import type { Product } from '../contract/product.ts'
import { hasPhrase, plainWords } from '../language/plain-words.ts'
import { splitSentences } from '../speaking/sentences.ts'
import { speakUnits } from '../texts/en/amounts.ts'
import { facts, frontSays, quote } from '../texts/en/facts.ts'

/** The sentences of a record's running text, units in words, each with its full stop; rows of dots left out. */
export function sentencesOf(text: string): string[] {
  return splitSentences(text)
    .map((sentence) => speakUnits(sentence).replace(/[.\s]+$/, ''))
    .filter((sentence) => /\p{Letter}/u.test(sentence))
    .map((sentence) => (/[!?]$/.test(sentence) ? sentence : `${sentence}.`))
}

/** Sentences of the description that hold one of the words, said as the list's own. */
export function quotesAbout(product: Product, words: readonly string[]): string[] {
  return sentencesOf(product.description)
    .filter((sentence) => words.some((word) => hasPhrase(plainWords(sentence), word)))
    .map(quote)
}

/** What the description says about the words, or that nothing is found. */
export function quotesOrNotFound(product: Product, words: readonly string[]): string[] {
  const quotes = quotesAbout(product, words)
  return quotes.length > 0 ? quotes : [facts.notFound]
}

/** What the record holds beyond figures: at most `limit` sentences of its description, and the words of the front. */
export function featureSentences(product: Product, limit: number): string[] {
  const name = plainWords(product.name)
  const told = sentencesOf(product.description).filter((sentence) => plainWords(sentence) !== name)
  if (told.length > 0) return told.slice(0, limit).map(quote)
  return frontSentences(product)
}

/** The words of the front beyond the name, as the list holds them. */
export function frontSentences({ packWords }: Product): string[] {
  const words = packWords.map((word) => speakUnits(word))
  return words.length > 0 ? [frontSays(words)] : []
}
