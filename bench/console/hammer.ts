import { connect } from 'node:net'
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

/** One connection that sends a request and waits for its whole answer. */
interface Line {
  ask(): Promise<{ status: number; tookMs: number }>
  close(): void
}

function openLine({ port, request }: Blow): Line {
  const socket = connect(port, '127.0.0.1').setNoDelay()
  let waiting: Buffer = Buffer.alloc(0)
  let answered = (_status: number) => {}
  let failed = (_error: Error) => {}
  socket.on('error', (error) => failed(error))
  socket.once('close', () => failed(new Error('the server closed the connection')))
  socket.on('data', (chunk: Buffer) => {
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk])
    const answer = answerIn(waiting)
    if (!answer) return
    waiting = waiting.subarray(answer.length)
    answered(answer.status)
  })
  return {
    ask: () =>
      new Promise((resolve, reject) => {
        const sentAtMs = performance.now()
        answered = (status) => resolve({ status, tookMs: performance.now() - sentAtMs })
        failed = reject
        socket.write(request)
      }),
    close: () => void socket.end(),
  }
}

/**
 * Sends the same request over so many connections for so long, each as soon as the one before is answered. By hand
 * over plain sockets: a client library would be the slowest part. The clock starts when every connection has had its
 * first answer: Node accepts one connection a turn of its loop, which is no figure of a request.
 */
export async function hammer(blow: Blow, connections: number, forMs: number): Promise<Hammered> {
  const lines = Array.from({ length: connections }, () => openLine(blow))
  await Promise.all(lines.map((line) => line.ask()))
  const times: number[] = []
  let refused = 0
  const began = performance.now()
  await Promise.all(
    lines.map(async (line) => {
      while (performance.now() < began + forMs) {
        const { status, tookMs } = await line.ask()
        times.push(tookMs)
        if (status >= 300) refused++
      }
      line.close()
    }),
  )
  const seconds = (performance.now() - began) / 1000
  return {
    requests: times.length,
    requestsPerSecond: times.length / seconds,
    p99Ms: percentile(times, 0.99),
    refused,
  }
}
