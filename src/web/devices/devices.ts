import type { Clock } from '../../core/clock.ts'
import type { MotionSample } from '../../core/navigation/steps/motion-sample.ts'
import type { Needs } from '../../core/needs/needs.ts'
import type { Preferences } from '../../core/session/preferences.ts'
import type { Shopping } from '../../core/shopping/shopping.ts'
import type { Sign } from '../../core/speaking/signs.ts'
import type { Language } from '../../core/texts/language.ts'
import type { Glance } from '../../core/vision/glance.ts'

/** Everything of the phone that the page uses, as interfaces: tests hand in their own. */
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
  /** The page of a practice visit, and away from it to the ordinary one. */
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
  /** True when the phone has a voice that needs no network; it says words that are not to leave the phone. */
  speaksHere(): boolean
  /** The same by that voice alone. */
  sayHere(id: string, text: string): void
  /** What the phone's voice says from now on. Of another than English no other voice says anything. */
  setLanguage(language: Language): void
  /** Whether something on this phone speaks it; to be asked in a tap. */
  speaks(language: Language): Promise<boolean>
  /** Told when a language that only the phone speaks is not spoken any more. */
  onSilenced(tell: () => void): void
}

/** The browser's own way to the home screen. */
export interface InstallPrompt {
  offered(): boolean
  /** Must be called in a tap. */
  ask(): void
}

/** Sound signs beside the voice. */
export interface SoundSigns {
  play(sign: Sign): void
}

/** `refused`: by the shopper or the phone; `language`: it hears none of that; `network`: it needs one. */
export type PhoneEarFault = 'refused' | 'language' | 'network'

/** The browser's own recogniser of speech. Where it cannot hear on the phone alone, its maker gets the sound. */
export interface PhoneEar {
  offered(): boolean
  /** Whether its browser says that it hears this language on the phone itself; silence is no. */
  hearsHere(language: Language): Promise<boolean>
  /** Until it ends by itself, after seconds or minutes, with a fault or without one. */
  listen(
    language: Language,
    on: { heard(words: string): void; ended(fault: PhoneEarFault | undefined): void },
  ): { stop(): void }
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

/** Whether any sound can be let out: a call, or another app, may have it. */
export interface SoundState {
  works(): boolean
  /** From a sound's being given to its being heard, 0 where nobody knows. */
  delayMs(): number
  /** Returns what takes the listener back. */
  onChange(listener: (works: boolean) => void): () => void
  /** Tries now, in the tap where there is one. */
  retry(): void
}

/** Whether the page is on the screen: behind another app or a locked screen phones take its devices away. */
export interface Visibility {
  seen(): boolean
  /** Returns what takes the listener back. */
  onChange(listener: (seen: boolean) => void): () => void
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

/** A loud sound that brings staff; it goes on until stopped. */
export interface Siren {
  start(): void
  stop(): void
}

/** The browser's own Opus codecs: false until it is known that it has them. */
export interface OpusCodec {
  encodes(): boolean
  decodes(): boolean
  /** Whether it plays compressed files. */
  playsFiles(): boolean
  /** A whole file; rejects what it cannot read. */
  readFile(bytes: Uint8Array<ArrayBuffer>): Promise<{ pcm: Int16Array; rateHz: number }>
  /** 16 kHz mono in, a packet for each 100 ms out, in order. `onFault`: none comes any more. */
  openEncoder(
    onPacket: (packet: Uint8Array) => void,
    onFault: () => void,
  ): { push(pcm: Int16Array): void; close(): void }
  /** Packets in, sound out, in order; `flush` resolves when all of it is out. */
  openDecoder(
    onSound: (pcm: Int16Array, rateHz: number) => void,
    onFault: () => void,
  ): { push(packet: Uint8Array): void; flush(): Promise<void>; close(): void }
}

export interface Network {
  online(): boolean
  /** Returns what takes the listener back. */
  onChange(listener: (online: boolean) => void): () => void
}

/** The page's other tabs on this phone. */
export interface Tabs {
  /** Another one has a visit. */
  othersTalk(): boolean
  /** This one has it from now on; `silence` is called when another takes it. */
  talk(silence: () => void): void
  /** The visit of this one is over. */
  rest(): void
}

/** What the buttons of a headset do. */
export interface MediaButtonActs {
  /** Play or pause: one press of its one button. */
  talk(): void
  /** The next track: two presses. */
  next(): void
}

/** The buttons of a headset, a watch or a locked screen, while a visit lasts. */
export interface MediaButtons {
  /** Must be called in the tap. `title`: what the phone shows beside them. A second call changes what they do. */
  open(title: string, acts: MediaButtonActs): void
  close(): void
}

export interface WakeLock {
  /** `onKept`: the phone keeps its screen on, or refuses to; each change of it. */
  hold(onKept?: (kept: boolean) => void): void
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
  /** What must not be eaten, as it was stored. */
  needs(): unknown
  /** Null: forgotten. False where this browser keeps nothing. */
  keepNeeds(needs: Needs | null): boolean
  /** Which version of the notice was heard to its end on this phone. */
  noticeHeard(): string | undefined
  keepNoticeHeard(version: string): void
  /** All that the phone keeps is gone, but for where this visit is. */
  forgetAll(): void
  /** What is to be bought and was taken, in the same way. */
  shopping(): unknown
  keepShopping(shopping: Shopping | null): boolean
  keepScale(scale: number): void
  /** What a newcomer must know was not heard to its end on this phone. */
  owesSafety(): boolean
  oweSafety(owes: boolean): void
  /** Where a visit was that is not over, as it was stored; undefined hours later. Never a word, sound or picture. */
  place(): unknown
  /** Null: it is over. */
  keepPlace(snapshot: unknown): void
  /** Where a visit was that ended by itself; for this browser tab only, as it was stored. */
  kept(): unknown
  keep(snapshot: unknown): void
}
