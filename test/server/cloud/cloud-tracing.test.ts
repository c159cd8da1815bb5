import { expect, it, vi } from 'vitest'
import type { Span } from '../../../src/server/tracing/span-exporter.ts'
import { backOf, butter } from '../../fixtures/sights.ts'
import { cloudServer, listener } from './cloud-server.ts'

it('what is waited for upstream is a part of the session that waited, a lost connection too', async () => {
  const spans: Span[] = []
  const house = await cloudServer({
    span: (span) => spans.push(span),
    sight: backOf(butter.barcodes[0] ?? '', butter.id),
    peer: {
      mind: ({ text }) =>
        /this/.test(text)
          ? { calls: [{ name: 'look_up', args: { wants: 'what_is_this' } }] }
          : { say: 'Right.' },
    },
  })
  const [one, other] = [await house.talk({}), await house.talk({})]
  const [ofOne] = house.peer.connections
  const ear = listener(one)
  ofOne?.hear('what is this')
  await ear.until('look true')
  one.send({
    realtime_input: { media_chunks: [{ mime_type: 'image/jpeg', data: '/9g=', look_id: 'look-1' }] },
  })
  await ear.until('turnComplete')
  ofOne?.drop()
  await house.peer.until(() => house.peer.connections.length === 3 && house.peer.latest().setup !== undefined)
  house.peer.latest().hear('very well')
  await ear.until('turnComplete')
  const sessions = () => spans.filter(({ name }) => name === 'session')
  for (const [at, { socket }] of [one, other].entries()) {
    socket.close()
    await vi.waitFor(() => expect(sessions()).toHaveLength(at + 1))
  }

  const partsOf = ({ traceId }: Span) =>
    spans
      .filter((span) => span.traceId === traceId && ['upstream', 'look'].includes(span.name))
      .map(({ name, attributes }) => `${name} ${attributes.part ?? attributes.outcome}`)
  const [mine, others] = sessions().map(partsOf)
  expect(others).toEqual(['upstream connect'])
  expect(mine?.slice(0, 3)).toEqual(['upstream connect', 'upstream answer', 'look product'])
  for (const part of ['resume', 'check']) expect(mine).toContain(`upstream ${part}`)
  expect(mine?.filter((part) => part === 'upstream connect')).toHaveLength(2)
  for (const { startMs, endMs } of spans) expect(endMs).toBeGreaterThanOrEqual(startMs)
  expect(JSON.stringify(spans)).not.toMatch(/very well|Britannia|what is this/)
})
