import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import { createSpanExporter, type Span } from './span-exporter.ts'

const span = (name: Span['name']): Span => ({
  ...{ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), parentId: 'c'.repeat(16), name },
  ...{ startMs: 1.5, endMs: 4, attributes: { outcome: 'read', turns: 2, share: 0.5, own: true } },
})

async function collecting(path = '') {
  const clock = createFakeClock()
  const requests: { url: string; headers: Record<string, unknown>; body: string }[] = []
  const state = { status: 200 }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    requests.push({ url: request.url ?? '', headers: request.headers, body })
    response.writeHead(state.status).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const lines: string[] = []
  const exporter = createSpanExporter({
    endpoint: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`),
    headers: { 'x-key': 'secret' },
    clock,
    log: (line) => void lines.push(line),
  })
  return { clock, requests, state, lines, exporter, server }
}

describe('spans', () => {
  it('go out in one request after five seconds, as OTLP has them', async () => {
    const { clock, requests, exporter } = await collecting()
    exporter.add(span('see'))
    exporter.add(span('speak'))
    clock.advance(4999)
    expect(requests).toEqual([])
    clock.advance(1)
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    const [{ url, headers, body } = { url: '', headers: {}, body: '{}' }] = requests
    expect(url).toBe('/v1/traces')
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'x-key': 'secret' })
    const [resource] = JSON.parse(body).resourceSpans
    expect(resource.resource.attributes[0]).toEqual({
      key: 'service.name',
      value: { stringValue: 'shopping-helper' },
    })
    const [see, speak] = resource.scopeSpans[0].spans
    const zeroMs = clock.date().getTime() - clock.now()
    expect(see).toEqual({
      traceId: 'a'.repeat(32),
      spanId: 'b'.repeat(16),
      parentSpanId: 'c'.repeat(16),
      name: 'see',
      kind: 1,
      startTimeUnixNano: `${zeroMs * 1000 + 1500}000`,
      endTimeUnixNano: `${zeroMs * 1000 + 4000}000`,
      attributes: [
        { key: 'outcome', value: { stringValue: 'read' } },
        { key: 'turns', value: { intValue: '2' } },
        { key: 'share', value: { doubleValue: 0.5 } },
        { key: 'own', value: { boolValue: true } },
      ],
    })
    expect(speak.name).toBe('speak')
  })

  it('go below the collector’s own path', async () => {
    const { requests, exporter } = await collecting('/otlp/')
    exporter.add(span('see'))
    await exporter.close()
    expect(requests.map(({ url }) => url)).toEqual(['/otlp/v1/traces'])
  })

  it('are sent at the end, and nothing is when there are none', async () => {
    const { clock, requests, exporter } = await collecting()
    exporter.add(span('turn'))
    await exporter.close()
    await exporter.close()
    expect(requests).toHaveLength(1)
    expect(clock.pending()).toBe(0)
  })
})

describe('a collector that does not take them', () => {
  it('is logged once, and once when it takes them again; what it refused is lost', async () => {
    const { clock, requests, state, lines, exporter } = await collecting()
    for (const status of [503, 503, 200]) {
      state.status = status
      const before = requests.length
      exporter.add(span('see'))
      clock.advance(5000)
      await vi.waitFor(() => expect(requests).toHaveLength(before + 1))
      // The timer of the next batch is set when the answer was read.
      await vi.waitFor(() => {
        exporter.add(span('hear'))
        expect(clock.pending()).toBe(1)
      })
    }
    await exporter.close()
    expect(lines).toEqual(['traces are not taken: status 503', 'traces are taken again'])
  })

  it('keeps 4096 spans in memory and no more', async () => {
    const { requests, exporter } = await collecting()
    for (let at = 0; at < 5000; at += 1) exporter.add(span('see'))
    await exporter.close()
    const [{ body } = { body: '{}' }] = requests
    expect(JSON.parse(body).resourceSpans[0].scopeSpans[0].spans).toHaveLength(4096)
  })

  it('does not keep the server from ending when it is not there', async () => {
    const { exporter, lines, server } = await collecting()
    await new Promise((resolve) => server.close(resolve))
    exporter.add(span('see'))
    await exporter.close()
    expect(lines).toEqual(['traces are not taken: fetch failed'])
  })
})
