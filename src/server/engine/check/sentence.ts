import type { AnswerAbout } from '../../../core/contract/live.ts'
import type { Owner } from '../../../core/speech/utterance.ts'

/** A sentence as it is sent. */
export interface Sentence {
  /** Rendered and sent one after another, under one name. */
  parts: readonly string[]
  /** Its name on the wire; left out, the queue's own. */
  name?: string | undefined
  owner: Extract<Owner, 'check' | 'page'>
  /** The answer it belongs to. */
  turn: number
  /** `turnComplete` follows it. */
  endsTurn: boolean
  /** More sentences of the same name follow it. */
  goesOn?: boolean
  /** The products that the answer is about. */
  about?: readonly AnswerAbout[]
}

/** How far a voice came, for another that goes on in its place with the same client. */
export interface SaidSoFar {
  /** The number of its last answer: a client may want nothing more of that and those before. */
  turn: number
  /** What the client has nothing of, or not all. */
  unsaid: readonly Sentence[]
}
