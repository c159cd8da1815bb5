import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createFakeClock } from '../../test/fake-clock.ts'
import { takeUpgrades } from './upgrades.ts'

/** More than a connection holds of what nobody reads. */
const LONG_ANSWER = Buffer.alloc(30_000_000)
const UPGRADE = 'GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'

it.each<[string, (stream: { end(text: string): unknown }) => number | undefined]>([
  ['by us', () => 403],
  ['by ws', (stream) => void stream.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
])('who is refused %s and takes nothing is cut off', async (_, refuse) => {
  const clock = createFakeClock()
  const server = createServer((_, response) => response.end(LONG_ANSWER))
  const asked = once(server, 'upgrade')
  takeUpgrades(server, clock, (_, stream) => refuse(stream))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1' }).pause()
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  socket.write(`GET / HTTP/1.1\r\nHost: a\r\n\r\n${UPGRADE}`)
  const [, stream] = await asked
  clock.advance(1999)
  expect(stream.destroyed).toBe(false)
  clock.advance(1)
  await new Promise((resolve) => server.close(resolve))
  expect(clock.pending()).toBe(0)
})
