import type { Language } from '../../../core/contract/language.ts'
import type { Heard } from '../../../core/contract/live.ts'
import { type ListenFor, listenForSchema } from '../../../core/contract/modes.ts'
import { answeredAnywhere, type Meaning, meaningName, type Word } from '../../../core/language/meaning.ts'
import type { ProductNames } from '../../../core/language/named-products.ts'
import type { MayBeRead } from '../../../core/language/read-aloud.ts'
import type { Turn, Understood } from '../../../core/language/understand.ts'
import { type OverVoice, verdictOf } from '../../../core/language/verdict.ts'
import { isAlwaysOpen, isCry, isWeighty, isYesOrNo } from '../../../core/language/words.ts'
import { isPageCommand, PAGE_OWN } from '../../../core/page/page-command.ts'
import type { Steps } from '../../../core/steps.ts'
import { prepareTurn, understandTurn } from '../understand-turn.ts'

/** The question that is open to the shopper, as the client tells it. */
export interface Asked {
  question: ListenFor
  /** Which opening of it. */
  id: number | undefined
  /** Names of meanings that the journey acts on by itself. */
  own: readonly string[]
  /** The section that was chosen, by its full name. */
  section?: string | undefined
  /** Answers are to be short. */
  short?: boolean | undefined
  /** What the phone's screen reader may be saying. */
  mayBeRead?: MayBeRead | undefined
}

export const nothingAsked: Asked = { question: 'all', id: undefined, own: [] }

/** A turn that was heard, understood once, with what follows from it. */
export interface DecidedTurn {
  meaning: Meaning | undefined
  /** Further requests in the same sentence that are not the journey's. */
  also: readonly Meaning[]
  heard: Heard
  /** False for our own echo, and for words over our voice without leave: to us nobody spoke. */
  isSpoken: boolean
  /** The journey acts on it, or the page. */
  isJourneys: boolean
}

/** What the ear knows of a turn besides its words. */
export type HeardHow = Pick<Turn, 'doubtful' | 'far'>

interface TurnToDecide extends HeardHow {
  language?: Language | undefined
  text: string
  leads: boolean
  /** What was open as the turn began. */
  asked: Asked
  names: readonly ProductNames[]
  /** Undefined for words that began in silence. */
  overVoice: OverVoice | undefined
}

/** No shopper waits for what the first turn under a question makes. */
export function* prepareTurns(): Steps<void> {
  for (const question of listenForSchema.options) {
    prepareTurn(question)
    yield
  }
}

/** `stop` silences us too, and a client that leads goes on to the next sentence by itself. */
export function isJourneys(meaning: Meaning | undefined, { own }: Asked, leads: boolean): boolean {
  if (!meaning || !leads) return false
  const name = meaningName(meaning)
  return name === 'skip' || (name !== 'stop' && own.includes(name))
}

/** What the page keeps by itself is told to it word for word, and is nobody else's. */
const isPages = ({ text, leads, asked, far = false, language }: TurnToDecide) =>
  leads && !far && asked.own.includes(PAGE_OWN) && isPageCommand(text, asked.question, language)

export function decideTurn(turn: TurnToDecide): DecidedTurn {
  const { text, leads, asked, names, overVoice, doubtful, far, language } = turn
  const { question, id } = asked
  const pages = isPages(turn)
  const understood: Understood = pages
    ? { text, meaning: undefined, also: [], verdict: 'act' }
    : understandTurn({ text, question, source: 'spoken', names, doubtful, far, language })
  const { verdict, isSpoken } = verdictOf({ understood, question, overVoice, mayBeRead: asked.mayBeRead })
  const { meaning } = understood
  return {
    meaning,
    also: understood.also.filter((one) => !isJourneys(one, asked, leads)),
    heard: {
      ...{ text, meaning: pages ? PAGE_OWN : meaning ? meaningName(meaning) : null, verdict, question },
      ...(id !== undefined && { questionId: id }),
      ...(overVoice && { overVoice: true }),
    },
    isSpoken,
    isJourneys: pages || isJourneys(meaning, asked, leads),
  }
}

/**
 * A turn in words that were typed or tapped: nothing but a question about the pack in hand is ever in doubt, and a client
 * that leads has kept what is its own.
 */
export function decideTyped({ text, asked, names, language }: Omit<TurnToDecide, 'overVoice'>): DecidedTurn {
  const question = asked.question === 'checking' ? 'checking' : 'all'
  const understood = understandTurn({ text, question, source: 'typed', names, language })
  const { meaning, also } = understood
  const isDoubted = question === 'checking' && meaning?.type === 'question'
  const verdict = meaning && !isDoubted ? 'act' : understood.verdict
  const name = meaning ? meaningName(meaning) : null
  return {
    meaning,
    also,
    heard: { text, meaning: name, verdict, question },
    isSpoken: true,
    isJourneys: false,
  }
}

/**
 * A turn that our rules have no meaning for, as a model understood it. Words that lead away, end something or answer a
 * question of ours are asked back: nobody else has understood them.
 */
export function decidedBy(
  [meaning, ...also]: readonly [Meaning, ...Meaning[]],
  { heard }: DecidedTurn,
  isJourneys: (meaning: Meaning) => boolean,
): DecidedTurn {
  const isLeft = (one: Meaning) => isJourneys(one) || mustBeSure(one)
  const acts = !isLeft(meaning) || endsAtOnce(meaning)
  return {
    meaning,
    also: acts ? also.filter((one) => !isLeft(one)) : [],
    heard: { ...heard, meaning: meaningName(meaning), verdict: acts ? 'act' : 'confirm' },
    isSpoken: true,
    isJourneys: isJourneys(meaning),
  }
}

const atOnce: ReadonlySet<Word> = new Set(['danger', 'stop'])
const endsAtOnce = (meaning: Meaning) => meaning.type === 'word' && atOnce.has(meaning.word)
const mustBeSure = (meaning: Meaning) =>
  meaning.type === 'word' && (isWeighty(meaning.word) || isYesOrNo(meaning.word) || isCry(meaning))

/**
 * What the product check does about a turn. `doubt`: asks whether it was said. `quiet`: the client does it by itself, and
 * nothing of ours may talk into it.
 */
type Follows = 'answer' | 'doubt' | 'quiet' | 'nothing'

const isDanger = ({ meaning }: DecidedTurn) => meaning?.type === 'word' && meaning.word === 'danger'

/** It began while the visit asked something else: products it may still be about, and what is open everywhere. */
const isLate = ({ meaning, heard: { question } }: DecidedTurn) =>
  question !== 'checking' &&
  question !== 'all' &&
  (meaning ? meaning.type === 'word' && !isAlwaysOpen(meaning.word) : true)

/** A client that leads asks words back by itself, and does what belongs to the journey. */
export function whatFollows(turn: DecidedTurn, leads: boolean): Follows {
  const { meaning, heard, isJourneys } = turn
  if (isJourneys && isDanger(turn)) return 'quiet'
  if (isJourneys || (leads && isLate(turn))) return 'nothing'
  if (heard.verdict === 'confirm') return leads && meaning?.type === 'word' ? 'nothing' : 'doubt'
  return leads && heard.verdict === 'nothing' ? 'nothing' : 'answer'
}

/** What the list answers while the journey asks something else. */
export const isOfList = ({ meaning, heard }: DecidedTurn): boolean =>
  heard.verdict === 'act' && meaning !== undefined && answeredAnywhere.has(meaningName(meaning))
