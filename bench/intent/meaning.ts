import type { ListenFor } from '../../src/core/contract/modes.ts'
import { meaningName } from '../../src/core/language/meaning.ts'
import type { ProductNames } from '../../src/core/language/named-products.ts'
import { understand } from '../../src/core/language/understand.ts'

/**
 * What the product takes words for while a question is open, products that were named behind it: "sugar @ fruit cake".
 * Undefined: nothing happens (the question is asked again).
 */
export function meaningOf(
  text: string,
  question: ListenFor,
  names: readonly ProductNames[],
): string | undefined {
  const { meaning } = understand({ text, question, source: 'spoken', names })
  if (!meaning) return undefined
  const name = meaningName(meaning)
  if (meaning.type === 'word' || meaning.about.kind === 'this') return name
  return `${name} @ ${meaning.about.productIds.join(', ')}`
}
