import type { ClientNote } from '../contract/field.ts'
import type { Language } from '../contract/language.ts'
import type { ListenFor, Mode } from '../contract/modes.ts'
import type { CallPlace } from '../contract/staff-call.ts'
import type { NavigationPath } from '../navigation/find-path.ts'
import type { WalkProgress } from '../navigation/guide/walk.ts'
import type { Choice } from '../page/page-state.ts'
import type { Sign } from '../speaking/signs.ts'
import type { Snapshot } from './snapshot.ts'

/** The buttons of the question that is open: at most five in sight, the others under More. */
export interface Choices {
  inSight: readonly Choice[]
  more: readonly Choice[]
}

/** One opening of a question, as the engine is told of it. */
interface AskedQuestion {
  id: number
  /** What the journey does itself while the engine answers. */
  own: readonly string[]
  /** The section that was chosen, by its full name. */
  section?: string
}

/** Why a visit returned to the start screen. */
export type EndReason =
  | 'thanks'
  | 'saved'
  | 'buyMore'
  | 'notAtEntrance'
  | 'goToStore'
  | 'inactive'
  | 'startAgain'

/** What the journey wants done, in the order in which it is to be seen; what is to be heard goes to its `speech`. */
export type JourneyEffect =
  /** `echo`: the journey talks, the engine answers nothing. `reconnect`: the specification's way of changing. */
  | { kind: 'mode'; mode: Mode; reconnect: boolean }
  /** The question that is open from now on. */
  | { kind: 'listenFor'; listenFor: ListenFor; question: AskedQuestion }
  /** Hand these words to the engine as a text turn; nothing is being said any more. */
  | { kind: 'ask'; words: string }
  /** Sent with each change of question; focus goes to the first in sight if it was on a choice that is gone. */
  | ({ kind: 'choices' } & Choices)
  /** For the role=alert region; it is spoken by a `say` of its own. */
  | { kind: 'notice'; about: 'motion' | 'store'; text: string }
  /** To be heard and felt; `anyway`: the shopper asked for it, whatever they like otherwise. */
  | { kind: 'sign'; sign: Sign; anyway?: true }
  | { kind: 'tick'; steps: number }
  | WalkProgress
  /** The path in hand; null when there is none any more. */
  | { kind: 'path'; path: NavigationPath | null }
  /** Listen to the motion sensor, or no longer. */
  | { kind: 'motion'; listen: boolean }
  /** Speak slower (−1) or faster (1) from now on. */
  | { kind: 'pace'; by: 1 | -1 }
  /** Speak quieter (−1) or louder (1) from now on; report `volumeEnd` where that is not possible. */
  | { kind: 'volume'; by: 1 | -1 }
  /** From now on nothing is listened to unless the shopper holds to talk, or again always. */
  | { kind: 'holdOnly'; on: boolean }
  /** The screen takes nothing but the talk button and what unlocks it, or everything again. */
  | { kind: 'lock'; on: boolean }
  /** Speak this language from now on. */
  | { kind: 'language'; language: Language }
  /** Play the loud sound once this is spoken, until it is tapped away: report `alarmStopped`. */
  | { kind: 'alarm' }
  /** No loud sound any more. */
  | { kind: 'alarmOff' }
  /** The loud sound makes way for what is said next, and goes on after it. */
  | { kind: 'hushAlarm' }
  /** The store's console is told of a call to staff, or that it is over. */
  | ({ kind: 'staffCall'; on: true; id?: string; again: boolean } & CallPlace)
  | { kind: 'staffCall'; on: false; id?: string }
  /** The server counts it. */
  | { kind: 'field'; note: ClientNote }
  /** A list to read, and the browser's own prompt where it has one. Stays on the start screen. */
  | { kind: 'homeScreenSteps'; steps: readonly string[] }
  | { kind: 'keepScale'; scale: number }
  /** Where the visit is, after each change: keep the last for a pause and for a page that is thrown away. */
  | { kind: 'snapshot'; snapshot: Snapshot }
  /** Try the connection again now. */
  | { kind: 'reconnect' }
  /** Microphone, camera and socket off; a tap goes on from the last snapshot. The journey is closed. */
  | { kind: 'pause' }
  /** Back to the start screen, or with `reload` the page anew. `kept` is for the next visit. The journey is closed. */
  | { kind: 'end'; why: EndReason; reload: boolean; kept: Snapshot | null }
  /** A line for the log, without a word of a person. */
  | { kind: 'log'; level: 'info' | 'warn'; line: string }
