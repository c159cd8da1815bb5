import type { ListenFor } from '../../src/core/contract/modes.ts'
import { matchWord } from '../../src/core/journey/words.ts'
import { type Intent, understand } from '../../src/core/language/intent.ts'
import type { ProductNames } from '../../src/core/language/named-products.ts'

/** The topic and what it carries: "contains milk @ fruit cake", "sugar". */
function questionWords({ topic, about }: Extract<Intent, { type: 'question' }>): string {
  const carried = [
    topic.name,
    ...Object.entries(topic).flatMap(([key, value]) => (key === 'name' ? [] : value)),
  ]
  const asked = carried.slice(0, topic.name === 'advice' ? 1 : 2).join(' ')
  return about.kind === 'named' ? `${asked} @ ${about.productIds.join(', ')}` : asked
}

/**
 * What the product does with words while a question is open: the journey's word for them or, while products are
 * checked, what the engine takes them for. Undefined: nothing happens (the question is asked again).
 */
export function meaningOf(
  text: string,
  listenFor: ListenFor,
  products: readonly ProductNames[],
): string | undefined {
  const word = matchWord(text, listenFor)
  if (word !== undefined || listenFor !== 'checking') return word
  const intent = understand(text, products)
  switch (intent.type) {
    case 'question':
      return questionWords(intent)
    case 'command':
      return intent.command
    case 'unknown':
      return undefined
    default:
      return intent.type
  }
}
