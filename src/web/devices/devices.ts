import type { Clock } from '../../core/clock.ts'
import type { MotionSample } from '../../core/navigation/steps/motion-sample.ts'
import type { Preferences } from '../../core/session/preferences.ts'
import type { Earcon } from '../audio/earcons.ts'

/** Everything of the phone that the page uses, as interfaces: tests hand in their own. */
export interface Devices {
  clock: Clock
  motion: MotionSensor
  speaker: TwoVoices
  microphone: Microphone
  camera: Camera
  welcome: WelcomeSound
  fallbackVoice: FallbackVoice
  siren: Siren
  signs: SoundSigns
  /** Milliseconds on, off, on; nothing on a phone that cannot. */
  vibrate(pattern: readonly number[]): void
  network: Network
  wakeLock: WakeLock
  memory: VisitMemory
  permissions: { granted(): Promise<boolean> }
  install: InstallPrompt
  /** Which browser's menu holds "Add to Home Screen". */
  platform: 'ios' | 'android'
  /** Between 0 and 1. */
  random(): number
  /** For whoever looks for the fault of a path; never a word of a person. */
  log(level: 'info' | 'warn', line: string): void
  /** The page anew, as the specification ends a visit. */
  reload(): void
}

export interface MotionSensor {
  /** Must be called first in the tap, before anything is awaited. `free`: this phone asks nobody. */
  request(): Promise<'granted' | 'denied' | 'error' | 'free'>
  /** Returns what stops it. Nothing comes where there is no sensor or it was refused. */
  listen(onSample: (sample: MotionSample) => void): () => void
}

export interface SpeakerEvents {
  /** The sentence that `begin` gave this number is being heard now; those before it are over. */
  onSentence(text: string, id: number): void
  /** Nothing is left to hear. */
  onIdle(): void
}

export interface Speaker {
  /** Called in the tap: browsers let sound out only then. Sound given before it resolves is played after it. */
  wake(): Promise<void>
  listen(events: SpeakerEvents): void
  /** What is played from now on is this sentence. Its number rises from one to the next. */
  begin(text: string): number
  /** Mono; any rate from 4 to 192 kHz. */
  play(pcm: Int16Array, rateHz: number): void
  hold(): void
  resume(): void
  flush(): void
  skip(): void
  /** Sentences that are being heard or wait to be. */
  waiting(): number
  /** True from the first sound until nothing is left, held or not. */
  playing(): boolean
  /**
   * From the next sentence on: 1 is the sound as it is given, 0.8 slower, 1.25 faster. `own`: the same for a voice
   * that is given no sound but says the words itself.
   */
  setPace(pace: number, own: number): void
}

/** A speaker that can also speak with the phone's own voice. */
export interface TwoVoices extends Speaker {
  /** From the next sentence on: the sound that is given, or the phone's voice where it has one. */
  setVoice(voice: Preferences['voice']): void
}

/** The browser's own way to the home screen. */
export interface InstallPrompt {
  offered(): boolean
  /** Must be called in a tap. */
  ask(): void
}

/** Sound signs beside the voice. */
export interface SoundSigns {
  play(earcon: Earcon): void
}

export type MicrophoneFault = 'denied' | 'error'

export interface MicrophoneOptions {
  /** Samples in one piece; 16 kHz mono. */
  pieceSamples: number
  onPiece(pcm: Int16Array): void
  /** A voice began (true) or ended. */
  onVoice(on: boolean): void
  /** The phone took the microphone away (a call, an unplugged headset). */
  onLost(): void
}

export interface OpenMicrophone {
  /** Tells the voice detector whether sound comes out of the speaker. */
  setPlaying(playing: boolean): void
  /** Loudness of each frequency band, 0..255, for the visualizer. */
  bands(into: Uint8Array<ArrayBuffer>): void
  close(): void
}

export interface Microphone {
  /** Rejects with a `DeviceFault` of kind `MicrophoneFault`. */
  open(options: MicrophoneOptions): Promise<OpenMicrophone>
}

/** `back`: no rear camera to be had and none tried in its place. `none`: the fallback failed too. */
export type CameraFault = 'denied' | 'busy' | 'back' | 'none'

export interface OpenCamera {
  /** A fresh JPEG, long side at most 1280; undefined while there is no picture yet. */
  picture(): Promise<Uint8Array | undefined>
  close(): void
}

export interface Camera {
  /** Shows the picture in `video`; rejects with a `DeviceFault` of kind `CameraFault`. */
  open(video: HTMLVideoElement, canvas: HTMLCanvasElement): Promise<OpenCamera>
}

/** A device that cannot be had, and why. */
export class DeviceFault<Kind extends string> extends Error {
  readonly kind: Kind
  constructor(kind: Kind, cause?: unknown) {
    super(`device: ${kind}`, { cause })
    this.kind = kind
  }
}

export interface WelcomeSound {
  /** Tries on load; browsers that refuse get it with the first tap. */
  play(element: HTMLAudioElement): Promise<boolean>
  stop(element: HTMLAudioElement): void
}

/** The phone's own voice, for words that no server and no recording can say. */
export interface FallbackVoice {
  /** At the shopper's pace, 1 being the voice's own. `ended` is called once it was said; never where the phone cannot tell. */
  say(text: string, pace: number, ended?: () => void): void
  stop(): void
}

/** A loud sound that brings staff; it goes on until stopped. */
export interface Siren {
  start(): void
  stop(): void
}

export interface Network {
  online(): boolean
  /** Returns what takes the listener back. */
  onChange(listener: (online: boolean) => void): () => void
}

export interface WakeLock {
  hold(): void
  release(): void
}

/** What the phone keeps from one visit to the next. A browser that keeps nothing gives what a new one would. */
export interface VisitMemory {
  isReturning(): boolean
  /** The phone has been here. */
  remember(): void
  preferences(): Preferences
  keepPreferences(preferences: Preferences): void
  /** The shopper's own steps for each authored one, as it was stored; undefined before anything was learnt. */
  scale(): unknown
  keepScale(scale: number): void
  /** Where a visit was that ended by itself; for this browser tab only, as it was stored. */
  kept(): unknown
  keep(snapshot: unknown): void
}
