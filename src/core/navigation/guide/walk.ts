import type { Clock } from '../../clock.ts'
import type { Step } from '../../contract/store.ts'
import type { Sign } from '../../speaking/signs.ts'
import type { Line } from '../../speech/utterance.ts'
import type { VisitTexts } from '../../texts/visit-texts.ts'
import type { MotionSample, StepDetector } from '../steps/motion-sample.ts'
import type { StepProfile } from '../steps/step-detector.ts'
import type { TurnWatch } from '../turns/turn-watch.ts'

/** Where the walk ends, which decides what is said there. */
export type WalkEnd = { kind: 'section'; section: string } | { kind: 'counter' } | { kind: 'demo' }

/**
 * What a shopper may ask for while walking. `imHere` is asked back unless the count says so too, `arrived` is not.
 * @internal A test draws commands from it. */
export const walkCommands = [
  'next',
  'back',
  'repeat',
  'howManyLeft',
  'whereAmI',
  'imHere',
  'arrived',
  'pause',
  'resume',
  'lost',
] as const
export type WalkCommand = (typeof walkCommands)[number]

/** Where the shopper is: plain data, enough to go on after a pause or a lost connection. */
export interface WalkSnapshot {
  /** Index of the leg under way. */
  leg: number
  /** Steps counted on it, in the shopper's own steps. */
  counted: number
  arrived: boolean
  /**
   * All steps counted since the start; null once a part was skipped, repeated or walked by hand, because the count
   * then says nothing about the shopper's steps.
   */
  walked: number | null
  /**
   * On the way back to where this leg begins: the shopper's own steps still to go. 0: there, facing back. Left out by
   * whoever walks forward.
   */
  back?: number | undefined
  /** Steps may have been missed on this leg: its end is the shopper's to say, by Next. */
  uncounted?: boolean | undefined
  /** The turn that this leg, or the way back along it, begins with is made, or is not; left out where nobody can tell. */
  turned?: boolean | undefined
  /** How the leg before was left, if its end was the shopper's to say. */
  ended?: LegEnd | undefined
}

/** What was known of a leg when Next ended it. */
interface LegEnd {
  /** Null: nobody counted it. */
  counted: number | null
  turned?: boolean | undefined
}

export interface WalkProgress {
  kind: 'progress'
  /** From 1; equal to `of` on the last leg and after it. */
  leg: number
  of: number
  /** In the path's own steps. Null: the leg has none, or nothing can count them. */
  stepsLeft: number | null
  instruction: string
  state: 'walking' | 'paused' | 'manual' | 'arrived'
}

/** What is heard and felt on a walk, but for its steps. */
export type WalkSign = Extract<Sign, 'left' | 'right' | 'straight' | 'instruction' | 'arrived' | 'turned'>

/** What the guide wants done. Order matters: effects are emitted in the order in which they should be heard. */
export type WalkEffect =
  | { kind: 'sign'; sign: WalkSign }
  /** More than one step when a pause's first steps are counted together. */
  | { kind: 'tick'; steps: number }
  | WalkProgress
  /** `confirmed`: the shopper said so. */
  | { kind: 'arrived'; confirmed: boolean }
  /** Where the shopper is, only they can tell: at this leg's end (`next` if so), or at the walk's (`arrived`). */
  | { kind: 'agree'; about: 'turn' | 'part' | 'end' }
  /** Nobody has moved for ten seconds in the middle of a part. */
  | { kind: 'stood' }
  /** A walk that may teach the step scale (`learnScale`): steps as authored, steps as counted. */
  | { kind: 'walked'; said: number; counted: number }

export interface GuideOptions {
  /** What it says. */
  texts: VisitTexts
  /** The path's steps as authored. */
  commands: readonly Step[]
  end: WalkEnd
  /** It begins at the store's door, behind the shopper's back. Default: every walk to a section does. */
  fromDoor?: boolean
  profile: StepProfile
  clock: Clock
  /** The shopper's steps for each authored one, said as their own where it is not 1; left aside outside the `accurate` profile. */
  scale?: number
  /** False: motion was refused or the phone has none. A sample that comes all the same is believed. */
  sensor: boolean
  /** In place of the profile's own: the visit's, which outlives the guide, or a test's. */
  detector?: StepDetector
  /** The same for turns. */
  turns?: TurnWatch
  /** Where to go on from, after a pause or a lost connection. */
  from?: WalkSnapshot
  /** The walk was over, and its end was not where the shopper is. */
  lostAtEnd?: boolean
  /** What it says is not heard where it goes on: somebody is asked about something else meanwhile. */
  unheard?: boolean
  /** Says these after what is being said, or `now`, in its place; `over` once they are, however they ended. */
  say(lines: readonly Line[], now: boolean, over: () => void): void
  /** Whether anything is being said, by whomever. Left out: nobody else speaks. */
  speaking?(): boolean
  emit(effect: WalkEffect): void
  log?(line: string): void
}

/** Takes one shopper along one path. After `close` nothing is emitted and no timer is left. */
export interface Guide {
  start(): void
  motion(sample: MotionSample): void
  command(command: WalkCommand): void
  /** Motion was refused or failed after all: on by Next. */
  sensorLost(): void
  snapshot(): WalkSnapshot
  close(): void
}
