import {
  HOLDS_PER_TURN,
  mayAct,
  NOISE_LINE_EVERY_MS,
  UNCLEAR_SPEECH_MS,
  UNCLEAR_TURNS,
} from '../../../core/checking/turn-taking.ts'
import type { Clock } from '../../../core/clock.ts'
import type { HearingEvent } from '../hear/hearing.ts'
import type { Voice } from './voice.ts'

/** From the end of speech to its final: the hangover of the endpoint (docs/hearing.md). */
const HANGOVER_MS = 352

export interface ListenerOptions {
  clock: Clock
  voice: Pick<Voice, 'speaking' | 'hold' | 'resume'>
  /** Words that may act. */
  understood: (text: string) => void
  commandOf: (text: string) => string | undefined
  /** True when the words are those the product is saying itself. */
  isEcho: (text: string) => boolean
  /** Nothing was understood for the second time running. */
  noisy: () => void
}

export interface Listener {
  hear(event: HearingEvent): void
}

/** Turn-taking of one session: the shopper's speech against the product's own (docs/decisions/0004). */
export function createListener(options: ListenerOptions): Listener {
  const { clock, voice } = options
  let silencedAtMs: number | undefined
  let holds = 0
  let unclear = 0
  let noiseSaidAtMs = Number.NEGATIVE_INFINITY

  function began() {
    silencedAtMs = undefined
    if (!voice.speaking() || holds >= HOLDS_PER_TURN) return
    holds += 1
    silencedAtMs = clock.now()
    voice.hold()
  }

  function ended(text: string, speechMs: number) {
    const overVoice = silencedAtMs
    silencedAtMs = undefined
    if (text === '') {
      if (overVoice !== undefined) voice.resume()
      else if (!voice.speaking()) missed(speechMs)
      return
    }
    const endedAtMs = clock.now() - HANGOVER_MS
    if (!mayAct({ command: options.commandOf(text), silencedAtMs: overVoice, endedAtMs })) {
      voice.resume()
      return
    }
    if (options.isEcho(text)) return
    holds = 0
    unclear = 0
    options.understood(text)
  }

  function missed(speechMs: number) {
    if (speechMs < UNCLEAR_SPEECH_MS) return
    unclear += 1
    if (unclear < UNCLEAR_TURNS || clock.now() - noiseSaidAtMs < NOISE_LINE_EVERY_MS) return
    unclear = 0
    noiseSaidAtMs = clock.now()
    options.noisy()
  }

  return {
    hear(event) {
      if (event.type === 'speechStart') began()
      else if (event.type === 'final') ended(event.text, event.speechMs)
    },
  }
}
