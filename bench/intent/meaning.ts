import type { ListenFor } from '../../src/core/contract/modes.ts'
import { meaningName } from '../../src/core/language/meaning.ts'
import type { ProductNames } from '../../src/core/language/named-products.ts'
import { understandTurn } from '../../src/server/engine/understand-turn.ts'

/**
 * What the product takes words for while a question is open, products that were named behind it: "sugar @ fruit cake".
 * Undefined: nothing happens (the question is asked again). `asked`: it is asked back before anything is done.
 */
export function meaningOf(
  { text, doubtful }: { text: string; doubtful: boolean },
  question: ListenFor,
  names: readonly ProductNames[],
): { meant: string | undefined; asked: boolean } {
  const { meaning, verdict } = understandTurn({ text, question, source: 'spoken', names, doubtful })
  const asked = verdict === 'confirm'
  if (!meaning) return { meant: undefined, asked }
  const name = meaningName(meaning)
  if (meaning.type === 'word' || meaning.about.kind === 'this') return { meant: name, asked }
  const { about } = meaning
  const of = about.kind === 'named' ? about.productIds.join(', ') : about.kind
  return { meant: `${name} @ ${of}`, asked }
}
