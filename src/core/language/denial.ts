import { carriers, negators, noCarriers } from './en/denials.ts'
import type { Span } from './phrases.ts'

/**
 * True when what stands there is denied: "not | the biscuits", "i do not want to go to the | counter". A plain "no"
 * reaches less far than "not": "no i am at the entrance" denies nothing of what follows.
 */
export function isDenied(words: readonly string[], { start }: Pick<Span, 'start'>): boolean {
  let near = true
  for (let at = start - 1; at >= 0; at--) {
    const word = words[at] ?? ''
    if (negators.has(word)) return !(word === 'not' && words[at - 1] === 'why')
    if (word === 'no') return near
    if (!carriers.has(word)) return false
    near &&= noCarriers.has(word)
  }
  return false
}
