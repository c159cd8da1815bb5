import { EventEmitter } from 'node:events'
import { deserialize, serialize } from 'node:v8'
import { WebSocket } from 'ws'
import type { Thread } from './run-thread.ts'

/** Where threads of another process are, and what proves that this one may have them. */
export interface RemoteThreads {
  /** `ws://host:port`, `wss://host:port` or `ws+unix:/path`. */
  url: string
  secret: string
}

/** A whole catalogue goes to the eye in one message; a phone's pictures are far smaller. */
export const LARGEST_MESSAGE_BYTES = 64 * 2 ** 20
const HANDSHAKE_WITHIN_MS = 5000

/**
 * A thread of another process, over a socket of its own: the same messages as a worker's, in the same order, as
 * structured clones. A line that breaks is a thread that ended, and its keeper starts another. `path` says which.
 */
export function connectThread({ url, secret }: RemoteThreads, path: string): Thread {
  const socket = new WebSocket(url.startsWith('ws+unix:') ? `${url}:${path}` : new URL(path, url), {
    headers: { authorization: `Bearer ${secret}` },
    handshakeTimeout: HANDSHAKE_WITHIN_MS,
    maxPayload: LARGEST_MESSAGE_BYTES,
    perMessageDeflate: false,
  })
  const thread = new EventEmitter()
  const exited = new Promise<void>((resolve) => thread.once('exit', () => resolve()))
  let waiting: Buffer[] = []

  socket.on('open', () => {
    for (const message of waiting) socket.send(message)
    waiting = []
  })
  socket.on('message', (bytes: Buffer) => {
    let message: unknown
    try {
      message = deserialize(bytes)
    } catch (error) {
      return void thread.emit('messageerror', error)
    }
    thread.emit('message', message)
  })
  socket.on('error', (error) => thread.emit('error', error))
  socket.on('close', (code) => thread.emit('exit', code))

  return {
    postMessage(message) {
      const bytes = serialize(message)
      if (socket.readyState === WebSocket.CONNECTING) waiting.push(bytes)
      else if (socket.readyState === WebSocket.OPEN) socket.send(bytes)
    },
    terminate() {
      socket.terminate()
      return exited
    },
    on: (event, listener) => thread.on(event, listener),
  }
}
