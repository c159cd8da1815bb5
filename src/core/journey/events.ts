import type { Heard } from '../contract/live.ts'
import type { CallNews } from '../contract/staff-call.ts'
import type { MotionSample } from '../navigation/steps/motion-sample.ts'

/** What the phone says about its motion sensor: asked in the tap, or noticed later. */
export type MotionState = 'granted' | 'denied' | 'error' | 'missing'

/** Everything that can happen to a visit. Times are the journey's own clock's. */
export type JourneyEvent =
  /**
   * A session is set up. `again`: not the first of this visit. `moved`: the server sent the page on to another, and
   * nothing was missed. `last`: the product talked about, for "we were at".
   */
  | { type: 'ready'; again: boolean; moved?: boolean; last?: string }
  /** The connection broke and is being tried again. */
  | { type: 'lost' }
  /** The phone has no network; a visit can begin and walk all the same. */
  | { type: 'offline' }
  /** Nothing more is tried. */
  | { type: 'gaveUp'; reason: string | undefined }
  /** A turn of the shopper's speech, as the engine understood it. */
  | { type: 'heard'; heard: Heard }
  /** Words of the text field. */
  | { type: 'typed'; text: string }
  /** A button: the `words` of its `Choice`. */
  | { type: 'pressed'; words: string }
  /** A tap on the empty screen. */
  | { type: 'tapped' }
  /** A headset's button for the next track: skips what is being said, and in silence is a walk's Next. */
  | { type: 'forward' }
  /** A hand unlocked the screen. */
  | { type: 'unlocked' }
  /** Any key: it shows that somebody is there. */
  | { type: 'key' }
  /** A hand holds to talk: somebody is there, and speaks. */
  | { type: 'hold' }
  /** A voice that is not the product's own: somebody is there. */
  | { type: 'voice' }
  /** An answer of the engine begins to be heard, or was heard to its end. */
  | { type: 'answering'; on: boolean }
  /** Nothing is being said any more. */
  | { type: 'silent' }
  /** The engine opened or shut a look. */
  | { type: 'look'; open: boolean }
  /** It cannot speak louder (1) or quieter (−1) than it does. */
  | { type: 'volumeEnd'; by: 1 | -1 }
  | { type: 'motion'; sample: MotionSample }
  /** The answer to the question of the tap, and every change after it. */
  | { type: 'motionState'; state: MotionState }
  /** The phone keeps its screen on while the visit lasts, or refuses to (low battery). */
  | { type: 'screen'; kept: boolean }
  /** The sound that calls staff was tapped away. */
  | { type: 'alarmStopped' }
  /** How the call to staff stands. */
  | { type: 'staffCall'; news: CallNews }
  /** The microphone was refused or cannot be had: buttons only. */
  | { type: 'microphoneDenied' }
