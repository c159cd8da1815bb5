import { afterEach, expect, it } from 'vitest'
import { BALANCERS_NOTICE_MS, handingOver } from '../../../src/server/live/socket-settings.ts'
import { type Dialled, socketServer } from './socket-server.ts'

type House = Awaited<ReturnType<typeof socketServer>>
let house: House
afterEach(() => house.close())

const shutDown = { code: 1001, reason: 'the server is shutting down' }
const text = (words: string) => ({
  client_content: { turns: [{ role: 'user', parts: [{ text: words }] }], turn_complete: true },
})

/** What has become of a socket once everything on its way has arrived. */
async function stillOpen(peer: Dialled): Promise<boolean> {
  await Promise.race([peer.settled(), peer.over])
  return peer.socket.readyState === peer.socket.OPEN
}

it('a shopper who is being told something hears the end of it, one who is not leaves at once', async () => {
  house = await socketServer()
  const listening = await house.talk()
  const silent = await house.talk()
  const [first] = house.sessions
  first?.emit({ type: 'said', text: 'Oat Crunch contains wheat.' })
  const closing = house.sockets.close()
  expect(await silent.over).toEqual(shutDown)
  expect(await stillOpen(listening)).toBe(true)
  await expect(house.open('/ws/').opened).rejects.toThrow('503')
  first?.emit({ type: 'said', text: 'It may contain nuts.' })
  first?.emit({ type: 'turnComplete' })
  expect(await listening.over).toEqual(shutDown)
  expect(listening.left().at(-1)).toEqual({ serverContent: { turnComplete: true } })
  await closing
})

it('a question that was just asked is answered first', async () => {
  house = await socketServer()
  const peer = await house.talk()
  peer.send(text('does it contain milk'))
  await peer.settled()
  const closing = house.sockets.close()
  expect(await stillOpen(peer)).toBe(true)
  house.sessions[0]?.emit({ type: 'said', text: 'It contains milk.' })
  house.sessions[0]?.emit({ type: 'turnComplete' })
  expect(await peer.over).toEqual(shutDown)
  await closing
})

it('nobody is waited for longer than the last words may take', async () => {
  house = await socketServer({ settings: { lastWordsMs: 5000 } })
  const peer = await house.talk()
  house.sessions[0]?.emit({ type: 'said', text: 'On and on' })
  const closing = house.sockets.close()
  house.clock.advance(4999)
  expect(await stillOpen(peer)).toBe(true)
  house.clock.advance(1)
  expect(await peer.over).toEqual(shutDown)
  await closing
})

it('balancers are given time to notice before anybody is sent to another node', async () => {
  house = await socketServer({ settings: { noticedMs: BALANCERS_NOTICE_MS } })
  const peer = await house.talk()
  const closing = house.sockets.close()
  house.clock.advance(BALANCERS_NOTICE_MS - 1)
  expect(await stillOpen(peer)).toBe(true)
  house.clock.advance(1)
  expect(await peer.over).toEqual(shutDown)
  await closing
})

it.each([
  ['postgres://shop@database/shop', BALANCERS_NOTICE_MS],
  [undefined, 0],
])('with the database %s shoppers are sent on after %i ms', (DATABASE_URL, noticedMs) => {
  expect(handingOver({ DATABASE_URL })).toEqual({ noticedMs })
})

it('a server that nobody is connected to ends without waiting', async () => {
  house = await socketServer({ settings: { noticedMs: BALANCERS_NOTICE_MS } })
  await house.sockets.close()
  expect(house.clock.pending()).toBe(0)
})

it.each([
  [{ shopper_session: { mode: 'scan' } }, [{ shopperSession: { resume: { lastProductId: 'p7' } } }]],
  [{}, []],
])('where the check is goes to clients that know of it alone: %j', async (setup, told) => {
  house = await socketServer()
  const peer = await house.talk(setup)
  house.sessions[0]?.emit({ type: 'checking', resume: { lastProductId: 'p7' } })
  await peer.settled()
  expect(peer.left()).toEqual(told)
})

it('what another version says about the check is no fault', async () => {
  house = await socketServer()
  await house.talk({ shopper_session: { resume: { last_product_id: 7, look_for: 'taste', mood: 'good' } } })
  expect(house.sessions[0]?.options.resume).toEqual({ lastProductId: '7' })
})
