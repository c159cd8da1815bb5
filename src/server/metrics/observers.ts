import type { ReadyReply } from '../../core/contract/health.ts'
import type { LookObserver } from '../engine/check/inquiry.ts'
import type { CloudObserver } from '../engine/google/session-parts.ts'

export type Sense = 'hear' | 'see' | 'speak'

/** Is told of each piece of work that has a beginning and an end. */
export interface WorkObserver {
  /** `address`: for whom, where that is known; it is no part of any measurement. */
  began(address?: string): void
  /** Once for each `began`. `outcome` is one of a few fixed words, never content. */
  ended(tookMs: number, outcome: string, address?: string): void
}

export interface SessionObserver {
  /** `resumes`: what an earlier connection left that it goes on with. */
  opened(resumes: 'product' | 'handle' | undefined): void
  closed(): void
}

/** What a node says of its queue: read at each scrape. */
export interface Load {
  readonly limit: number
  overloaded(): string | undefined
}

/** How the node is, as health tells it: read at each scrape. */
export interface NodeHealth {
  state(): Promise<Pick<ReadyReply, 'status' | 'database' | 'degraded' | 'missing'>>
  /** On the disk of the data folder; NaN where that is not known. */
  freeBytes(): Promise<number>
}

/** A finished HTTP request; `route` is the pattern it matched, never the address asked for. */
interface FinishedRequest {
  method: string
  route: string
  status: number
  tookMs: number
}

/** Everything that is measured, as the objects that are handed to whoever does it. None is ever told content. */
export interface Observers {
  senses: Readonly<Record<Sense, WorkObserver>>
  sessions: SessionObserver
  sockets: SocketObserver
  cloud: CloudObserver
  looked: LookObserver
  /** Gives what is read for as long as there are measurements. */
  load(load: Load): void
  health(health: NodeHealth): void
  /** A shopper was told to wait because of the queue. */
  toldToWait(): void
  request(finished: FinishedRequest): void
}

export type SocketKind = 'live' | 'speech'

/** Is told of connections that come and go, never with an address. */
export interface SocketObserver {
  opened(kind: SocketKind): void
  /** `code` as the WebSocket protocol has it, 1006 when the line was lost. */
  closed(kind: SocketKind, code: number): void
  /** An upgrade that was refused with this HTTP status. */
  turnedAway(status: number): void
}
