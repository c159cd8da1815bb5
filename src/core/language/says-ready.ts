import type { Language } from '../contract/language.ts'
import { CARRY_ON } from './en/answer-words.ts'
import { acknowledgements } from './en/clause-words.ts'
import { bareAnswer } from './en/stances.ts'
import { notReady } from './en/walk-stances.ts'
import { asEnglish } from './hi/in-english.ts'
import type { Word } from './meaning.ts'
import { plainWords, withoutAsides } from './plain-words.ts'
import { understand } from './understand.ts'

const goesOnBy: ReadonlySet<Word> = new Set(['repeat', 'back', 'next'])

/**
 * Whether somebody who was told to stand still says in so many words that they go on. A nod or a bare "yes" may be meant for what
 * they were told, "pardon" asks for it once more, and what is only likely meant is not said.
 */
export function saysReady(text: string, language: Language): boolean {
  const words = plainWords(asEnglish(text, language)).replace(/ please$/, '')
  if (acknowledgements.has(words) || bareAnswer.test(words) || notReady.test(words)) return false
  const { meaning, verdict } = understand({
    text,
    question: 'walking',
    source: 'spoken',
    language,
    names: [],
  })
  if (verdict !== 'act' || meaning?.type !== 'word' || !goesOnBy.has(meaning.word)) return false
  return meaning.word !== 'repeat' || /\b(?:repeat|again|once more)\b/.test(words)
}

const ways: ReadonlySet<string> = new Set(CARRY_ON)
/** Who says yes as well agrees to what is asked. */
const agrees = /^(?:yes|yeah|yep|yup|haan)\b/

/** "Carry on", "keep going": a yes to what is offered, and a no to what would break off what is under way. */
export function carriesOn(text: string, language: Language): boolean {
  const words = plainWords(asEnglish(text, language))
  return !agrees.test(words) && withoutAsides(words).some((form) => ways.has(form))
}
