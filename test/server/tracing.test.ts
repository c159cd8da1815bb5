import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Product } from '../../src/core/contract/product.ts'
import { systemClock } from '../../src/server/clock.ts'
import { readEnvironment } from '../../src/server/config.ts'
import { createEmbeddedEngine } from '../../src/server/engine/embedded/create-embedded-engine.ts'
import { createMetrics } from '../../src/server/metrics/create-metrics.ts'
import { measureHearing, measureSeeing, measureSpeaking } from '../../src/server/metrics/measure-senses.ts'
import { openTracing } from '../../src/server/tracing/tracing.ts'
import { backOf } from '../fixtures/sights.ts'
import { aProduct } from './a-product.ts'
import { scriptedHearing } from './live/scripted-hearing.ts'
import { changingCatalogue, type Dialled, socketServer } from './live/socket-server.ts'

interface Received {
  spanId: string
  parentSpanId?: string
  traceId: string
  name: string
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: Record<string, unknown> }[]
}

/** A collector as OTLP/HTTP has it. */
async function collector() {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    bodies.push(body)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"partialSuccess":{}}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const spans = (): Received[] =>
    bodies.flatMap((body) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans)
  return { bodies, spans, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const BRAND = 'Zedbrand'
const product: Product = {
  ...aProduct({ name: `${BRAND} Quokka Crackers`, barcodes: ['2980010001014'] }),
  id: 'p1',
}
const sight = backOf('2980010001014', 'p1')
const rest = { ready: async () => {}, healthy: () => true, close: async () => {} }

/** The server's composition with senses that hear, see and speak what the test says. */
async function tracedHouse(endpoint: string) {
  const metrics = createMetrics()
  onTestFinished(() => metrics.close())
  const settings = readEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })
  const tracing = openTracing(settings, systemClock, (line) => expect.unreachable(line))
  if (!tracing) return expect.unreachable()
  const { senses, looked } = tracing.observers(metrics.observe)
  const { hearing, ears } = scriptedHearing()
  const catalogue = changingCatalogue()
  catalogue.change({ products: [product] })
  const engine = createEmbeddedEngine({
    hearing: measureHearing(tracing.hearing(hearing), systemClock, senses.hear),
    seeing: measureSeeing(
      { ...rest, setCatalogue() {}, open: () => ({ look: async () => sight, close() {} }) },
      systemClock,
      senses.see,
    ),
    speaking: measureSpeaking({ ...rest, say: async () => new Int16Array(240) }, systemClock, senses.speak),
    catalogue: catalogue.source,
    clock: systemClock,
    brand: BRAND,
    timeZone: 'Asia/Kolkata',
    looked,
    log: (line) => expect.unreachable(line),
  })
  const house = await socketServer({ engine: tracing.engine(engine), clock: systemClock })
  onTestFinished(house.close)
  return { house, ears, tracing }
}

async function until(peer: Dialled, fits: (frame: string) => boolean): Promise<void> {
  while (!fits(JSON.stringify(await peer.next()))) {}
}

it('sends a session with its turns to a collector, and no word, name or token of it', async () => {
  const { bodies, spans, url } = await collector()
  const { house, ears, tracing } = await tracedHouse(url)
  const [peer, other] = [await house.talk(), await house.talk({ shopper_session: { mode: 'echo' } })]

  ears[0]?.emit({ type: 'speechStart' })
  ears[0]?.emit({ type: 'speechEnd' })
  ears[0]?.emit({ type: 'final', text: 'what is this', score: 1, speechMs: 0 })
  await until(peer, (frame) => frame.includes('"look":{"open":true'))
  peer.send({
    realtime_input: { media_chunks: [{ mime_type: 'image/jpeg', data: 'AAAA', look_id: 'look-1' }] },
  })
  await until(peer, (frame) => frame.includes('turnComplete'))
  other.send({ client_content: { turns: [{ parts: [{ text: 'Walrus sentence.' }] }] } })
  await until(other, (frame) => frame.includes('turnComplete'))
  for (const each of [peer, other]) each.socket.close()
  await Promise.all([peer.over, other.over])
  await vi.waitFor(() => expect(ears.map(({ closed }) => closed)).toEqual([1, 1]))
  await tracing.close()

  const all = spans()
  const named = new Map(all.map((span) => [span.spanId, span]))
  const tree = (traceId: string | undefined) =>
    all
      .filter((span) => span.traceId === traceId)
      .map(({ name, parentSpanId = '', attributes }) => {
        const [outcome] = attributes
          .filter(({ key }) => key === 'outcome')
          .map(({ value }) => value.stringValue)
        return [named.get(parentSpanId)?.name, name, outcome].filter(Boolean).join(' ')
      })
  const traceOf = (mode: string) =>
    all.find(({ attributes }) =>
      attributes.some(({ key, value }) => key === 'mode' && value.stringValue === mode),
    )?.traceId
  const spoken = tree(traceOf('scan'))
  for (const part of ['hear words', 'understand', 'see read', 'speak spoken', 'look product'])
    expect(spoken).toContain(`turn ${part}`)
  expect(spoken).toContain('session turn answered')
  expect(tree(traceOf('echo'))).toEqual([
    'turn understand',
    'turn speak spoken',
    'session turn answered',
    'session',
  ])
  for (const { startTimeUnixNano, endTimeUnixNano, parentSpanId } of all) {
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano))
    expect(Math.abs(Number(startTimeUnixNano) / 1e6 - Date.now())).toBeLessThan(120_000)
    if (parentSpanId) expect(named.has(parentSpanId)).toBe(true)
  }
  for (const word of ['what is this', 'Quokka', BRAND, 'Walrus', 'Looking', 'AAAA', '298001'])
    expect(bodies.join('')).not.toContain(word)
})

it('is not there without a collector', () => {
  expect(openTracing(readEnvironment({}), systemClock, () => {})).toBeUndefined()
})
