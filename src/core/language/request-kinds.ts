import { type Meaning, meaningName, type Word } from './meaning.ts'
import { isAlwaysOpen, isClaim, isRefusal } from './words.ts'

/** What a request is, whatever sentence it was said in. */

/** One thing that a sentence asks for. */
export interface Request {
  meaning: Meaning
  /** Nothing else can have been meant. */
  sure: boolean
  /** It was the whole of a clause; of what `requestsIn` found, of the sentence: "they added improver, what is that" is none. */
  whole: boolean
  /** Leads away, ends, claims a place or forgets. */
  weighty: boolean
}

export const NO: Request = { meaning: { type: 'word', word: 'no' }, sure: true, whole: false, weighty: false }

export const doubted = (request: Request): Request =>
  request.weighty ? { ...request, sure: false } : request

/** Whether two requests mean the same, however each was said. */
export const isSame = (one: Request, other: Request) =>
  meaningName(one.meaning) === meaningName(other.meaning)

export const isFor = ({ meaning }: Request, ...words: readonly Word[]) =>
  meaning.type === 'word' && words.includes(meaning.word)

export const isPermission = ({ meaning }: Request) =>
  meaning.type === 'question' && meaning.topic.name === 'advice' && meaning.topic.concern === 'any'

/** "I avoid palm oil, so check" asks for no other product. */
export const isLook = (request: Request) => isFor(request, 'whatIsThis')

export const isSureOfPack = ({ meaning, sure }: Request) =>
  sure && (meaning.type === 'question' || meaning.word === 'date')

export const isComparing = (request: Request) => isFor(request, 'compare')

/** "Skip the rest and read the ingredients". */
export const isSkip = (request: Request) => isFor(request, 'skip')

/** Whoever wants a pause wants nothing else meanwhile. */
export const endsTurn = (request: Request) => isFor(request, 'pause', 'stop')

/** "Yes, but slowly": what is open everywhere does not take an answer back. */
export const isBeside = (point: Request) =>
  point.meaning.type === 'word' && isAlwaysOpen(point.meaning.word) && !isLook(point) && !point.weighty

/** Answers what is open: whoever begins to ask does not answer at the end. */
export const mayMislead = ({ meaning, weighty }: Request) =>
  weighty || (meaning.type === 'word' && ['continue', 'notRequired', 'buyMore'].includes(meaning.word))

/** Of an offer that is declined nothing is taken: "forget the introduction and start". */
export const refuses = ({ meaning }: Request) => meaning.type === 'word' && isRefusal(meaning.word)

export const claimsPlace = ([first]: readonly Request[]) =>
  first?.meaning.type === 'word' && isClaim(first.meaning.word)

/** Not what only answers: "yes, first …", "no thank you". */
export const isAskedFor = ([first]: readonly Request[]) =>
  first !== undefined && (first.sure || first.weighty) && !isFor(first, 'yes', 'no')
