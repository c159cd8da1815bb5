import type { Clock } from '../../core/clock.ts'
import type { Language } from '../../core/contract/language.ts'
import type { MotionSample } from '../../core/navigation/steps/motion-sample.ts'
import type { Preferences } from '../../core/page/preferences.ts'
import type { Glance } from '../../core/vision/glance.ts'
import type { SoundState } from './audio-context.ts'
import type { InstallPrompt } from './install-prompt.ts'
import type { MediaButtons } from './media-buttons.ts'
import type { OpusCodec } from './opus.ts'
import type { PhoneEar } from './phone-ear.ts'
import type { Siren } from './siren.ts'
import type { SoundSigns } from './sound-signs.ts'
import type { Tabs } from './tabs.ts'
import type { Visibility } from './visibility.ts'
import type { VisitMemory } from './visit-memory.ts'
import type { WakeLock } from './wake-lock.ts'

/**
 * Everything of the phone that the page uses, as interfaces: tests hand in their own. Here are those of what walks,
 * speaks, hears and sees; each other one stands in the file that makes it.
 */
export interface Devices {
  clock: Clock
  motion: MotionSensor
  speaker: Voices
  microphone: Microphone
  phoneEar: PhoneEar
  camera: Camera
  welcome: WelcomeSound
  siren: Siren
  opus: OpusCodec
  signs: SoundSigns
  /** Milliseconds on, off, on; nothing on a phone that cannot. */
  vibrate(pattern: readonly number[]): void
  network: Network
  visibility: Visibility
  sound: SoundState
  wakeLock: WakeLock
  memory: VisitMemory
  /** True when it was allowed before, so that no prompt will come. */
  permissions: { granted(what: 'microphone' | 'camera'): Promise<boolean> }
  install: InstallPrompt
  /** Which browser's menu holds "Add to Home Screen". */
  platform: 'ios' | 'android'
  /** Between 0 and 1. */
  random(): number
  /** For whoever looks for the fault of a path; never a word of a person. */
  log(level: 'info' | 'warn', line: string): void
  /** The page anew, as the specification ends a visit. */
  reload(): void
  /** The page of a practice visit, and away from it to the one that it was opened from. */
  practise(): void
  leavePractice(): void
  /** The browser's own box, as the specification tells faults. Everything waits until it is put away. */
  alert(text: string): void
  /** The page anew, because a part of this build cannot be had any more; at most once a minute. */
  renew(): void
  tabs: Tabs
  mediaButtons: MediaButtons
}

export interface MotionSensor {
  /** Must be called first in the tap, before anything is awaited. `free`: this phone asks nobody. */
  request(): Promise<'granted' | 'denied' | 'error' | 'free'>
  /**
   * Returns what stops it. Nothing comes where there is no sensor or it was refused, and little or nothing while the
   * page is not seen.
   */
  listen(onSample: (sample: MotionSample) => void, onSeen?: (seen: boolean) => void): () => void
}

/** An id that was dropped is reported no more. */
export interface SpeakerReports {
  /** It is being heard now, the way to the ear included; those begun before it are over. */
  began(id: string): void
  /** Its last sound was heard. */
  ended(id: string): void
}

/** Says utterances, one after another in the order in which they were begun, by the ids that the caller gives them. */
export interface Speaker {
  /** Called in the tap: browsers let sound out only then. Sound given before it resolves is played after it. */
  wake(): Promise<void>
  listen(reports: SpeakerReports): void
  /** Its sound follows; a voice of its own says the text instead. */
  begin(id: string, text: string): void
  /** Mono; any rate from 4 to 192 kHz. */
  play(id: string, pcm: Int16Array, rateHz: number): void
  /** All its sound is here. */
  end(id: string): void
  /** Falls silent about these and forgets them. */
  drop(ids: readonly string[]): void
  /** Falls silent and stays where it is. */
  hold(): void
  resume(): void
  /** From the next utterance on: 1 is the voice's own, 0.8 slower, 1.25 faster. */
  setPace(pace: number): void
  /** At once: 1 is the usual loudness, see `VOLUMES`. */
  setVolume(volume: number): void
}

/** The phone's loudspeaker: it plays sound, and the phone has a voice of its own besides. */
export interface Voices extends Speaker {
  /** From the next utterance on: the sound that is given, or the phone's voice where it has one. */
  setVoice(voice: Preferences['voice']): void
  /** In the phone's own voice, at once: for words that no sound will come for. */
  say(id: string, text: string): void
  /** True when the phone has a voice that needs no network and has not failed since it was last heard; it says words that are not to leave the phone. */
  speaksHere(): boolean
  /** The same by that voice alone. `unsaid`: it did not, and something else may be said by this id. */
  sayHere(id: string, text: string, unsaid: () => void): void
  /** What the phone's voice says from now on. Of another than English no other voice says anything. */
  setLanguage(language: Language): void
  /** Whether something on this phone speaks it; to be asked in a tap. */
  speaks(language: Language): Promise<boolean>
  /** What is begun now is said by the phone's own voice, whatever becomes of the sound: by choice, by language, or in its place. */
  byPhone(): boolean
  /** Told when a language that only the phone speaks is not spoken any more. */
  onSilenced(tell: () => void): void
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
  /** The phone keeps its sound from the page, as during a call (true), or gives it again. */
  onMuted(muted: boolean): void
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

/** A picture as it was when it was asked for. */
export interface Picture extends Glance {
  /** A JPEG, or a WebP where it may be one and the browser can write it. */
  bytes: Uint8Array
}

export interface PictureOptions {
  /** Enough for a name in print that a shopper can find; a date and a small name need all of it. */
  small: boolean
  /** A small one may be a WebP. */
  webp: boolean
}

export interface OpenCamera {
  /** How many frames have come. It rises while the camera sees, and stands still when that does. */
  frames(): number
  /** Undefined while there is no picture yet. What is told of it is told of the whole picture, small or not. */
  picture(options: PictureOptions): Promise<Picture | undefined>
  /** The phone's light. False where it has none, or refuses. It goes out with the camera. */
  setTorch(on: boolean): Promise<boolean>
  close(): void
}

export interface Camera {
  /**
   * Shows the picture in `video`; rejects with a `DeviceFault` of kind `CameraFault`. `onLost`: the phone took the
   * camera away (another app or tab, a call), told once.
   */
  open(video: HTMLVideoElement, canvas: HTMLCanvasElement, onLost: () => void): Promise<OpenCamera>
}

/** A device that cannot be had, and why. */
export class DeviceFault<Kind extends string> extends Error {
  readonly kind: Kind
  constructor(kind: Kind, cause?: unknown) {
    super(`device: ${kind}`, { cause })
    this.kind = kind
  }
}

interface WelcomeSound {
  /** Tries on load; browsers that refuse get it with the first tap. */
  play(element: HTMLAudioElement): Promise<boolean>
  stop(element: HTMLAudioElement): void
}

export interface Network {
  online(): boolean
  /** Returns what takes the listener back. */
  onChange(listener: (online: boolean) => void): () => void
}
