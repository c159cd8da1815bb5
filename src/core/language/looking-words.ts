import { asksToLook, glueWords, handWords, lookWords, thingWords } from './en/topic-looks.ts'

const isOfLook = (word: string) =>
  [glueWords, lookWords, handWords, thingWords].some((some) => some.has(word))

/** "Bread is what I want". */
const isOfWish = /\bwhat (?:i|we) (?:want|need)\b/

/**
 * Has the thing in the hand looked at: in a form of its own, or in nothing but words of looking, holding and things,
 * however they are ordered. Only for what asks nothing else.
 */
export function asksForLook(words: string): boolean {
  if (asksToLook.test(words)) return true
  if (isOfWish.test(words)) return false
  const all = words.split(' ')
  const has = (some: ReadonlySet<string>) => all.some((word) => some.has(word))
  return all.every(isOfLook) && has(lookWords) && (has(thingWords) || has(handWords))
}
