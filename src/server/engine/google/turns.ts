import type { Clock } from '../../../core/clock.ts'
import type { Modality } from '../../../core/contract/modes.ts'
import type { ServiceEvent } from '../../../core/live/service-frames.ts'
import type { Voice } from '../embedded/voice.ts'
import type { EngineEvent } from '../engine.ts'

/** What a mode's turns are made with. */
export interface TurnParts {
  clock: Clock
  modality: Modality
  voice: Voice
  /** Keeps the cloud's sound of a text, so that `voice` says it instead of rendering it. */
  keep: (text: string, pcm: Int16Array) => void
  emit: (event: EngineEvent) => void
  /** Sends a frame; `answer`: something must come of it. */
  ask: (frame: string, answer: boolean) => void
  isUp: () => boolean
  /** A turn is over: the moment to change a connection that is about to end. */
  turnEnded: () => void
  /** As the service knows it: decides how a text turn travels. */
  model: string
}

/** One mode's conversation with the service. */
export interface Turns {
  take(event: ServiceEvent): void
  /** A turn in words. */
  text(text: string): void
  /** The shopper began to speak. */
  began(): void
  /** The shopper's words, whole. */
  heard(text: string): void
  /** Something was asked or is being said, and its end has not come. */
  busy(): boolean
  /** The way is up: what was asked and not answered is asked again. */
  up(): void
  /** The way is down. */
  down(): void
  /** What was asked in words and not answered, for whoever answers instead. */
  unanswered(): readonly string[]
  close(): void
}
