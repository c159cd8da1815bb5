import type { Verdict } from '../contract/live.ts'
import type { ListenFor } from '../contract/modes.ts'
import { isEcho, type VoiceSays } from './echo.ts'
import { acknowledgements } from './en/clause-words.ts'
import type { Meaning } from './meaning.ts'
import { plainWords } from './plain-words.ts'
import { isReadAloud, type MayBeRead } from './read-aloud.ts'
import type { Understood } from './understand.ts'
import { actsOverVoice, isCry, isYesOrNo } from './words.ts'

/** Speech that goes on this long after the voice fell silent is the shopper's, not our echo. */
const WORDS_AFTER_SILENCE_MS = 300

/** A spoken turn that began while the product spoke. Its own voice, and a screen reader's, reach the microphone too. */
export interface OverVoice extends VoiceSays {
  /** When the voice was silenced by it; minus infinity: it spoke on, and what is not its echo counts. */
  silencedAtMs: number | undefined
  /** When the speech ended, without the endpoint's hangover. */
  endedAtMs: number
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
  const { silencedAtMs, endedAtMs, beingSaid } = overVoice
  const wentOn = silencedAtMs !== undefined && endedAtMs - silencedAtMs >= WORDS_AFTER_SILENCE_MS
  // A question of the visit names its own answers: there the silence alone tells an answer from its echo. So does a sentence that
  // offers help, wherever it is said.
  const wasSilenced = wentOn && silencedAtMs > Number.NEGATIVE_INFINITY
  const isNamed = question !== 'checking' && question !== 'all'
  const trusted = wasSilenced && (isNamed || (understood.meaning !== undefined && isCry(understood.meaning)))
  const word = understood.meaning?.type === 'word' ? understood.meaning.word : undefined
  // "Did you ask …? Yes or no." names its own answers.
  const isAnswer = wasSilenced && beingSaid.includes('?') && isYesOrNo(word)
  if (!trusted && !isAnswer && isEcho(understood.text, overVoice)) return notToUs
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
