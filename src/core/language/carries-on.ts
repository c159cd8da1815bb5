import type { Language } from '../contract/language.ts'
import { CARRY_ON } from './en/answer-words.ts'
import { asEnglish } from './hi/in-english.ts'
import { plainWords, withoutAsides } from './plain-words.ts'

const ways: ReadonlySet<string> = new Set(CARRY_ON)
/** Who says yes as well agrees to what is asked. */
const agrees = /^(?:yes|yeah|yep|yup|haan)\b/

/** "Carry on", "keep going": a yes to what is offered, and a no to what would break off what is under way. */
export function carriesOn(text: string, language: Language): boolean {
  const words = plainWords(asEnglish(text, language))
  return !agrees.test(words) && withoutAsides(words).some((form) => ways.has(form))
}
