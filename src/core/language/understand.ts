import type { Verdict } from '../contract/live.ts'
import type { ListenFor } from '../contract/modes.ts'
import { answerWord } from './answer-word.ts'
import { checkMeaning } from './check-meaning.ts'
import type { Meaning } from './meaning.ts'
import type { ProductNames } from './named-products.ts'
import { plainWords } from './plain-words.ts'

/** One sentence of the shopper's: spoken, typed, or the words of a button. */
export interface Turn {
  text: string
  /** The open question; `all` where nothing is known of it. */
  question: ListenFor
  source: 'spoken' | 'typed' | 'pressed'
  /** The ear is not sure of the words. */
  doubtful?: boolean | undefined
  /** By its level it was said by somebody further away than the shopper. */
  far?: boolean | undefined
  /** Products that can be named; used while products are checked. */
  names: readonly ProductNames[]
}

export interface Understood {
  text: string
  /** Undefined: nothing was understood, and nothing acts on a guess. */
  meaning: Meaning | undefined
  /** Further requests in the same sentence, in the order in which they were said. */
  also: readonly Meaning[]
  /** What follows in silence; for words over the product's own voice see `verdictOf`. */
  verdict: Verdict
}

/** What a turn means to the open question, and what follows from it. */
export function understand(turn: Turn): Understood {
  const meaning = meaningOf(turn)
  return { text: turn.text, meaning, also: [], verdict: meaning ? 'act' : withoutMeaning(turn) }
}

function meaningOf({ text, question, names }: Turn): Meaning | undefined {
  const word = answerWord(text, question)
  const answer: Meaning | undefined = word && { type: 'word', word }
  if (question !== 'checking' && question !== 'all') return answer
  const meaning = checkMeaning(text, names)
  // Whoever is lost and asks where they are is not told about products.
  const asksTheWay = meaning?.type === 'question' && meaning.topic.name === 'directions'
  return meaning === undefined || asksTheWay ? (answer ?? meaning) : meaning
}

/** Who talks with others while walking is not asked what they meant. */
function withoutMeaning({ text, question, source }: Turn): Verdict {
  if (plainWords(text) === '') return 'nothing'
  return question === 'walking' && source === 'spoken' ? 'nothing' : 'askAgain'
}
