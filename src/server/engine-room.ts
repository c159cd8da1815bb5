import type { Server } from 'node:http'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../core/clock.ts'
import { fixedSentences } from '../core/speaking/fixed.ts'
import { openCloud } from './cloud.ts'
import type { Settings } from './config.ts'
import type { CatalogueSource } from './engine/catalogue.ts'
import { createEmbeddedEngine } from './engine/embedded/create-embedded-engine.ts'
import type { Engine } from './engine/engine.ts'
import { createHearing } from './engine/hear/create-hearing.ts'
import { createSeeing } from './engine/see/create-seeing.ts'
import { type SpawnSense, spawnHereWith } from './engine/sense-threads.ts'
import { createSpeaking } from './engine/speak/create-speaking.ts'
import { speechVersion } from './engine/speak/fixed-store.ts'
import type { FieldCounts } from './field/field-counts.ts'
import { attachSockets } from './live/attach-sockets.ts'
import { createClientOf } from './live/client-of.ts'
import { handingOver } from './live/socket-settings.ts'
import { speechFiles } from './live/speech-files.ts'
import { createShares } from './load/shares.ts'
import { createWorkload } from './load/workload.ts'
import type { Log } from './log.ts'
import { measureEngine, measureHearing, measureSeeing, measureSpeaking } from './metrics/measure-senses.ts'
import type { Observers } from './metrics/observers.ts'
import { createPhotoEye, type PhotoEye } from './photos/photo-eye.ts'
import type { CallDesk } from './staff-calls/call-desk.ts'
import type { Tracing } from './tracing/tracing.ts'
import { connectThread } from './workers/remote-thread.ts'
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

/**
 * Pieces of work for each core before a shopper is told to wait. One costs 0.1 to 0.8 s of a core (docs/hearing.md,
 * seeing.md, speaking.md), so the last of four is done in one to three seconds.
 */
const QUEUE_A_CORE = 4

/** The engine that runs on this machine, with its senses, HTTP routes and sockets. */
export function openEmbeddedRoom(context: EngineContext): EngineRoom {
  const { settings, catalogue, clock, log, observe, tracing, workers: states } = context
  const brand = settings.BRAND_NAME
  const sentences = fixedSentences(brand)
  const version = speechVersion(sentences.map(({ text }) => text))
  const note = (line: string) => log.info(line)
  const limit = settings.QUEUE_LIMIT ?? QUEUE_A_CORE * availableParallelism()
  const load = createWorkload({ limit, clock, observe: observe.senses })
  observe.load(load)
  const shares = createShares(clock, availableParallelism())
  const { SENSES_URL: url, SENSES_SECRET: secret } = settings
  const spawn: SpawnSense =
    url && secret
      ? (sense, threads) => connectThread({ url, secret }, `/${sense}/${threads}`)
      : spawnHereWith(settings.EAR_MODEL)
  const ears = createHearing({
    ...(settings.HEAR_WORKERS && { workers: settings.HEAR_WORKERS }),
    log: note,
    clock,
    states,
    shares,
    spawn,
  })
  const hearing = measureHearing(tracing?.hearing(ears) ?? ears, clock, load.senses.hear)
  const seeing = measureSeeing(
    createSeeing({ clock, log: note, states, shares, spawn }),
    clock,
    load.senses.see,
  )
  const speaking = measureSpeaking(
    createSpeaking({
      cacheFolder: join(settings.DATA_DIR, 'speech'),
      fixed: sentences.map(({ text }) => text),
      clock,
      log: note,
      states,
      shares,
      spawn,
    }),
    clock,
    load.senses.speak,
  )
  const embedded = createEmbeddedEngine({
    hearing,
    seeing,
    speaking,
    catalogue,
    clock,
    brand,
    timeZone: settings.STORE_TIMEZONE,
    asSpecified: settings.asSpecified.everythingElse,
    looked: observe.looked,
    busy: { isFull: load.full, told: observe.toldToWait },
    log: (line, error) => log.error({ err: error }, line),
  })
  const senses = { hearing, seeing, speaking }
  const cloud = openCloud({
    settings,
    catalogue,
    clock,
    log,
    embedded,
    observe: observe.cloud,
    ...senses,
  })
  const measured = measureEngine(cloud.engine, observe.sessions)
  const engine = tracing?.engine(measured) ?? measured
  const photoEye = createPhotoEye({
    seeing,
    brand,
    timeZone: settings.STORE_TIMEZONE,
    asSpecified: settings.asSpecified.everythingElse,
    catalogue,
    clock,
  })
  return {
    engine,
    photoEye,
    overloaded: load.overloaded,
    cloudAway: cloud.isAway,
    speechVersion: version,
    async routes(app) {
      await app.register(speechFiles, { speaking, sentences, version })
    },
    attach: (server, pagePort) =>
      attachSockets(server, {
        engine,
        hearing: cloud.speechToText,
        catalogue,
        callDesk: context.callDesk,
        field: context.field,
        clock,
        services: cloud.services,
        observe: observe.sockets,
        log,
        clientOf: createClientOf(settings.TRUST_PROXY),
        pages: { port: pagePort, origins: settings.ALLOWED_ORIGINS },
        settings: handingOver(settings),
        officialKeysOnly: settings.PROFILE === 'specification',
      }),
  }
}
