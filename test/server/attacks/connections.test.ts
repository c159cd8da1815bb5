import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { addressLimits } from '../../../src/server/load/limits.ts'
import { callerOf } from '../console/console-server.ts'
import { socketServer } from '../live/socket-server.ts'
import { muteServer } from './mute-server.ts'
import { askUpgrade, isLetGo } from './raw-http.ts'

const HOSTILE = '127.0.0.66'

/** Connections that say nothing, and how many of them are still open. */
async function idle(port: number, count: number) {
  const sockets: Socket[] = []
  let open = 0
  for (let each = 0; each < count; each += 1) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: HOSTILE })
    socket.on('error', () => undefined)
    // Who reads nothing does not hear of the end.
    socket.resume()
    sockets.push(socket)
    const settled = Promise.race([once(socket, 'connect'), once(socket, 'close')])
    open += 1
    socket.once('close', () => {
      open -= 1
    })
    if (each % 100 === 99) await settled.catch(() => undefined)
  }
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  return () => open
}

it('holds an address to its connections, and lets others in meanwhile', async () => {
  const { port, url } = await muteServer()
  const open = await idle(port, addressLimits.connections + 200)
  await expect.poll(open, { timeout: 5000 }).toBeLessThanOrEqual(addressLimits.connections)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})

it('closes a connection that says nothing, or never ends its headers, after ten seconds', {
  timeout: 40_000,
}, async () => {
  const { port } = await muteServer()
  const open = await idle(port, 20)
  const slow = connect({ port, host: '127.0.0.1' })
  slow.on('error', () => undefined)
  slow.resume()
  const ended = once(slow, 'close')
  slow.write('GET /healthz HTTP/1.1\r\nHost: a\r\nX-')
  const begunAtMs = performance.now()
  await ended
  await expect.poll(open, { timeout: 5000 }).toBe(0)
  expect(performance.now() - begunAtMs).toBeLessThan(16_000)
})

it.each<[string, string, Record<string, string>, number]>([
  ['for a page of somebody else', '/ws/', { origin: 'https://evil.example' }, 403],
  ['for a path that there is not', '/wsx', {}, 404],
  ['for a key that is missing', '/ws/', {}, 400],
  ['during a shutdown', '/ws/', {}, 503],
])('lets go of who is refused %s, never closes and sends on', async (_, path, headers, refused) => {
  const house = await socketServer()
  onTestFinished(house.close)
  if (refused === 503) await house.sockets.close()
  for (const behind of ['', 'more']) {
    const { socket, status } = await askUpgrade(Number(new URL(house.base).port), path, headers, behind)
    expect(status).toBe(refused)
    await expect.poll(() => isLetGo(socket), { timeout: 1000 }).toBe(true)
  }
})

it('ends while one that was refused stays', async () => {
  const { port, close } = await muteServer()
  const { socket } = await askUpgrade(port, '/wsx')
  const begunAtMs = performance.now()
  await close()
  expect(performance.now() - begunAtMs).toBeLessThan(5000)
  socket.destroy()
})

it('slows who tries names that nobody has, and nobody else', { timeout: 90_000 }, async () => {
  const { url } = await muteServer({ TRUST_PROXY: '127.0.0.1' })
  const tryFrom = async (address: string, name: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
    const body = JSON.stringify({ username: name, password: 'Wrong1!aa' })
    const reply = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })
    return { status: reply.status, again: reply.headers.get('retry-after') }
  }
  const tried: number[] = []
  let last: Awaited<ReturnType<typeof tryFrom>> | undefined
  for (let each = 0; each < 50; each += 1) {
    last = await tryFrom('203.0.113.9', `nobody${each}`)
    tried.push(last.status)
  }
  expect(tried.filter((status) => status === 401)).toHaveLength(40)
  expect(last).toEqual({ status: 429, again: expect.stringMatching(/^\d+$/) })
  expect((await tryFrom('203.0.113.10', 'chief')).status).toBe(401)
  // All at once: some wait, the rest are told to come back, and none is a fault of ours.
  const burst = await Promise.all(
    Array.from({ length: 30 }, (_, each) => tryFrom('203.0.113.11', `other${each}`)),
  )
  for (const { status } of burst) expect([401, 429]).toContain(status)
  expect((await callerOf(url).call('GET', '/publicProduct')).status).toBe(200)
})

it('lets an address open sockets at a pace, and others whenever they like', async () => {
  const house = await socketServer()
  onTestFinished(house.close)
  const open = (localAddress: string) =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(`${house.base}/ws/`, { localAddress })
      socket.on('open', () => {
        socket.terminate()
        socket.once('close', () => resolve('open'))
      })
      socket.on('unexpected-response', (_, { statusCode }) => resolve(String(statusCode)))
      socket.on('error', () => undefined)
    })
  const results: string[] = []
  for (let each = 0; each < addressLimits.socketBurst + 20; each += 1) results.push(await open(HOSTILE))
  expect(results.filter((result) => result === 'open')).toHaveLength(addressLimits.socketBurst + 1)
  expect(results.at(-1)).toBe('429')
  expect(await open('127.0.0.2')).toBe('open')
  house.clock.advance(1000)
  expect(await open(HOSTILE)).toBe('open')
})

it('reads no more of an address that sends too much, and goes on with it later', {
  timeout: 60_000,
}, async () => {
  const house = await socketServer({ settings: { burstBytes: 1e9, messagesPerSecond: 1000 } })
  onTestFinished(house.close)
  const peer = await house.talk()
  const session = house.sessions[0]
  const data = Buffer.alloc(600_000).toString('base64')
  const pieces = 40
  for (let each = 0; each < pieces; each += 1) {
    peer.send({ realtime_input: { video: { mime_type: 'image/jpeg', data } } })
  }
  const taken = () => session?.calls.length ?? 0
  await expect
    .poll(taken, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(addressLimits.burstBytes / data.length - 1)
  await wait(500)
  expect(taken()).toBeLessThan(pieces)
  while (taken() < pieces) {
    house.clock.advance(1000)
    await wait(50)
  }
  expect(session?.closed).toBe(0)
})

it('takes no more of an address that sends too many small messages, and goes on in order later', {
  timeout: 60_000,
}, async () => {
  const house = await socketServer({ settings: { burstMessages: 1e9 } })
  onTestFinished(house.close)
  const peers = [await house.talk(), await house.talk()]
  const each = addressLimits.messages
  for (let id = 0; id < each; id += 1) for (const peer of peers) peer.send({ question: { id } })
  const taken = () => house.sessions.flatMap(({ calls }) => calls).length
  await expect.poll(taken).toBeGreaterThan(each - 10)
  await wait(500)
  expect(taken()).toBeLessThan(each + 10)
  while (taken() < peers.length * each) {
    house.clock.advance(1000)
    await wait(10)
  }
  const inOrder = Array.from({ length: each }, (_, id) => ['question', { id }])
  expect(house.sessions.map(({ calls }) => calls)).toEqual([inOrder, inOrder])
  expect(house.sessions.map(({ closed }) => closed)).toEqual([0, 0])
})

it('counts answers to pings that nobody sent', async () => {
  const house = await socketServer({ settings: { burstMessages: 200, messagesPerSecond: 10 } })
  onTestFinished(house.close)
  const peer = await house.talk()
  for (let each = 0; each < 1000; each += 1) peer.socket.pong()
  expect(await peer.next()).toMatchObject({ error: { code: 'too_many_messages' } })
})

it('fills no memory with answers to pings that nobody reads', async () => {
  const house = await socketServer({ settings: { burstMessages: 200, messagesPerSecond: 10 } })
  onTestFinished(house.close)
  const peer = await house.talk()
  for (let each = 0; each < 1000; each += 1) peer.socket.ping(Buffer.alloc(125))
  expect(await peer.next()).toMatchObject({ error: { code: 'too_many_messages' } })
  expect((await peer.over).code).toBe(1008)
})
