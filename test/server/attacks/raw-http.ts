import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export interface RawAnswer {
  /** 0: the connection was closed without an answer. */
  status: number
  body: string
}

const PATIENCE_MS = 5000

/**
 * Sends bytes as they are on a connection of its own, in pieces if there are several, and reads until the server closes
 * it. `hangUp`: says that no more comes.
 */
export function sendRaw(port: number, pieces: readonly Uint8Array[], hangUp = true): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const read: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const timer = setTimeout(() => socket.destroy(), PATIENCE_MS)
    socket.on('data', (data) => read.push(data))
    // What was read before a reset is the answer.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      const text = Buffer.concat(read).toString('latin1')
      // The last answer: a 100 may come before it.
      const status = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, code]) => Number(code)).at(-1) ?? 0
      resolve({ status, body: text.slice(text.indexOf('\r\n\r\n') + 4) })
    })
    socket.on('end', () => socket.end())
    for (const piece of pieces) socket.write(piece)
    if (hangUp) socket.end()
  })
}

/** Asks for an upgrade, with bytes behind it, on a connection that its own side never closes. */
export async function askUpgrade(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  behind = '',
): Promise<{ socket: Socket; status: number }> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  const named = { host: 'a', connection: 'Upgrade', upgrade: 'websocket', ...headers }
  const lines = Object.entries(named).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n${behind}`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  return { socket, status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer.toString('latin1'))?.[1]) }
}

/** The other side has let go of the connection, rather than only said that it sends no more: what is sent is refused. */
export const isLetGo = (socket: Socket): boolean => {
  if (!socket.destroyed) socket.write('.')
  return socket.destroyed
}
