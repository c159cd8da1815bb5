import type { MotionSample } from '../../core/navigation/steps/motion-sample.ts'
import type { WakeLock } from '../devices/wake-lock.ts'

/** What the console uses of a phone; tests hand in their own. */
export interface ConsoleDevices {
  motion: {
    /** Called in the tap, before anything is awaited. */
    request(): Promise<'granted' | 'denied' | 'error' | 'free' | 'missing'>
    /** Returns what takes the listener back. */
    listen(listener: (sample: MotionSample) => void): () => void
  }
  /** The screen stays on while somebody walks: a phone that sleeps counts no steps. */
  wakeLock: WakeLock
  /** The phone's own voice, for the navigation demo. */
  voice: {
    /** Says one sentence after another; `ended` is called for each, also when it was cut or cannot be heard. */
    say(text: string, language: string, ended: () => void): void
    stop(): void
  }
  /** The product's own voice. */
  product: {
    /** Says sentences as a shopper hears them; returns what stops it. Called in the tap. */
    play(sentences: readonly string[], events: PlayEvents): () => void
  }
  /** How somebody who looks elsewhere is told. */
  attention: Attention
  /** Draws bars into a box; returns what takes them away. */
  draw(into: HTMLElement, bars: Bars): () => void
  /** Leaves for an address of somebody else. */
  leaveFor(address: string): void
  /** Saves a file. */
  save(file: Blob, name: string): void
  print(): void
  /** False: the browser does not let it be. */
  copy(text: string): Promise<boolean>
}

/** A value by each label, and what they are of. */
export interface Bars {
  name: string
  labels: readonly string[]
  values: readonly number[]
}

export interface PlayEvents {
  /** The sentence of this number, from 0, begins to be heard. */
  onSentence(index: number): void
  onEnd(): void
  /** The voice could not be reached. */
  onFailed(): void
}

/** Whether the browser shows notifications of this page. */
export type NotificationLeave = 'unasked' | 'allowed' | 'refused'

export interface Attention {
  /** A short sound; silent where the browser wants a click first. */
  ring(): void
  /** Shown by the browser where it may be. */
  notify(title: string, text: string): void
  allowed(): NotificationLeave
  /** Called in a click. */
  ask(): Promise<NotificationLeave>
  /** Who comes, as shoppers hear it; '' for none. Kept in this browser. */
  name: { get(): string; set(name: string): void }
}
