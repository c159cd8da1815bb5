import { either, oneOf } from '../forms.ts'

/** What may stand between whoever or whatever it is said of and what happens to it; a contraction's "s" among it. */
export const BEING = `(?: ${oneOf(
  's|is|are|am|was|has|have|had|got|gone|been|being|just|now|all|so|very|really|quite|suddenly|nearly',
  'almost|going|starting|started|keeps?|feels?|looks?|turning|to|a|bit|little',
)})*`

export const MUCH =
  '(?:all|ever|so|very|really|quite|right|proper|rather|terribly|awfully|a bit|a little|suddenly|just)'

/** How little or much of it. */
export const SLIGHTLY =
  '(?:a|an|bit|little|slightly|some|somewhat|very|so|too|quite|rather|really|suddenly|kind of|all|of)'

/** Whoever says what may happen, or happened to them when, is in no need now: "if i feel faint". */
const NOT_SUPPOSED =
  '(?<!\\b(?:if|when|whenever|in case|unless|until|till|every time|sometimes)(?: \\w+){0,3} )'

/** A form of need. What is seldom there is looked for first: sentences are read many times over. */
export const needForm = (...alternatives: readonly string[]): RegExp => {
  const pattern = either(...alternatives)
  return new RegExp(`(?=${pattern})${NOT_SUPPOSED}(?:${pattern})`)
}
