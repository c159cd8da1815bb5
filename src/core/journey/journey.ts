import type { Clock } from '../clock.ts'
import type { Section } from '../contract/place.ts'
import type { Paths } from '../contract/store.ts'
import type { StepDetector } from '../navigation/steps/motion-sample.ts'
import type { StepProfile } from '../navigation/steps/step-detector.ts'
import type { SpeechQueue } from '../speech/speech-queue.ts'
import type { Line } from '../speech/utterance.ts'
import type { VisitTexts } from '../texts/visit-texts.ts'
import type { JourneyEffect } from './effects.ts'
import type { JourneyEvent } from './events.ts'
import type { Snapshot } from './snapshot.ts'

/** The store that the code at the entrance names, as the public list has it. @internal Tests have one of their own. */
export interface JourneyStore {
  id: string
  name: string
  paths: Paths
}

export type JourneyPlace =
  | { kind: 'store'; store: JourneyStore }
  | { kind: 'home' }
  /** A `storeid` that no store has: told, and the journey from home is offered. */
  | { kind: 'unknown' }

export interface JourneyOptions {
  clock: Clock
  /** Where everything is said; closed by whoever opened it. */
  speech: SpeechQueue
  /** What is said, in the shopper's language. */
  texts: VisitTexts
  brand: string
  place: JourneyPlace
  firstVisit: boolean
  /** The specification to the letter: reconnects between modes, no second chance for a sentence. */
  literal: boolean
  /** `literal`: the page is loaded anew where the specification says so. */
  reload: 'soft' | 'literal'
  /** Without the sensor nothing goes on (`PROFILE=specification`). */
  motionRequired: boolean
  steps: StepProfile
  platform: 'ios' | 'android'
  /** The shopper's own steps for each authored one, from storage as it is. */
  scale?: unknown
  /** Straight to the section choice: the form's Navigate. */
  navigate?: boolean
  /** How long ago `resume` was left; absent: nobody knows. */
  awayMs?: number
  /** Go on from a pause. */
  resume?: Snapshot
  /** A visit that was broken off, as the phone kept it: offered, not taken for granted. */
  found?: Snapshot
  /** Nobody has heard yet what a newcomer must know, however often the page was opened. */
  owesSafety?: boolean
  /** The section whose code the shopper scanned: asked about, not believed. */
  scanned?: Section
  /** What the last visit left, when it ended by itself. */
  kept?: Snapshot
  /** A call to staff that is open already. */
  call?: OpenCall | undefined
  /** Whether the phone hears words by itself, without a connection; absent: it does not. */
  hearsAlone?: () => boolean
  /** Whether no microphone brings any words now; absent: one does. */
  isDeaf?: () => boolean
  /** In place of the profile's own: a test's. */
  detector?: () => StepDetector
  /**
   * What the page alone knows, and says by the phone alone: before a section is chosen, on arriving at one, and at the
   * cash counter.
   */
  own?: (where: 'section' | 'checking' | 'counter', section: string | null) => readonly Line[]
  emit(effect: JourneyEffect): void
}

/** A call to staff that goes on in the visit that is opened in place of another; the server may not have named it yet. */
export interface OpenCall {
  id?: string
  sounds: boolean
  /** Nobody can have seen it. */
  isUnseen?: boolean
  /** One that is over, which staff are told on the next line; `isSent`: on the line of then, too. */
  owesOff?: { id: string; isSent: boolean }
  /** None is open: only that is left. */
  isOver?: boolean
}

/**
 * One visit, from the tap to its pause or end. Pure: what happens comes in by `send`, what is to be done goes out by
 * `emit`. After `pause`, `end` or `close` nothing is emitted and no timer is left.
 */
export interface Journey {
  send(event: JourneyEvent): void
  snapshot(): Snapshot
  /** `handOver`: another visit takes its place, and what is returned is its `call`; otherwise that is over. */
  close(how?: 'handOver'): OpenCall | undefined
}
