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
  /** The shopper's own speech (`inputTranscription`), and nothing else. */
  | { type: 'heard'; text: string }
  /** Words of the text field. */
  | { type: 'typed'; text: string }
  /** A button: the `words` of its `Choice`. */
  | { type: 'pressed'; words: string }
  /** A tap on the empty screen. */
  | { type: 'tapped' }
  /** Any key: it shows that somebody is there. */
  | { type: 'key' }
  /**
   * The page's voice detector. `held`: the product's voice was silenced because of it. Send `false` before the
   * `heard` that belongs to it whenever the detector is that fast.
   */
  | { type: 'voice'; on: boolean; held: boolean }
  /** A sentence is heard now: the `key` of a `say`, or null for one of the engine's own answers. */
  | { type: 'speechStarted'; key: number | null }
  /** It is over, was skipped, or was silenced. With null: the engine's turn is over and heard to its end. */
  | { type: 'speechEnded'; key: number | null }
  /** The engine opened or shut a look. */
  | { type: 'look'; open: boolean }
  | { type: 'motion'; sample: MotionSample }
  /** The answer to the question of the tap, and every change after it. */
  | { type: 'motionState'; state: MotionState }
  /** The sound that calls staff was tapped away. */
  | { type: 'alarmStopped' }
  /** The microphone was refused or cannot be had: buttons only. */
  | { type: 'microphoneDenied' }
