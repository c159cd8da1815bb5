import type { ListenFor } from '../contract/modes.ts'
import { hangsAlways, hangsUnlessMeant } from './en/hanging.ts'
import type { ProductNames } from './named-products.ts'
import { plainWords } from './plain-words.ts'
import { understand } from './understand.ts'

/**
 * What may follow on words after which somebody fell silent: nothing (`whole`), more for certain (`hangs`: "biscuits and",
 * "does it have"), or more perhaps, since they mean nothing yet (`open`).
 */
export type Ending = 'whole' | 'hangs' | 'open'

export function endingOf(text: string, question: ListenFor, names: readonly ProductNames[]): Ending {
  const words = plainWords(text)
  // Who said nothing that is known goes on with nothing that is known.
  if (words === '') return 'whole'
  if (hangsAlways.test(words)) return 'hangs'
  if (understand({ text, question, source: 'spoken', names }).meaning) return 'whole'
  return hangsUnlessMeant.test(words) ? 'hangs' : 'open'
}
