import type { Clock } from '../../../core/clock.ts'
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

/** One that is never reported as played is over by then. */
const SAYING_AT_MOST_MS = 60_000

/** The sentence that the client says by itself. */
export function createOwnSentence(clock: Clock) {
  let own: { name: string | undefined; text: string } | undefined
  let cancel = () => {}
  function end() {
    cancel()
    own = undefined
  }
  return {
    begin(text: string, name: string | undefined): void {
      end()
      own = { text, name }
      cancel = clock.after(SAYING_AT_MOST_MS, end)
    },
    /** True when it was this one. */
    played(name: string): boolean {
      const isOwn = own !== undefined && own.name === name
      if (isOwn) end()
      return isOwn
    },
    text: () => own?.text,
    end,
  }
}

/** Counts answers: what begins one and what ends it later have one number. @param from the last number that was used */
export function createTurnCount(from = 0) {
  let turn = from
  let answer = from
  let unfinished = false
  return {
    /** The number of what is said next; `ends`: that is the end of its answer. */
    of(ends: boolean): number {
      if (!unfinished) {
        turn += 1
        answer = turn
      }
      unfinished = !ends
      return answer
    },
    /** One of its own, beside an answer that is not whole. */
    single(): number {
      turn += 1
      return turn
    },
    latest: () => answer,
    /** The last number that was used. */
    count: () => turn,
    /** The answer that is not whole will have no end. */
    cut(): void {
      unfinished = false
    },
  }
}
