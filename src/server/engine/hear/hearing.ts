import type { ListenFor } from '../../../core/contract/modes.ts'
import type { SpokenNames } from '../../../core/language/spoken-names.ts'

export type { SpokenNames }

export interface HearingOptions {
  listenFor: ListenFor
  names: SpokenNames
}

export type HearingEvent =
  /** Speech began; sent once the voice detector is sure (three 32 ms windows). */
  | { type: 'speechStart' }
  /** The best words so far; may change. */
  | { type: 'partial'; text: string }
  /** Speech ended and its words are being worked out: a final follows. Without words to be expected only that comes. */
  | { type: 'speechEnd' }
  /**
   * Speech ended. `text` is lower case without punctuation, '' when what was said is not in the vocabulary.
   * `score` is z of docs/hearing.md (higher is surer), `speechMs` the length of the speech.
   */
  | { type: 'final'; text: string; score: number; speechMs: number }

/** One shopper's ear. Nothing is emitted after `close`. */
export interface HearingSession {
  /** 16 kHz mono, any chunk length. */
  audio(pcm: Int16Array): void
  listenFor(vocabulary: ListenFor): void
  setNames(names: SpokenNames): void
  /** The stream ends here: a running utterance is brought to its final at once. */
  end(): void
  close(): void
}

/** The sense of hearing: voice activity, noise suppression and grammar recognition in a pool of workers. */
export interface Hearing {
  ready(): Promise<void>
  healthy(): boolean
  open(options: HearingOptions, emit: (event: HearingEvent) => void): HearingSession
  close(): Promise<void>
}
