import { join } from 'node:path'
import { fixedSentences } from '../core/speaking/fixed.ts'
import { openCloud } from './cloud.ts'
import { createEmbeddedEngine } from './engine/embedded/create-embedded-engine.ts'
import { createHearing } from './engine/hear/create-hearing.ts'
import { createSeeing } from './engine/see/create-seeing.ts'
import { createSpeaking } from './engine/speak/create-speaking.ts'
import { speechVersion } from './engine/speak/speech-version.ts'
import type { EngineContext, EngineRoom } from './engine-room.ts'
import { attachSockets } from './live/attach-sockets.ts'
import { createClientOf } from './live/client-of.ts'
import { speechFiles } from './live/speech-files.ts'
import { modelFolder } from './models/model-folder.ts'

/** The engine that runs on this machine, with its senses and its doors. */
export function openEmbeddedRoom({ settings, catalogue, clock, log }: EngineContext): EngineRoom {
  const brand = settings.BRAND_NAME
  const sentences = fixedSentences(brand)
  const version = speechVersion(sentences.map(({ text }) => text))
  const note = (line: string) => log.info(line)
  const hearing = createHearing({
    ...(settings.HEAR_WORKERS && { workers: settings.HEAR_WORKERS }),
    modelFolder: modelFolder(settings.DATA_DIR),
    log: note,
  })
  const seeing = createSeeing({})
  const speaking = createSpeaking({
    cacheFolder: join(settings.DATA_DIR, 'speech'),
    fixed: sentences.map(({ text }) => text),
    clock,
    log: note,
  })
  const embedded = createEmbeddedEngine({
    hearing,
    seeing,
    speaking,
    catalogue,
    clock,
    brand,
    timeZone: settings.STORE_TIMEZONE,
    log: (line, error) => log.error({ err: error }, line),
  })
  const senses = { hearing, seeing, speaking }
  const { engine, services, transcriber } = openCloud({
    settings,
    catalogue,
    clock,
    log,
    embedded,
    ...senses,
  })
  return {
    engine,
    speechVersion: version,
    async routes(app) {
      await app.register(speechFiles, { speaking, sentences, version })
    },
    attach: (server) =>
      attachSockets(server, {
        engine,
        hearing: transcriber,
        catalogue,
        clock,
        services,
        log,
        clientOf: createClientOf(settings.TRUST_PROXY),
      }),
  }
}
