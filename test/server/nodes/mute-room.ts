import { createEmbeddedEngine } from '../../../src/server/engine/embedded/create-embedded-engine.ts'
import type { Seeing } from '../../../src/server/engine/see/seeing.ts'
import type { EngineContext, EngineRoom } from '../../../src/server/engine-room.ts'
import { attachSockets } from '../../../src/server/live/attach-sockets.ts'
import { handingOver } from '../../../src/server/live/socket-settings.ts'
import { createPhotoEye } from '../../../src/server/photos/photo-eye.ts'
import { codeAt, sightWith } from '../../fixtures/sights.ts'
import { scriptedHearing } from '../live/scripted-hearing.ts'

/** Of a letter: a sentence takes some tenths of a second. */
const SAMPLES = 240

const sense = { ready: async () => {}, healthy: () => true, close: async () => {} }

/**
 * The embedded engine without its senses, which take seconds to load: nothing is heard, the bars of a picture are its
 * very bytes, and what is said is silence. Sessions, looks, records and sockets are the product's own.
 */
export function muteRoom({ settings, catalogue, clock, log }: EngineContext): EngineRoom {
  const { hearing } = scriptedHearing()
  const seeing: Seeing = {
    ...sense,
    setCatalogue() {},
    open: () => ({
      look: async (bytes) => sightWith({ codes: [codeAt(Buffer.from(bytes).toString('latin1'))] }),
      close() {},
    }),
  }
  const brand = settings.BRAND_NAME
  const timeZone = settings.STORE_TIMEZONE
  const engine = createEmbeddedEngine({
    hearing,
    seeing,
    speaking: { ...sense, say: async (text) => new Int16Array(text.length * SAMPLES) },
    catalogue,
    clock,
    brand,
    timeZone,
    log: (line, error) => log.error({ err: error }, line),
  })
  return {
    engine,
    photoEye: createPhotoEye({ seeing, brand, timeZone, asSpecified: false, catalogue, clock }),
    speechVersion: 'mute',
    overloaded: () => undefined,
    routes: async () => {},
    attach: (server, pagePort) =>
      attachSockets(server, {
        engine,
        hearing,
        catalogue,
        clock,
        log,
        pages: { port: pagePort, origins: settings.ALLOWED_ORIGINS },
        settings: handingOver(settings),
      }),
  }
}
