import { soundsLikeEcho, WORDS_AFTER_SILENCE_MS } from '../checking/turn-taking.ts'
import type { Clock, MonotonicMs } from '../clock.ts'
import type { Word } from './phrases.ts'

/** From the end of speech to its words: the hangover of the recogniser's endpoint. */
const HANGOVER_MS = 352
const OVER_THE_VOICE: ReadonlySet<Word> = new Set(['stop', 'repeat', 'help', 'skip'])

interface Utterance {
  heldAtMs: MonotonicMs | undefined
  inSilence: boolean
  endedAtMs: MonotonicMs | undefined
}

export interface Claim {
  text: string
  word: Word | undefined
  /** More words that act over the voice in this state. */
  overVoice: ReadonlySet<Word>
  speaking: boolean
  current: string
}

/** Whose words act while the product speaks: its own voice, and a screen reader's, reach the microphone too. */
export interface Turns {
  /** Returns whether this shows that somebody is there: our own echo does not. */
  voice(on: boolean, held: boolean, speaking: boolean): boolean
  /** Whether what was heard may act; asked once for each. */
  mayAct(claim: Claim): boolean
  /** The latest speech silenced the product, or came while it spoke. */
  overVoice(speaking: boolean): boolean
}

export function createTurns(clock: Clock): Turns {
  let latest: Utterance | undefined

  const wentOn = ({ heldAtMs, endedAtMs }: Utterance) =>
    heldAtMs !== undefined && (endedAtMs ?? clock.now() - HANGOVER_MS) - heldAtMs >= WORDS_AFTER_SILENCE_MS

  return {
    voice(on, held, speaking) {
      if (on) {
        latest = {
          heldAtMs: held ? clock.now() : undefined,
          inSilence: !speaking && !held,
          endedAtMs: undefined,
        }
        return latest.inSilence
      }
      if (!latest || latest.endedAtMs !== undefined) return false
      latest.endedAtMs = clock.now()
      return latest.inSilence || wentOn(latest)
    },
    mayAct({ text, word, overVoice, speaking, current }) {
      const utterance = latest
      latest = undefined
      if (utterance ? utterance.inSilence || wentOn(utterance) : !speaking) return true
      if (word === undefined || !(OVER_THE_VOICE.has(word) || overVoice.has(word))) return false
      return !soundsLikeEcho(text, current)
    },
    overVoice: (speaking) => (latest ? !latest.inSilence : speaking),
  }
}
