import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fixedSentences } from '../core/speaking/fixed.ts'
import { openCloud } from './cloud.ts'
import { createEmbeddedEngine } from './engine/embedded/create-embedded-engine.ts'
import { createHearing } from './engine/hear/create-hearing.ts'
import { createSeeing } from './engine/see/create-seeing.ts'
import { type SpawnSense, spawnHere } from './engine/sense-threads.ts'
import { createSpeaking } from './engine/speak/create-speaking.ts'
import { speechVersion } from './engine/speak/fixed-store.ts'
import type { EngineContext, EngineRoom } from './engine-room.ts'
import { attachSockets } from './live/attach-sockets.ts'
import { createClientOf } from './live/client-of.ts'
import { handingOver } from './live/socket-settings.ts'
import { speechFiles } from './live/speech-files.ts'
import { createShares } from './load/shares.ts'
import { createWorkload } from './load/workload.ts'
import { measureEngine } from './metrics/measure-engine.ts'
import { measureHearing, measureSeeing, measureSpeaking } from './metrics/measure-senses.ts'
import { createPhotoEye } from './photos/photo-eye.ts'
import { connectThread } from './workers/remote-thread.ts'

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
    url && secret ? (sense, threads) => connectThread({ url, secret }, `/${sense}/${threads}`) : spawnHere
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
        hearing: cloud.transcriber,
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
