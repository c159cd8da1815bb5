import { pcmToBytes } from '../../../src/core/audio/pcm.ts'
import { systemClock } from '../../../src/server/clock.ts'
import { createEmbeddedEngine } from '../../../src/server/engine/embedded/create-embedded-engine.ts'
import { createHearing } from '../../../src/server/engine/hear/create-hearing.ts'
import { changingCatalogue, socketServer } from './socket-server.ts'

export const RATE_HZ = 16_000

/** A server whose ear is the real one; it sees nothing, and what it says is as good as silent. What it logs is a fault. */
export async function hearingHouse() {
  const hearing = createHearing({ workers: 1 })
  await hearing.ready()
  const engine = createEmbeddedEngine({
    hearing,
    seeing: {
      ready: async () => {},
      healthy: () => true,
      setCatalogue: () => {},
      open: () => ({ look: async () => undefined, close: () => {} }),
      close: async () => {},
    },
    speaking: {
      ready: async () => {},
      healthy: () => true,
      say: async () => new Int16Array(240),
      close: async () => {},
    },
    clock: systemClock,
    brand: 'Acme',
    timeZone: 'Asia/Kolkata',
    log: (line) => {
      throw new Error(line)
    },
    catalogue: changingCatalogue().source,
  })
  const server = await socketServer({ engine, hearing })
  return {
    ...server,
    async close() {
      await server.close()
      await hearing.close()
    },
  }
}

export const audio = (pcm: Int16Array, rate = RATE_HZ) => ({
  realtimeInput: {
    audio: {
      mimeType: `audio/pcm;rate=${rate}`,
      data: Buffer.from(pcmToBytes(pcm)).toString('base64'),
    },
  },
})

/** A room's own noise, far below any voice. */
export const hush = (seconds: number) =>
  Int16Array.from({ length: seconds * RATE_HZ }, (_, i) => ((i * 7919) % 21) - 10)
