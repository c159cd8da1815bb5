import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { createStamped } from './stamp.ts'

/** One second of 16 kHz s16le, and a picture as the page takes them. */
const SOUND_BYTES = 32_000
const PICTURE_BYTES = 60_000

/** How a way wants its first message and its media. */
export interface Dialect {
  setup: object
  media: (kind: 'audio' | 'video', data: string) => string
}

export const shopperDialect: Dialect = {
  setup: { setup: { shopper_session: { mode: 'echo' } } },
  media: (kind, data) => {
    const mime = kind === 'audio' ? 'audio/pcm' : 'image/jpeg'
    return `{"realtime_input":{"media_chunks":[{"mime_type":"${mime}","data":"${data}"}]}}`
  },
}

export const serviceDialect: Dialect = {
  setup: { setup: { model: 'models/gemini-live-2.5' } },
  media: (kind, data) => {
    const mime = kind === 'audio' ? 'audio/pcm;rate=16000' : 'image/jpeg'
    return `{"realtimeInput":{"${kind}":{"mimeType":"${mime}","data":"${data}"}}}`
  },
}

const picture = createStamped(PICTURE_BYTES)
const sound = createStamped(SOUND_BYTES)

async function open(url: string, dialect: Dialect): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const ready = new Promise((resolve) => socket.once('message', resolve))
  socket.send(JSON.stringify(dialect.setup))
  await ready
  return socket
}

/** `count` shoppers who each send a picture and a second of sound a second, spread over the second. */
export async function talkingShoppers(url: string, dialect: Dialect, count: number) {
  const sockets = await Promise.all(Array.from({ length: count }, () => open(url, dialect)))
  let lost = 0
  for (const socket of sockets) socket.once('close', () => (lost += 1))
  return {
    lost: () => lost,
    async talk(seconds: number): Promise<void> {
      const startMs = performance.now()
      for (let second = 0; second < seconds; second += 1) {
        for (const [at, socket] of sockets.entries()) {
          const dueMs = startMs + 1000 * (second + at / count)
          if (dueMs > performance.now()) await wait(dueMs - performance.now())
          socket.send(dialect.media('video', picture()))
          socket.send(dialect.media('audio', sound()))
        }
      }
    },
    close() {
      for (const socket of sockets) socket.terminate()
    },
  }
}
