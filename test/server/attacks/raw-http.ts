import { connect } from 'node:net'

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
