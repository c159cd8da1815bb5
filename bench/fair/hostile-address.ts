import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { WebSocket } from 'ws'

const SOCKETS = 64
const LONGEST_TEXT = 'word '.repeat(800).trim()
const AGAIN_MS = 250
/** A message may have a megabyte. */
const LONGEST_DATA = 990_000

const PICTURE = { width: 5000, height: 3990 }
const LINES_AT_MOST = 40

/** A picture of 20 megapixels, as full of words as a message has room for. */
async function biggestPicture(): Promise<string> {
  const { width, height } = PICTURE
  for (let count = LINES_AT_MOST; count > 0; count -= 4) {
    const lines = Array.from({ length: count }, (_, line) => {
      const words = Array.from({ length: 18 }, (_, word) => `w${(line * 31 + word * 17) % 997}x`).join(' ')
      return `<text x="20" y="${80 + line * 97}" font-size="80">${words}</text>`
    })
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="white"/>${lines.join('')}</svg>`
    const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 30 }).toBuffer()
    const data = jpeg.toString('base64')
    if (data.length < LONGEST_DATA) return data
  }
  throw new Error('no picture of that size fits into a message')
}

/** One address at its worst: as many sockets as there may be, the longest texts, the biggest pictures, and never a read. */
export async function attackFrom(localAddress: string, url: string) {
  const data = await biggestPicture()
  const sound = Buffer.from(Int16Array.from({ length: 16_000 }, () => Math.random() * 20_000 - 10_000).buffer)
  const attack = [
    { say: { text: LONGEST_TEXT } },
    { client_content: { turns: [{ parts: [{ text: 'what is this' }] }] } },
    { realtime_input: { media_chunks: [{ mime_type: 'image/jpeg', data }] } },
    { realtime_input: { media_chunks: [{ mime_type: 'audio/pcm', data: sound.toString('base64') }] } },
  ].map((frame) => JSON.stringify(frame))
  let over = false
  let opened = 0
  let refused = 0
  const sockets = new Set<WebSocket>()

  async function one(index: number) {
    while (!over) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/`, { localAddress })
      sockets.add(socket)
      const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
      socket.on('error', () => undefined)
      socket.on('open', () => {
        opened += 1
        const mode = index % 2 ? 'echo' : 'scan'
        socket.send(JSON.stringify({ setup: { shopper_session: { mode, leads: index % 3 === 0 } } }))
        socket.pause()
      })
      socket.on('unexpected-response', () => {
        refused += 1
        socket.terminate()
      })
      const flood = async () => {
        while (!over && socket.readyState <= WebSocket.OPEN) {
          const isOpen = socket.readyState === WebSocket.OPEN
          // What the server does not take in waits in this process, which has its own memory to mind.
          if (isOpen && socket.bufferedAmount < 2_000_000) for (const frame of attack) socket.send(frame)
          await wait(AGAIN_MS)
        }
      }
      await Promise.race([ended, flood()])
      socket.terminate()
      sockets.delete(socket)
      await wait(AGAIN_MS)
    }
  }

  const all = Array.from({ length: SOCKETS }, (_, index) => one(index))
  return {
    counts: () => ({ opened, refused }),
    async stop() {
      over = true
      for (const socket of sockets) socket.terminate()
      await Promise.all(all)
    },
  }
}
