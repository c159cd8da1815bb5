import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { nodeLimits } from '../../../src/server/load/limits.ts'
import { openLivePeer } from '../../peers/live-peer.ts'
import { cloudServer, listener, SERVER_TOKEN } from './cloud-server.ts'

const OWN = 'shopper-token-7'

async function offering(house: Awaited<ReturnType<typeof cloudServer>>, offer: object, setup: object = {}) {
  const socket = house.open('/ws/')
  await socket.opened
  socket.send(offer)
  socket.send({ setup })
  return socket
}

/** A server that counts whoever comes: it must stay at none. */
async function trap() {
  let callers = 0
  const server = createServer().on('connection', () => {
    callers += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws/x`, callers: () => callers }
}

it('dials the service that the shopper named with the shopper’s token and model', async () => {
  const house = await cloudServer()
  const socket = await offering(
    house,
    { bearer_token: OWN, service_url: house.peer.gemini },
    { model: 'models/mine' },
  )
  expect(await socket.next()).toEqual({ setupComplete: {} })
  const { request, setup } = house.peer.latest()
  expect(request.url).toBe(new URL(house.peer.gemini).pathname)
  expect(request.authorization).toBe(`Bearer ${OWN}`)
  expect(setup?.model).toBe('models/mine')
})

it('takes a token alone to the service that the server knows', async () => {
  const house = await cloudServer()
  const socket = await offering(house, { bearer_token: OWN, service_url: '' })
  await socket.next()
  expect(house.peer.latest().request).toMatchObject({
    url: new URL(house.peer.vertex).pathname,
    authorization: `Bearer ${OWN}`,
  })
})

it('keeps the key of that service’s address to itself', async () => {
  const house = await cloudServer({ url: ({ gemini }) => `${gemini}?key=k1`, model: 'gemini-live-2.5' })
  const socket = await offering(house, { bearer_token: OWN, service_url: '' }, { model: 'models/mine' })
  await socket.next()
  const { request, setup } = house.peer.latest()
  expect(request).toMatchObject({
    url: new URL(house.peer.gemini).pathname,
    authorization: `Bearer ${OWN}`,
  })
  expect(setup?.model).toBe('models/mine')
})

it('spends the server’s own credentials on the server’s own model', async () => {
  const house = await cloudServer()
  const socket = await offering(
    house,
    { bearer_token: '', service_url: house.peer.vertex },
    { model: 'models/the-dearest' },
  )
  await socket.next()
  expect(house.peer.latest().setup?.model).toMatch(/gemini-live-2.5/)
})

it('asks an address that carries its key for no token', async () => {
  const house = await cloudServer({ url: ({ gemini }) => `${gemini}?key=k1`, model: 'gemini-live-2.5' })
  await house.talk({})
  const { request, setup } = house.peer.latest()
  expect(request.authorization).toBeUndefined()
  expect(request.url).toContain('?key=k1')
  expect(setup?.model).toBe('models/gemini-live-2.5')
})

describe('refuses, says why, closes with 1008 and dials nobody', () => {
  it.each([
    ['another service', (url: string) => ({ bearer_token: OWN, service_url: url }), 'service_not_allowed'],
    ['another service, no token', (url: string) => ({ service_url: url }), 'service_not_allowed'],
    ['a token with a line end', () => ({ bearer_token: `${OWN}\r\nx-evil: 1` }), 'invalid_token'],
    ['a token that ends in one', () => ({ bearer_token: `${OWN}\n` }), 'invalid_token'],
    ['a token with a blank', () => ({ bearer_token: 'a b' }), 'invalid_token'],
    ['a token of other letters', () => ({ bearer_token: 'tökén' }), 'invalid_token'],
  ])('%s', async (_, offer, code) => {
    const house = await cloudServer()
    const elsewhere = await trap()
    const socket = await offering(house, offer(elsewhere.url))
    expect(await socket.next()).toMatchObject({ error: { code } })
    expect(await socket.over).toEqual({ code: 1008, reason: code })
    expect(elsewhere.callers()).toBe(0)
    expect(house.peer.connections).toEqual([])
    expect(house.logged.join()).not.toContain(OWN)
  })

  it('an allowed service without a token, where the server’s own are not for it', async () => {
    const house = await cloudServer()
    const other = await openLivePeer()
    onTestFinished(() => other.close())
    const socket = await offering(house, { service_url: other.vertex })
    expect(await socket.over).toMatchObject({ code: 1008 })
    expect(other.connections).toEqual([])
  })
})

describe('a service that refuses', () => {
  it.each([
    ['the token', { upgrade: () => 401 }],
    ['the address, with a page of HTML', { upgrade: () => 404 }],
  ])('%s is told to the shopper who brought it', async (_, peer) => {
    const house = await cloudServer({ peer })
    const socket = await offering(house, { bearer_token: OWN, service_url: house.peer.vertex })
    expect(await socket.next()).toMatchObject({ error: { code: 'service_refused' } })
    expect((await socket.over).code).toBe(1011)
    expect(house.fallback.sessions).toEqual([])
  })

  it('the model is told too, and no other session notices', async () => {
    const house = await cloudServer()
    const well = await house.talk({ shopper_session: { mode: 'echo' } })
    const offer = { bearer_token: OWN, service_url: house.peer.gemini }
    const socket = await offering(house, offer, { model: 'models/no-such-model' })
    expect(await socket.next()).toMatchObject({ error: { code: 'service_refused' } })
    const ear = listener(well)
    well.send({ client_content: { turns: [{ parts: [{ text: 'Still here.' }] }] } })
    expect((await ear.until('turnComplete')).said).toEqual(['Still here.'])
  })

  it('the server itself makes it the embedded engine’s session, at once for those who come next', async () => {
    const house = await cloudServer({ peer: { upgrade: () => 403 } })
    const socket = await house.talk({ shopper_session: { mode: 'echo', store_id: 's1' } })
    expect(house.fallback.sessions[0]?.options).toMatchObject({ mode: 'echo', storeId: 's1' })
    expect(house.fallback.sessions[0]?.calls).toEqual([
      ['say', 'The online voice is away. I carry on with my own voice.'],
    ])
    socket.send({ say: { text: 'Hello.' } })
    await socket.settled()
    expect(house.fallback.sessions[0]?.calls.at(-1)).toEqual(['say', 'Hello.'])
    await house.talk({})
    expect(house.fallback.sessions).toHaveLength(2)
    expect(house.logged.join()).not.toContain(SERVER_TOKEN)
  })
})

it('what one client’s set-up was refused for changes nothing for the next', async () => {
  const house = await cloudServer({ peer: { mute: () => true } })
  const refused = house.talk({ generation_config: { speechConfig: { language_code: 'xx-XX' } } })
  await house.peer.until(() => house.peer.connections[0]?.setup !== undefined)
  house.peer.behaviour.mute = () => false
  house.peer.latest().socket.close(1007, 'unsupported language')
  await refused
  expect(house.fallback.sessions).toHaveLength(1)
  await house.talk({})
  expect(house.fallback.sessions).toHaveLength(1)
  expect(house.peer.connections).toHaveLength(2)
})

it('closes that a set-up of one address provoked do not turn the cloud off for others', async () => {
  const house = await cloudServer({ limits: { retryMs: [0], giveUpMs: 1 } })
  const provoking = () => house.talk({ system_instruction: { parts: [{ text: 'Provoke.' }] } })
  for (const _ of [1, 2]) {
    const before = house.fallback.sessions.length
    await provoking()
    house.peer.behaviour.upgrade = () => 503
    house.peer.latest().drop()
    await expect.poll(() => house.fallback.sessions.length).toBe(before + 1)
    house.peer.behaviour.upgrade = () => undefined
  }
  const connections = house.peer.connections.length
  await house.talk({})
  expect(house.peer.connections.length).toBe(connections + 1)
})

it('what the server pays for is held to so many sessions of an address', async () => {
  const house = await cloudServer()
  for (let shopper = 0; shopper <= nodeLimits.cloudSessionsOfAddress; shopper += 1) await house.talk({})
  expect(house.peer.connections).toHaveLength(nodeLimits.cloudSessionsOfAddress)
  expect(house.fallback.sessions).toHaveLength(1)
})

it('never lets a token near a log or the shopper, whatever the service says', async () => {
  const house = await cloudServer()
  const socket = await house.talk({ shopper_session: { mode: 'echo' } })
  const frames: string[] = []
  socket.socket.on('message', (data) => frames.push(data.toString()))
  house.peer.latest().socket.close(1008, `token ${SERVER_TOKEN} is wrong`)
  await house.peer.until(() => house.peer.latest().closed !== undefined)
  socket.send({ say: { text: 'Hello.' } })
  await socket.settled()
  expect(house.fallback.sessions).toHaveLength(1)
  expect([...frames, ...house.logged].join()).not.toContain(SERVER_TOKEN)
})
