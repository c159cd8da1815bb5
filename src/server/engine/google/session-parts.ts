import type { Clock } from '../../../core/clock.ts'
import type { Resume } from '../../../core/contract/live.ts'
import type { Modality, Mode } from '../../../core/contract/modes.ts'
import type { ServiceEnd, ServiceEvent } from '../../../core/live/service-frames.ts'
import type { LookObserver } from '../check/inquiry.ts'
import type { CheckParts } from '../check/product-check.ts'
import type { SaidSoFar } from '../check/sentence.ts'
import type { DecidedTurn } from '../check/shopper-turn.ts'
import type { Voice } from '../check/voice.ts'
import type { EngineEvent } from '../engine.ts'
import type { CloudLimits, Connection } from './connection.ts'

/** What is counted of the cloud, never with what was said. Durations in milliseconds. */
export interface CloudObserver {
  /** From dialling to the service's being set up. */
  connected(tookMs: number): void
  /** From the last words that the service heard, or were sent as text, to the first of its answer. */
  answered(tookMs: number): void
  resumed(downMs: number): void
  checked(heldMs: number, passed: boolean): void
  lost(): void
  looked: LookObserver
}

export interface CloudSessionParts extends Omit<CheckParts, 'looked' | 'busy'> {
  limits: CloudLimits
  model: string
  /** Dials the service for a mode's prompt and tools. */
  connect: (
    told: { mode: Mode; storeId: string | undefined; handle: string | undefined },
    on: (event: ServiceEvent) => void,
    ended: (end: ServiceEnd) => void,
  ) => Connection
  observe: CloudObserver
}

/** A turn in words; the client may have a name for what is said of it. */
export interface WrittenTurn {
  text: string
  name?: string | undefined
}

/** What is known of a session whose cloud is lost, for whoever goes on with it. */
export interface LostSession {
  mode: Mode
  storeId: string | undefined
  /** Where the product check was. */
  resume: Resume
  /** What was answered, and how much of it left. */
  after: SaidSoFar
  /** Said or asked in words and not answered. */
  unanswered: readonly WrittenTurn[]
  end: ServiceEnd
  refused: boolean
  /** False: the cloud never answered in this session. */
  wasReady: boolean
}

/** What a mode's turns are made with. */
export interface ConversationParts {
  clock: Clock
  limits: Pick<CloudLimits, 'decidedMs' | 'spokenMs'>
  modality: Modality
  /** The client leads the visit. */
  leads: boolean
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
export interface ModeConversation {
  take(event: ServiceEvent): void
  written(turn: WrittenTurn): void
  /** The shopper began to speak. */
  began(): void
  /** The shopper's words, whole and understood. */
  heard(turn: DecidedTurn): void
  /** Something was asked or is being said, and its end has not come. */
  busy(): boolean
  /** The way is up: what was asked and not answered is asked again. */
  up(): void
  /** The way is down. */
  down(): void
  /** What was asked in words and not answered, for whoever answers instead. */
  unanswered(): readonly WrittenTurn[]
  close(): void
}
