import { afterEach, beforeEach, expect, it } from 'vitest'
import { aProduct } from '../a-product.ts'
import { socketServer } from './socket-server.ts'

let house: Awaited<ReturnType<typeof socketServer>>
beforeEach(async () => {
  house = await socketServer()
})
afterEach(() => house.close())

async function listen(...words: readonly unknown[]) {
  const peer = house.open('/stt')
  await peer.opened
  for (const word of words) peer.send(word)
  await peer.settled()
  return peer
}

it('hears between start and stop', async () => {
  const peer = await listen('start')
  peer.socket.send(Buffer.from([1, 0, 2]))
  peer.socket.send(Buffer.from([0, 3, 0]))
  peer.send('stop')
  await peer.settled()
  const [ear] = house.ears
  expect(ear?.options.listenFor).toBe('all')
  expect(ear?.calls).toEqual([['audio', [1]], ['audio', [2, 3]], ['audio', []], ['end']])
  ear?.emit({ type: 'speechStart' })
  ear?.emit({ type: 'partial', text: 'what' })
  ear?.emit({ type: 'final', text: 'what is this', score: -3, speechMs: 900 })
  ear?.emit({ type: 'final', text: '', score: -40, speechMs: 900 })
  expect(await peer.next()).toEqual({ type: 'partial', message: 'what' })
  expect(await peer.next()).toEqual({ type: 'final', message: 'what is this' })
  expect(await peer.next()).toEqual({ type: 'final', message: '' })
})

it('starts with a vocabulary and changes it at any time, in one session', async () => {
  const peer = await listen({ listen_for: 'section' }, 'start', { listenFor: 'entrance' }, 'stop', 'START ')
  expect(house.ears).toHaveLength(1)
  expect(house.ears[0]?.options.listenFor).toBe('section')
  expect(house.ears[0]?.calls).toContainEqual(['listenFor', 'entrance'])
  expect(peer.left()).toEqual([])
})

it('listens for the names of the catalogue, and for new ones', async () => {
  house.catalogue.change({ version: '2', products: [{ ...aProduct({ name: 'Ginger Snaps' }), id: 'p1' }] })
  const peer = await listen('start')
  expect(house.ears[0]?.options.names.names.join()).toMatch(/ginger snaps/i)
  house.catalogue.change({ version: '3', products: [{ ...aProduct({ name: 'Oat Rings' }), id: 'p2' }] })
  expect(JSON.stringify(house.ears[0]?.calls)).toMatch(/oat rings/i)
  peer.socket.close()
  await peer.over
  await expect.poll(() => house.catalogue.listeners.size).toBe(0)
  expect(house.ears[0]?.closed).toBe(1)
})

it('says once that sound came too early, and hears what comes after start', async () => {
  const peer = await listen()
  for (let i = 0; i < 3; i++) peer.socket.send(Buffer.alloc(320))
  expect(await peer.next()).toEqual({ type: 'error', message: 'Send start before sound.' })
  peer.send('start')
  peer.socket.send(Buffer.alloc(2))
  await peer.settled()
  expect(peer.left()).toEqual([])
  expect(house.ears[0]?.calls).toEqual([['audio', [0]]])
})

it.each([
  ['another word', 'hello', 1007],
  ['broken JSON', '{"listen_for":', 1007],
  ['an unknown vocabulary', { listen_for: 'songs' }, 1007],
])('refuses %s with its reason', async (_, word, code) => {
  const peer = await listen()
  peer.send(word)
  expect(await peer.next()).toEqual({ type: 'error', message: expect.any(String) })
  expect((await peer.over).code).toBe(code)
})

it('closes its session with the socket and is deaf to what comes late', async () => {
  const peer = await listen('start')
  peer.socket.terminate()
  await expect.poll(() => house.ears[0]?.closed).toBe(1)
  house.ears[0]?.emit({ type: 'final', text: 'late', score: 0, speechMs: 1 })
  expect(house.faults).toEqual([])
})
