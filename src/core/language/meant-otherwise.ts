import type { ListenFor } from '../contract/modes.ts'
import type { Request } from './clause-request.ts'
import { joinedAt } from './clauses.ts'
import { answersCall, thanksSomebody } from './en/people-stances.ts'
import { deniesBehind } from './en/stances.ts'
import type { ProductNames } from './named-products.ts'
import { claimsPlace, isFor, isSame } from './request-kinds.ts'
import { requestsIn } from './requests.ts'
import { saysOtherwise } from './walk-talk.ts'
import { isCry } from './words.ts'

/** Whether the sentence that a request was read in leaves it open, or means something else by its words. */

/** Who names somebody as they thank may have thanked a helper: nothing ends by it unasked. */
export const isForSomebody = (request: Request, words: string) =>
  request.weighty && isFor(request, 'thanks', 'nextTime') && thanksSomebody.test(words)

/** "Hello yes, I am at the gate" may be told to a caller: it is asked back, and on a walk met with silence. */
export const maybeCall = ({ meaning }: Request, ...said: readonly string[]) =>
  said.some((words) => answersCall.test(words)) && !isCry(meaning)

/** "I am at the entrance, but it is not the right one": whoever says so may not be there. */
export const isDeniedBehind = (request: Request, words: string) =>
  claimsPlace([request]) && deniesBehind.test(words)

export const isDenied = (
  { meaning }: Request,
  words: string,
  question: ListenFor,
  partOf?: () => string,
): boolean => meaning.type === 'word' && saysOtherwise(meaning.word, words, question, partOf)

/** The part of a sentence that says what it asks for besides: "where am I and | tell the staff not to come" asks of no staff. */
export const saidLast = (
  request: Request,
  words: string,
  { question, names }: { question: ListenFor; names: readonly ProductNames[] },
) =>
  joinedAt(words).findLast(({ after }) =>
    requestsIn(after, question, names).some((one) => isSame(one, request)),
  )?.after ?? words
