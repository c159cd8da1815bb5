import { connect, type Socket } from 'node:net'
import { percentile } from '../figures.ts'

/** What a load of requests met. */
export interface Hammered {
  requests: number
  requestsPerSecond: number
  p99Ms: number
  /** Answers whose status was not 2xx. */
  refused: number
}

export interface Blow {
  port: number
  /** The whole request, as it goes over the line. */
  request: Buffer
}

const HEADER_END = '\r\n\r\n'

/** Length of the first whole answer in `bytes`, and its status; undefined while some of it is still to come. */
function answerIn(bytes: Buffer): { length: number; status: number } | undefined {
  const end = bytes.indexOf(HEADER_END)
  if (end < 0) return undefined
  const header = bytes.toString('latin1', 0, end)
  const length = Number(/content-length: (\d+)/i.exec(header)?.[1] ?? 0)
  const whole = end + HEADER_END.length + length
  return bytes.length < whole ? undefined : { length: whole, status: Number(header.slice(9, 12)) }
}

/**
 * Sends the same request over so many connections for so long, each as soon as the one before is answered. By hand
 * over plain sockets: a client library would be the slowest part.
 */
export async function hammer({ port, request }: Blow, connections: number, forMs: number): Promise<Hammered> {
  const times: number[] = []
  let refused = 0
  const began = performance.now()
  const until = began + forMs

  function run(socket: Socket): Promise<void> {
    return new Promise((resolve, reject) => {
      let waiting: Buffer = Buffer.alloc(0)
      let sentAt = 0
      const send = () => {
        sentAt = performance.now()
        socket.write(request)
      }
      socket.on('data', (chunk: Buffer) => {
        waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk])
        const answer = answerIn(waiting)
        if (!answer) return
        waiting = waiting.subarray(answer.length)
        times.push(performance.now() - sentAt)
        if (answer.status >= 300) refused++
        if (performance.now() < until) send()
        else socket.end()
      })
      socket.once('error', reject)
      socket.once('close', () => resolve())
      socket.once('connect', send)
    })
  }

  await Promise.all(Array.from({ length: connections }, () => run(connect(port, '127.0.0.1').setNoDelay())))
  const seconds = (performance.now() - began) / 1000
  const requests = times.length
  return { requests, requestsPerSecond: requests / seconds, p99Ms: percentile(times, 0.99), refused }
}
