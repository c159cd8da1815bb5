import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deserialize, serialize } from 'node:v8'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Clock } from '../../core/clock.ts'
import { isSense, type Sense, type SpawnSense } from '../engine/sense-threads.ts'
import { takeUpgrades } from '../upgrades.ts'
import { LARGEST_MESSAGE_BYTES } from '../workers/remote-thread.ts'

export interface SensesOptions {
  /** A port of `host`, or the path of a socket of this machine. */
  listen: { host: string; port: number } | { path: string }
  /** What a node has to know. */
  secret: string
  /** Threads at once; who asks for more is refused, and asks again. */
  most: number
  spawn: SpawnSense
  clock: Pick<Clock, 'after'>
  log: (line: string) => void
}

export interface ServingSenses {
  /** 0 on a socket without a port. */
  port: number
  close(): Promise<void>
}

/** A node asks each thread every ten seconds whether it lives: one that is not heard of for so long is gone. */
const SILENT_MS = 120_000
/** A thread is asked to end, and waited for longer than any node waits. */
const END_WITHIN_MS = 65_000
const MOST_CORES = 64

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Gives nodes threads that hear, see and speak: one for each connection, for as long as that lasts. */
export async function serveSenses(options: SensesOptions): Promise<ServingSenses> {
  const { listen, most, clock, log } = options
  const expected = digest(`Bearer ${options.secret}`)
  const running = new Set<Promise<void>>()
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE_BYTES,
    perMessageDeflate: false,
  })
  const server = createServer((_, response) => void response.writeHead(running.size < most ? 200 : 503).end())

  /** The status that refuses; otherwise what is asked for. */
  function wanted({ headers, url = '' }: IncomingMessage): number | { sense: Sense; threads: number } {
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected)) return 401
    const [, name = '', threads = ''] = /^\/([a-z]+)\/(\d{1,2})$/.exec(url) ?? []
    if (!isSense(name) || Number(threads) < 1 || Number(threads) > MOST_CORES) return 404
    return running.size < most ? { sense: name, threads: Number(threads) } : 503
  }

  takeUpgrades(server, clock, (request, socket, head) => {
    const asked = wanted(request)
    if (typeof asked === 'number') {
      log(`a node was refused: ${asked}`)
      return asked
    }
    request.socket.setTimeout(SILENT_MS, () => request.socket.destroy())
    sockets.handleUpgrade(request, socket, head, (line) => {
      const ended = serveThread(line, asked, options).catch((error: Error) => log(error.message))
      running.add(ended)
      void ended.then(() => running.delete(ended))
    })
    return undefined
  })

  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(listen, resolve))
  const address = server.address() as AddressInfo | string | null
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    async close() {
      server.close()
      for (const line of sockets.clients) line.close(1001)
      await Promise.all(running)
    },
  }
}

/** Resolves when the thread is no more, or was left behind. */
async function serveThread(
  line: WebSocket,
  { sense, threads }: { sense: Sense; threads: number },
  { spawn, clock, log }: SensesOptions,
): Promise<void> {
  const thread = spawn(sense, threads)
  const exited = new Promise<void>((resolve) => thread.on('exit', () => resolve()))
  const closed = new Promise<void>((resolve) => line.once('close', () => resolve()))
  thread.on('message', (message) => line.readyState === line.OPEN && line.send(serialize(message)))
  thread.on('error', (error) => log(`${sense} failed: ${error instanceof Error ? error.message : error}`))
  line.on('error', () => line.terminate())
  line.on('message', (bytes: Buffer) => {
    try {
      thread.postMessage(deserialize(bytes))
    } catch {
      line.close(1007)
    }
  })
  await Promise.race([exited, closed])
  line.close(1001)
  thread.postMessage({ type: 'end' })
  const cancel = clock.after(END_WITHIN_MS, () => void thread.terminate())
  await exited
  cancel()
}
