import type { Clock } from '../clock.ts'
import type { FindingSign } from '../needs/findings.ts'
import type { FixedId } from '../speaking/fixed.ts'

/** A sentence to be said. */
export interface Line {
  text: string
  /** The recording that holds it; null when there is none. */
  recording: FixedId | null
  /**
   * Its words leave the phone in no way: the phone's own voice says them, or nobody. `recording` is then what is played in
   * its place where there is no such voice.
   */
  private?: true
  /** Is heard and felt with its beginning. */
  sign?: FindingSign
}

/**
 * Who says it. `journey`: the visit's own sentences. `walk`: the guide's. `check`: answers about products, and what
 * only the server knows. `page`: faults of this phone.
 */
export type Owner = 'journey' | 'walk' | 'check' | 'page'

/** What waits is said in this order, whatever was asked first. */
export const ranks = ['safety', 'walk', 'answer', 'offer'] as const
type Rank = (typeof ranks)[number]

/** `skipped`: the shopper wanted the next one. `failed`: no voice reported its end in time. */
export type UtteranceEnd = 'heard' | 'interrupted' | 'skipped' | 'failed'
/** Nobody silenced it: it began at least. */
export type EndOfItself = Exclude<UtteranceEnd, 'interrupted'>

/** One sentence on its way: queued, then speaking, then over in one of the ways of `UtteranceEnd`. */
export interface Utterance extends Line {
  /** Its name from birth to end, on the wire too; unique in one visit. */
  id: string
  owner: Owner
  rank: Rank
}

/** What was said is over. `cleared`: silenced by the shopper or by an aside, so the visit goes on as if it was heard. */
export type SayEnd = 'heard' | 'cleared' | 'replaced'

export interface SayOptions {
  owner: Owner
  /** Default `answer`; `walk` for a walk, `safety` for a fault of the page. */
  rank?: Rank
  /** Names given already, one for each line; otherwise the queue gives them. */
  ids?: readonly string[]
  /** Called once, when the last line is over. */
  over?: (end: SayEnd) => void
  /**
   * `sayNow` only. What these lines take the place of counts as cleared once they are over, so that the visit goes on
   * from there; otherwise as replaced.
   */
  aside?: boolean
}

/** Says an utterance, by whatever means: a recording, the server's sound, the phone's voice, or writing. */
export interface Outlet {
  /** Behind what was handed over before, without a gap. */
  play(utterance: Utterance): void
  /** Falls silent about these and forgets them, begun or not. They are over already: nothing is reported of them. */
  drop(ids: readonly string[]): void
  /** Falls silent and stays where it is. */
  hold(): void
  goOn(): void
}

/** How an outlet tells of what it was handed. An id that is not known, or is over, is ignored. */
export interface OutletReports {
  /** It is being heard; those handed over before it are over. */
  began(id: string): void
  /** All of it is with the outlet: the next may be handed over. */
  loaded(id: string): void
  ended(id: string, how?: EndOfItself): void
}

export interface SpeechQueueOptions {
  clock: Clock
  /** Begins every id that the queue gives: two queues of one visit give different ones. */
  prefix: string
  outlet: (reports: OutletReports) => Outlet
  /** How many are handed over behind the one that is first; 1 where nothing else is said. */
  ahead?: number
  /** Whether what is begun can be heard; default: always. */
  sounds?: () => boolean
  on?: {
    /** It is being heard now, or would be if there were sound: the moment to show it. */
    began?: (utterance: Utterance) => void
    /** This is what sounds now, once more where the sound was gone meanwhile; undefined: it is gone. */
    sounds?: (utterance: Utterance | undefined) => void
    /** `ms`: how long it was being heard, holds included. */
    ended?: (utterance: Utterance, how: UtteranceEnd, ms: number) => void
    /** Nothing is left to say. */
    silent?: () => void
  }
}
