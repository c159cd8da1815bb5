import type { ListenFor, Mode } from '../contract/modes.ts'
import type { Where } from '../contract/place.ts'
import type { Word } from '../language/meaning.ts'
import type { MotionSample } from '../navigation/steps/motion-sample.ts'
import type { Line } from '../speech/utterance.ts'
import type { SpokenId } from '../texts/en/spoken.ts'
import type { Blank } from '../texts/phrasing.ts'
import type { Choices, JourneyEffect } from './effects.ts'
import type { MotionState } from './events.ts'
import type { JourneyOptions } from './journey.ts'
import { isRefused, type StateName, type Trip } from './trip.ts'

/** The specification goes on only with leave to feel motion, which may still be asked for (`PROFILE=specification`). */
export const isBlocked = ({ options, trip }: Pick<Stage, 'options' | 'trip'>): boolean =>
  options.motionRequired && (trip.motion === 'unknown' || isRefused(trip.motion))

/** How words came in. */
type Source = 'spoken' | 'typed' | 'pressed'

export interface Said {
  text: string
  source: Source
  /** It was asked back and agreed to: nothing about it is asked any more. */
  sure?: true
}

/**
 * One state of the visit: what it says on being entered, the question that is open in it, and which words answer it.
 * Its timers are set by `Stage.after` and end with it.
 */
export interface State {
  /** Left out by an interlude: the visit is still where it was. */
  where?: Where
  listenFor: ListenFor
  /** Default `echo`: the engine answers nothing by itself. */
  mode?: Mode
  /** The session is opened anew for its mode. */
  reconnects?: boolean
  choices: Choices
  /** What the journey does itself while the engine answers everything else. */
  own?: readonly Word[]
  enter(): void
  /** Entered again after a question that came to nothing; default `enter`. */
  resume?(): void
  leave?(): void
  /** False: not a word of this state; those that are always open are then the journey's. */
  word(word: Word, said: Said): boolean
  /** Words that are its own however doubtful they are: nothing is asked back in their place. */
  takesDoubtful?: ReadonlySet<Word>
  /** What it asks whether it was said: like a yes it answers only once that was asked. */
  asksWhether?: Word | undefined
  /** A yes to it breaks off what is under way: whoever carries on says no. */
  breaksOff?: boolean
  /** No step was taken yet: who is not at the entrance may still say so. */
  atEntrance?: boolean
  /** Words without a meaning here. */
  unmatched?(said: Said): void
  /** Somebody is there: a tap, a key, words; `voice` may be any voice. */
  noticed?(by: 'touch' | 'voice'): void
  help(): readonly Line[]
  /** Says again what this state is about. */
  again(): void
  motion?(sample: MotionSample): void
  motionChanged?(state: MotionState): void
  screenChanged?(): void
  look?(open: boolean): void
  /** An answer of the engine begins to be heard, or is over. */
  answering?(on: boolean): void
  lost?(): void
  /** A connection is back, which these say; without a way of its own the state says them and itself again. */
  reconnected?(lines: readonly Line[]): void
}

/** What a state can do. After it was left, its `then`s and timers do nothing. */
export interface Stage {
  readonly options: JourneyOptions
  readonly trip: Trip
  emit(effect: JourneyEffect): void
  /** Enters a state, or does there what is given in place of it. */
  go(to: StateName, begin?: (state: State) => void): void
  /** From an interlude to where it came from, and there not `enter` but what is given. */
  goBack(begin?: (state: State) => void): void
  /** Asks before a word acts; after a yes it does, in the state that is open now. `leaves`: what is under way is over then. */
  ask(line: Line, word: Word, how?: { leaves: boolean }): void
  /** A word acts in the state that is open, which has said nothing of its own; without `said` it was agreed to. */
  act(word: Word, said?: Said): void
  line(id: SpokenId, blanks?: Partial<Record<Blank, string | number>>): Line
  /** Says these in place of what is being said; `then` once they were heard. */
  say(lines: readonly Line[], then?: () => void): void
  /** Says these; `run` so long after they were heard, or to the letter after they began. */
  sayAndWait(lines: readonly Line[], delayMs: number, run: () => void): void
  /** Says these at once, and nothing takes their place. */
  alert(lines: readonly Line[]): void
  /** Answers something by the way: what was being said counts as heard, and leads on as it would have. */
  aside(lines: readonly Line[]): void
  /** Says these after all that is being said. */
  add(lines: readonly Line[]): void
  /** Says sentences of the walk, after what is being said or in place of it; `over` in any case. */
  sayOnWalk(lines: readonly Line[], now: boolean, over: () => void): void
  after(delayMs: number, run: () => void): () => void
  speaking(): boolean
  /** Nothing is said any more; the visit goes on as if it had been heard. */
  silence(): void
  /** A step was counted: somebody is there. */
  stepped(): void
  /** The shopper is lost, or stands, on the walk in hand. */
  noted(kind: 'lost' | 'stood'): void
  /** The snapshot has changed. */
  changed(): void
  pause(): void
  end(): void
}

/** States that come between: "back" leads to what they interrupted. */
export const interludes: ReadonlySet<StateName> = new Set([
  'leaving',
  'detour',
  'stopping',
  'restarting',
  'asking',
  'danger',
  'sounds',
])

/** Where silence after the voice means that the shopper is to speak; elsewhere the visit goes on by itself. */
export const awaitsWords: ReadonlySet<StateName> = new Set([
  'introduction',
  'place',
  'section',
  'entrance',
  'standing',
  'checking',
  'buyMore',
  'keepApp',
  'restarting',
  'asking',
  'danger',
  'resuming',
])

/** Open even where the specification waits for leave to feel motion. */
export const neverBlocked: ReadonlySet<StateName> = new Set(['stopping', 'danger'])

export type StateMaker = (stage: Stage) => State

/** What the journey does itself while products are checked, as everywhere; "stop" ends what the engine says as well. */
export const alwaysOurs: ReadonlySet<Word> = new Set([
  'stop',
  'pause',
  'startAgain',
  'callStaff',
  'callOff',
  'skip',
  'danger',
  'holdOnly',
  'listenAlways',
  'sounds',
  'lockScreen',
  'unlockScreen',
  'speakHindi',
  'speakEnglish',
])

/** How it speaks from now on; in a product check the engine says again what it said last. */
export const manners: Readonly<Partial<Record<Word, JourneyEffect>>> = {
  slower: { kind: 'pace', by: -1 },
  faster: { kind: 'pace', by: 1 },
  louder: { kind: 'volume', by: 1 },
  quieter: { kind: 'volume', by: -1 },
}

/** Ends what came between products: the word is for the state that it came between, which says nothing of its own. */
export function handOver(stage: Stage, word: Word | undefined, said: Said): void {
  stage.goBack((state) => {
    if (word === undefined || !state.word(word, said)) state.unmatched?.(said)
  })
}
