import type { Verdict } from '../contract/live.ts'
import type { ListenFor } from '../contract/modes.ts'
import { acknowledgements } from './en/clause-words.ts'
import type { Meaning } from './meaning.ts'
import { plainWords, wordsOfBothScripts } from './plain-words.ts'
import { isReadAloud, type MayBeRead } from './read-aloud.ts'
import type { Understood } from './understand.ts'
import { actsOverVoice, isCry, isYesOrNo } from './words.ts'

/** Speech that goes on this long after the voice fell silent is the shopper's, not our echo. */
const WORDS_AFTER_SILENCE_MS = 300

/** A spoken turn that began while the product spoke. Its own voice, and a screen reader's, reach the microphone too. */
export interface OverVoice {
  /** When the voice was silenced by it; minus infinity: it spoke on, and what is not its echo counts. */
  silencedAtMs: number | undefined
  /** When the speech ended, without the endpoint's hangover. */
  endedAtMs: number
  /** As it began. */
  beingSaid: string
  /** What the voice began before the speech was over. No question in it was answered. */
  saidNext?: string | undefined
}

export interface VerdictOf {
  understood: Understood
  question: ListenFor
  /** Undefined for words that began in silence, and for what was typed or pressed. */
  overVoice?: OverVoice | undefined
  /** What the phone's screen reader may be saying; silent where only a shopper can have spoken. */
  mayBeRead?: MayBeRead | undefined
}

interface Decided {
  verdict: Verdict
  /** False for our own echo, and for words over our voice without leave: to us nobody spoke. */
  isSpoken: boolean
}

const notToUs: Decided = { verdict: 'nothing', isSpoken: false }

/** What follows from a turn, with what the product was saying as it began. */
export function verdictOf({ understood, question, overVoice, mayBeRead }: VerdictOf): Decided {
  const { verdict } = understood
  if (mayBeRead && isReadAloud(understood.text, mayBeRead)) return notToUs
  if (!overVoice) return { verdict, isSpoken: true }
  const { silencedAtMs, endedAtMs, beingSaid, saidNext = '' } = overVoice
  const wentOn = silencedAtMs !== undefined && endedAtMs - silencedAtMs >= WORDS_AFTER_SILENCE_MS
  // A question of the visit names its own answers: there the silence alone tells an answer from its echo. So does a sentence that
  // offers help, wherever it is said.
  const wasSilenced = wentOn && silencedAtMs > Number.NEGATIVE_INFINITY
  const isNamed = question !== 'checking' && question !== 'all'
  const trusted = wasSilenced && (isNamed || (understood.meaning !== undefined && isCry(understood.meaning)))
  const word = understood.meaning?.type === 'word' ? understood.meaning.word : undefined
  // "Did you ask …? Yes or no." names its own answers.
  const isAnswer = wasSilenced && beingSaid.includes('?') && isYesOrNo(word)
  if (!trusted && !isAnswer && soundsLikeEcho(understood.text, beingSaid, saidNext)) return notToUs
  if (isListening(understood.text, beingSaid)) return notToUs
  const isSpoken = wentOn || actsAtOnce(understood.meaning, question)
  // What was not understood was said to somebody else, or by somebody else.
  return { verdict: isSpoken && verdict !== 'askAgain' ? verdict : 'nothing', isSpoken }
}

/** "Okay", "mm-hm": whoever listens says it, and wants to hear on. Said into a question it answers that. */
const isListening = (text: string, beingSaid: string) =>
  acknowledgements.has(plainWords(text)) && !beingSaid.includes('?')

const actsAtOnce = (meaning: Meaning | undefined, question: ListenFor) =>
  meaning?.type === 'word' && actsOverVoice(meaning.word, question)

/** "Twenty twenty six", as years are said. */
const withYears = (text: string) => text.replace(/\b([12]\d)(\d\d)\b/g, '$1 $2')

/** True when the words heard stand, in order and together, in what is being said, though they go on into what is said next. */
function soundsLikeEcho(heard: string, beingSaid: string, saidNext: string): boolean {
  const words = wordsOfBothScripts(heard)
  if (words === '') return false
  return [(text: string) => text, withYears].some((way) => {
    const first = wordsOfBothScripts(way(beingSaid))
    const at = ` ${first} ${wordsOfBothScripts(way(saidNext))} `.indexOf(` ${words} `)
    // What begins in the next was said before it: nobody echoes what is still to come.
    return at >= 0 && at < first.length
  })
}
