import type { ListedProduct } from './public-lists.ts'

/**
 * The product that a spoken sentence begins with, for going on after a broken connection. Answers name the product
 * first and exactly as the catalogue spells it; the longest name wins ("Good Day Butter" before "Good Day").
 */
export function productNamedFirst(
  sentence: string,
  products: readonly ListedProduct[],
): ListedProduct | undefined {
  let best: ListedProduct | undefined
  for (const product of products) {
    const { name } = product
    if (name === '' || !sentence.startsWith(name) || /^\w/.test(sentence.slice(name.length))) continue
    if (!best || name.length > best.name.length) best = product
  }
  return best
}
