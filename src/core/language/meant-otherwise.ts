import type { Language } from '../contract/language.ts'
import type { ListenFor } from '../contract/modes.ts'
import { joinedAt } from './clauses.ts'
import { asksWhyThey } from './en/denials.ts'
import { tellsOfOther } from './en/needs-forms.ts'
import { answersCall, thanksSomebody } from './en/people-stances.ts'
import { deniesBehind } from './en/stances.ts'
import { tellsOfOther as tellsOfOtherInHindi } from './hi/own-forms.ts'
import { inOneSpelling } from './hi/spelling.ts'
import { guessesInHindi, isNotMeantInHindi } from './hi/stances.ts'
import type { Meaning } from './meaning.ts'
import type { ProductNames } from './named-products.ts'
import { plainWords } from './plain-words.ts'
import { claimsPlace, isFor, isSame, type Request } from './request-kinds.ts'
import { requestsIn } from './requests.ts'
import type { Topic } from './topics.ts'
import { saysOtherwise } from './walk-talk.ts'
import { isCry } from './words.ts'

/** Whether the sentence that a request was read in leaves it open, or means something else by its words. */

/** "Ten steps and still no turn": the word stands there and is not what is meant. `partOf`: what of the sentence says it. */
export const isSaidOtherwise = (
  { meaning }: Request,
  words: string,
  question: ListenFor,
  partOf?: () => string,
): boolean => meaning.type === 'word' && saysOtherwise(meaning.word, words, question, partOf)

const isToCaller = (words: string) => answersCall.test(words)

/** What a request was read in, and whether a part of that says it as well. */
interface AsSaid {
  text: string
  words: string
  question: ListenFor
  language: Language
  isMeantBy: (part: string) => boolean
}
type Doubt = (request: Request, said: AsSaid) => boolean

const doubts: readonly Doubt[] = [
  // "Thank you, brother" may thank a helper: nothing ends by it unasked.
  (request, { words }) =>
    request.weighty && isFor(request, 'thanks', 'nextTime') && thanksSomebody.test(words),
  // "Hello yes, I am at the gate" may be told to a caller: on a walk it is met with silence.
  ({ meaning }, { words, text }) => [words, plainWords(text)].some(isToCaller) && !isCry(meaning),
  // "I am at the entrance, but it is not the right one": whoever says so may not be there.
  (request, { words }) => claimsPlace([request]) && deniesBehind.test(words),
  // "Ten steps and still no turn".
  (request, { words, question }) => isSaidOtherwise(request, words, question),
  // Denied, asked or told of later in Hindi.
  ({ meaning }, { text, language, isMeantBy }) =>
    language === 'hi-IN' && isNotMeantInHindi(meaning, text, isMeantBy),
  // "शायद": a guess at what leads away or ends something.
  ({ weighty }, { text, language }) => weighty && language === 'hi-IN' && guessesInHindi(text),
  // "Why would I want the counter?"
  ({ weighty }, { words, language }) => weighty && language !== 'hi-IN' && asksWhyThey.test(words),
]

/** Whether what is certain by itself is asked back all the same. */
export const isDoubted: Doubt = (request, said) => doubts.some((doubt) => doubt(request, said))

/** The part of a sentence that says what it asks for besides: "where am I and | tell the staff not to come" asks of no staff. */
export const saidLast = (
  request: Request,
  words: string,
  { question, names }: { question: ListenFor; names: readonly ProductNames[] },
) =>
  joinedAt(words).findLast(({ after }) =>
    requestsIn(after, question, names).some((one) => isSame(one, request)),
  )?.after ?? words

/** "My child can not have egg" tells it, and asks of the pack in hand. */
export function asTold(meaning: Meaning, words: string, text: string): Meaning {
  if (meaning.type !== 'question' || meaning.about.kind !== 'this' || !isOfAllergens(meaning.topic))
    return meaning
  const isTold = tellsOfOther.test(words) || tellsOfOtherInHindi.test(inOneSpelling(text))
  return isTold ? { ...meaning, about: { ...meaning.about, told: true } } : meaning
}
const isOfAllergens = ({ name }: Topic) => name === 'contains' || name === 'allergens'
