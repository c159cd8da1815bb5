import { randomBytes } from 'node:crypto'
import type { Clock } from '../../core/clock.ts'

const SEND_EVERY_MS = 5000
/** What waits for a collector that is slow or away; the newest beyond it are dropped. */
const MOST_WAITING = 4096
const ANSWER_WITHIN_MS = 10_000
const LAST_WITHIN_MS = 2000

interface SpanExporterOptions {
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

const SERVICE = 'shopping-helper'
const INTERNAL = 1

const anyValue = (value: string | number | boolean) => {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}

const attributesOf = (attributes: Span['attributes']) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: anyValue(value) }))

/**
 * Spans as OTLP/HTTP takes them in JSON (opentelemetry-proto 1, `ExportTraceServiceRequest`): ids in hexadecimal, 64-bit
 * figures as text. `originMs`: the wall time, in Unix milliseconds, at which the spans' scale was zero.
 */
function traceRequest(spans: readonly Span[], originMs: number, node: string): object {
  // Microseconds are exact in a double until the year 2255; nanoseconds are not.
  const nanoseconds = (ms: number) => `${Math.round((originMs + ms) * 1000)}000`
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf({ 'service.name': SERVICE, 'service.instance.id': node }) },
        scopeSpans: [
          {
            scope: { name: SERVICE },
            spans: spans.map(({ traceId, spanId, parentId, name, startMs, endMs, attributes }) => ({
              traceId,
              spanId,
              ...(parentId !== undefined && { parentSpanId: parentId }),
              name,
              kind: INTERNAL,
              startTimeUnixNano: nanoseconds(startMs),
              endTimeUnixNano: nanoseconds(endMs),
              attributes: attributesOf(attributes),
            })),
          },
        ],
      },
    ],
  }
}

export type SpanName = 'session' | 'turn' | 'hear' | 'understand' | 'see' | 'speak' | 'look' | 'upstream'

/** Fixed words, figures and yes or no: never words of a person, names, addresses, stores or tokens. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>

/** Something that has ended. Times in milliseconds of `Clock.now()`. */
export interface Span {
  /** 32 and 16 hexadecimal digits. */
  traceId: string
  spanId: string
  parentId: string | undefined
  name: SpanName
  startMs: number
  endMs: number
  attributes: SpanAttributes
}
