import type { ListenFor } from '../contract/modes.ts'
import { bareAnswer, isStatement, notNow, ofOthers, wishesToGo } from './en/stances.ts'
import type { Word } from './meaning.ts'
import { type Stance, stanceOf } from './stance.ts'
import { inquires, isAnswer, isClaim, isRefusal, isUrgent, isWeighty } from './words.ts'

/** As many other words may stand beside a word without making it doubtful. */
const STRANGE_TO = { cheap: 8, claim: 2, costly: 2, elsewhere: 0, told: 1, bare: 0 }
/** "Yes" and "no" begin what people say to each other, too. */
const STRANGE_TO_BARE_ANSWER = 0
/** As many beside one word of a walk. */
const STRANGE_TO_WALK = 1
/** With as many others it was talk about something else. */
const STRANGE_TO_ANY = 12

interface Said {
  word: Word
  /** The open question is not the one that it answers. */
  elsewhere: boolean
  clause: string
  question: ListenFor
  /** How many words of the clause carry a meaning that no phrase explains. */
  strange: number
  /** The words that say it. */
  phrase: string
}

/**
 * Whether a word that stands inside a clause is meant beyond doubt: what is cheap acts, what is costly only as a plain
 * statement or wish, and else it is asked back. Undefined: the clause asks or tells about something else.
 */
export function certaintyOf(said: Said): boolean | undefined {
  const { word, clause, strange, phrase, question } = said
  if (isUrgent(word)) return true
  const stance = stanceOf(clause)
  if (bareAnswer.test(phrase) && (strange > STRANGE_TO_BARE_ANSWER || ofOthers.test(clause))) return undefined
  if (stance.aboutOthers || strange > STRANGE_TO_ANY || asksOrTells(said, stance)) return undefined
  // Talk of others beside a walk holds "next" and "here", too.
  if (
    question === 'walking' &&
    isAnswer(word, question) &&
    !phrase.includes(' ') &&
    strange > STRANGE_TO_WALK
  )
    return undefined
  const kind = kindOf(said, stance)
  // One word that leads away is in many a sentence that does not.
  const most = kind === 'costly' && !phrase.includes(' ') ? 0 : STRANGE_TO[kind]
  const isGuess =
    (stance.hedged || (isWeighty(word) && !isRefusal(word) && notNow.test(clause))) && kind !== 'cheap'
  return !isGuess && (inquires(word) || stance.asks === 'no') && strange <= most
}

/** A question that names a word, or the mention of a section elsewhere, is no answer. */
function asksOrTells({ word, elsewhere, clause, question }: Said, { asks, inForm }: Stance): boolean {
  if (elsewhere) return asks !== 'no' || !wishesToGo.test(clause)
  if (isClaim(word)) return inForm
  return asks === 'yes' && !inquires(word) && isAnswer(word, question)
}

function kindOf({ word, elsewhere, clause, question }: Said, { asks }: Stance): keyof typeof STRANGE_TO {
  const wishes = wishesToGo.test(clause)
  if (elsewhere) return 'elsewhere'
  if (isClaim(word)) return 'claim'
  if (isWeighty(word)) return wishes || isAnswer(word, question) ? 'costly' : 'bare'
  if (wishes || asks !== 'no' || !isAnswer(word, 'section')) return 'cheap'
  // A section that nobody asked about, or something that is told of its goods.
  if (question !== 'section') return 'bare'
  return isStatement.test(clause) ? 'told' : 'cheap'
}
