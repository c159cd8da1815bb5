import type { Clock } from '../../../core/clock.ts'
import type { Texts } from '../../../core/texts/answer-texts.ts'
import type { Voice } from './voice.ts'

/** Who was told to wait is not told again before: in a long rush it would be said before every answer. */
const AGAIN_AFTER_MS = 30_000

export interface BusyLineOptions {
  clock: Pick<Clock, 'now'>
  texts: Pick<Texts, 'spoken'>
  voice: Pick<Voice, 'speaking' | 'interject'>
  /** True while more is asked of this machine than it does in good time. */
  isFull: () => boolean
  /** It is said. */
  said: () => void
}

/**
 * For the moment when a shopper begins to wait for something: says that it takes a while, if it will. Nothing is said
 * while something else is being said, which fills the wait as well.
 */
export function createBusyLine({ clock, texts, voice, isFull, said }: BusyLineOptions): () => void {
  let saidAtMs = Number.NEGATIVE_INFINITY
  return () => {
    if (!isFull() || voice.speaking() || clock.now() - saidAtMs < AGAIN_AFTER_MS) return
    saidAtMs = clock.now()
    said()
    voice.interject(texts.spoken('moment'))
  }
}
