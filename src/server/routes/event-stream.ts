import type { FastifyReply } from 'fastify'
import type { Clock } from '../../core/clock.ts'

/** Server-sent events to one client. */
export interface EventStream {
  send(data: object): void
  close(): void
  /** Called once when it is over, whoever ended it; at once when it is over already. */
  onClose(run: () => void): void
}

/** Well under the minute after which proxies cut off what is silent. */
const SIGN_EVERY_MS = 5000
/** What may wait for a client that does not read; the next event would have all of it again. */
const MOST_WAITING_BYTES = 256_000

/** Answers with an event stream that shows every five seconds that it lives; `sign` is asked as often. */
export function openEventStream(
  reply: FastifyReply,
  clock: Clock,
  { sign }: { sign(): Promise<void> },
): EventStream {
  const { raw } = reply
  let over = false
  let cancel = () => {}
  let listeners: (() => void)[] = []

  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value)
  }
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })

  function end() {
    if (over) return
    over = true
    cancel()
    for (const run of listeners.splice(0)) run()
    listeners = []
  }
  const stream: EventStream = {
    send(data) {
      if (over) return
      if (raw.writableLength > MOST_WAITING_BYTES) return stream.close()
      raw.write(`data: ${JSON.stringify(data)}\n\n`)
    },
    close() {
      end()
      raw.end()
    },
    onClose(run) {
      if (over) run()
      else listeners.push(run)
    },
  }
  function live() {
    cancel = clock.after(SIGN_EVERY_MS, () => {
      stream.send({})
      void sign()
      if (!over) live()
    })
  }
  raw.once('close', end)
  raw.once('error', end)
  stream.send({})
  live()
  return stream
}
