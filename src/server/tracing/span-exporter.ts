import { randomBytes } from 'node:crypto'
import type { Clock } from '../../core/clock.ts'
import { traceRequest } from './otlp.ts'
import type { Span } from './span.ts'

const SEND_EVERY_MS = 5000
/** What waits for a collector that is slow or away; the newest beyond it are dropped. */
const MOST_WAITING = 4096
const ANSWER_WITHIN_MS = 10_000
const LAST_WITHIN_MS = 2000

export interface SpanExporterOptions {
  /** The collector's address, to which `/v1/traces` is added. */
  endpoint: URL
  /** Sent with every request; may hold a secret. */
  headers: Readonly<Record<string, string>>
  clock: Clock
  /** A collector does not take spans, or does again; never with what was sent. */
  log: (line: string) => void
}

export interface SpanExporter {
  add(span: Span): void
  /** Sends what is left, if the collector takes it quickly. */
  close(): Promise<void>
}

/** Sends spans to an OTLP/HTTP collector in batches. What a collector does not take is lost; nobody waits for it. */
export function createSpanExporter({ endpoint, headers, clock, log }: SpanExporterOptions): SpanExporter {
  const url = new URL(`${endpoint.href.replace(/\/+$/, '')}/v1/traces`)
  const originMs = clock.date().getTime() - clock.now()
  const node = randomBytes(8).toString('hex')
  let waiting: Span[] = []
  let sending: Promise<void> | undefined
  let timed = false
  let cancelTimer = () => {}
  let failing = false

  async function post(spans: readonly Span[], withinMs: number) {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(traceRequest(spans, originMs, node)),
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    })
    await reply.body?.cancel()
    if (!reply.ok) throw new Error(`status ${reply.status}`)
  }

  async function send(withinMs: number) {
    const spans = waiting
    waiting = []
    if (spans.length === 0) return
    try {
      await post(spans, withinMs)
      if (failing) log('traces are taken again')
      failing = false
    } catch (error) {
      if (!failing) log(`traces are not taken: ${error instanceof Error ? error.message : 'no reason'}`)
      failing = true
    }
  }

  function schedule() {
    if (timed) return
    timed = true
    cancelTimer = clock.after(SEND_EVERY_MS, async () => {
      sending = send(ANSWER_WITHIN_MS)
      await sending
      timed = false
      if (waiting.length > 0) schedule()
    })
  }

  return {
    add(span) {
      if (waiting.length >= MOST_WAITING) return
      waiting.push(span)
      schedule()
    },
    async close() {
      cancelTimer()
      timed = true
      const underWay = sending
      await Promise.all([underWay, send(LAST_WITHIN_MS)])
    },
  }
}
