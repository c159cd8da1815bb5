import type { Product } from '../contract/product.ts'
import { listWords } from './speakable.ts'

const SHOW_FRONT = 'Please show me the front of the pack.'

/** A question has three choices at most: more are forgotten before it ends. */
const MAX_CHOICES = 3

/** The question when two products cannot be told apart: both names exactly, and what would settle it. */
export function whichOfTwo(first: Product, second: Product): string[] {
  return [`Which of the two: ${first.name}, or ${second.name}?`, SHOW_FRONT]
}

/** The same for any number of products that the shopper's words may mean. */
export function whichProduct(products: readonly Product[]): string[] {
  const [first, second, ...others] = products
  if (first && second && others.length === 0) return whichOfTwo(first, second)
  const choices = products.slice(0, MAX_CHOICES).map(({ name }) => name)
  if (products.length <= MAX_CHOICES) return [`Which one: ${listWords(choices, 'or')}?`, SHOW_FRONT]
  return [`${products.length} products go by that name, such as ${listWords(choices, 'and')}.`, SHOW_FRONT]
}
