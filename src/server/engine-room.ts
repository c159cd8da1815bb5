import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../core/clock.ts'
import type { Settings } from './config.ts'
import type { CatalogueSource } from './engine/catalogue.ts'
import type { Engine } from './engine/engine.ts'
import type { FieldCounts } from './field/field-counts.ts'
import type { Log } from './log.ts'
import type { Observers } from './metrics/observers.ts'
import type { PhotoEye } from './photos/photo-eye.ts'
import type { CallDesk } from './staff-calls/call-desk.ts'
import type { Tracing } from './tracing/tracing.ts'
import type { WorkerStates } from './workers/worker-states.ts'

export interface EngineContext {
  settings: Settings
  catalogue: CatalogueSource
  clock: Clock
  log: Log
  /** Is told what is worth counting. */
  observe: Observers
  /** Where the engine's workers tell what they are at. */
  workers: WorkerStates
  /** Who brings shoppers who call and staff together. */
  callDesk: CallDesk
  /** Who counts what happens in visits; absent where nothing is counted. */
  field?: FieldCounts | undefined
  /** Absent where sessions are not traced. */
  tracing?: Tracing | undefined
}

/** What answers shoppers, with the routes and sockets that lead to it. The server is composed around it, whichever it is. */
export interface EngineRoom {
  engine: Engine
  /** Why there is more to do here than can be done in good time; undefined: there is not. */
  overloaded(): string | undefined
  /** Sees photographs that staff save, with the senses that shoppers are served by. */
  photoEye: PhotoEye
  /** The cloud does not answer, and the embedded engine does in its place. */
  cloudAway?(): boolean
  /** Path segment of the pre-rendered sentences. */
  speechVersion: string
  /** Adds the engine's own HTTP routes. */
  routes(app: FastifyInstance): Promise<void>
  /**
   * Serves the live sockets on a listening server, to pages of the port `pagePort` too where the server's own is
   * another. `close` says 1001 to every open one.
   */
  attach(server: Server, pagePort?: number): { close(): Promise<void> }
}
