import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type StaffCall, watchEventSchema } from '../../../src/core/contract/console/staff-calls.ts'
import type { PublicStore } from '../../../src/core/contract/store.ts'
import { onEachDatabase } from '../databases.ts'
import { type Dialled, socketServer } from '../live/socket-server.ts'
import { type Caller, consoleServer, PASSWORD, person, settingsOf } from './console-server.ts'

/** A console's watch, once it shows what there is: the calls, and a way to wait for others. */
async function watchOf(url: string, { token }: Caller) {
  const headers = { authorization: `Bearer ${token}` }
  // Not `fetch`, whose pool dials anew when a stream is broken off.
  const asked = get(`${url}/api/staff-calls`, { headers, agent: false })
  asked.on('error', () => undefined)
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]
  let calls: StaffCall[] = []
  let shown = false
  let over = false
  let arrived = () => {}
  const read = async () => {
    let rest = ''
    for await (const piece of reply.setEncoding('utf8')) {
      const lines = (rest + String(piece)).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines.filter((text) => text.startsWith('data: '))) {
        const event = watchEventSchema.parse(JSON.parse(line.slice(6)))
        calls = event.calls ?? calls
        shown ||= event.calls !== undefined
      }
      arrived()
    }
  }
  const ended = read()
    .catch(() => undefined)
    .finally(() => {
      over = true
      arrived()
    })
  onTestFinished(() => void asked.destroy())
  while (!shown && !over) {
    await new Promise<void>((resolve) => {
      arrived = resolve
    })
  }
  return {
    status: reply.statusCode,
    ended,
    close: () => void asked.destroy(),
    async until(fits: (calls: readonly StaffCall[]) => boolean): Promise<readonly StaffCall[]> {
      while (!fits(calls)) {
        if (over) throw new Error(`the watch ended with ${JSON.stringify(calls)}`)
        await new Promise<void>((resolve) => {
          arrived = resolve
        })
      }
      return calls
    },
  }
}

/** A server with two stores and their admins, and sockets for shoppers before it. */
async function shop(settings: Record<string, string>) {
  const there = await consoleServer(settings)
  await there.addStore('1')
  await there.addStore('2')
  const sockets = await socketServer({ callDesk: there.room.callDesk })
  onTestFinished(() => sockets.close())
  const stores = (await there.nobody.call<PublicStore[]>('GET', '/stores/publicStores')).body
  sockets.catalogue.change({ stores })
  const talk = (storeId: string) => sockets.talk({ shopper_session: { leads: true, store_id: storeId } })
  return { ...there, talk, sockets, asha: await there.adminOf('1'), ravi: await there.adminOf('2') }
}

/** The next thing that the shopper's page is told of its call. */
async function told(peer: Dialled): Promise<{ id?: string; state: string; name?: string }> {
  for (;;) {
    const frame = (await peer.next()) as { staffCall?: { id?: string; state: string; name?: string } }
    if (frame.staffCall) return frame.staffCall
  }
}

const place = { where: 'onward', section: 'dairy', part: 3, language: 'en-IN' }
const call = (peer: Dialled, more: object = {}) => peer.send({ staff_call: { on: true, ...place, ...more } })
const coming = ({ call: post }: Caller, id: string, name: string | null = null) =>
  post('POST', `/staff-calls/${id}/coming`, { name })

onEachDatabase('calls to staff', (database) => {
  const open = () => shop(settingsOf(database))
  /** A call whose line is lost, as its watch shows. */
  async function lostCall() {
    const there = await open()
    const watch = await watchOf(there.url, there.asha)
    const peer = await there.talk('1')
    call(peer)
    const { id = '' } = await told(peer)
    peer.socket.terminate()
    await watch.until(([first]) => first?.lost === true)
    return { ...there, watch, id }
  }

  it('without a console of the store the shopper is told so; one of another store is none', async () => {
    const { url, talk, ravi } = await open()
    const other = await watchOf(url, ravi)
    const peer = await talk('1')
    call(peer)
    expect(await told(peer)).toMatchObject({ state: 'alone' })
    expect(await other.until(() => true)).toEqual([])
  })

  it('are shown to who works in several stores, of each of them and of no other', async () => {
    const { url, talk, chief, addStore, signIn, sockets, nobody } = await open()
    await addStore('3')
    sockets.catalogue.change({
      stores: (await nobody.call<PublicStore[]>('GET', '/stores/publicStores')).body,
    })
    await chief.call('POST', '/auth/register', person('usha', { role: 'staff', storeIds: ['3', '1'] }))
    const watch = await watchOf(url, await signIn('usha', PASSWORD))
    const peers = await Promise.all(['1', '2', '3'].map(talk))
    for (const peer of peers) call(peer)
    const states = await Promise.all(peers.map(async (peer) => (await told(peer)).state))
    expect(states).toEqual(['told', 'alone', 'told'])
    const shown = await watch.until((calls) => calls.length === 2)
    expect(shown.map(({ storeId }) => storeId).toSorted()).toEqual(['1', '3'])
  })

  it('are shown with the place and nothing of the person, and "Coming" is told with the name', async () => {
    const { url, talk, asha } = await open()
    const watch = await watchOf(url, asha)
    const peer = await talk('1')
    call(peer, { section: 'dairy', words: 'my name is X' })
    const { id = '', state } = await told(peer)
    expect(state).toBe('told')
    const [shown] = await watch.until((calls) => calls.length === 1)
    expect(shown).toEqual({
      id,
      storeId: '1',
      storeName: 'Store 1',
      place: { where: 'onward', section: 'dairy', part: 3 },
      language: 'en-IN',
      since: expect.any(String),
      rungAt: shown?.since,
      lost: false,
      taken: null,
      ended: null,
    })
    expect(await coming(asha, id, ' Asha ')).toMatchObject({ status: 200 })
    expect(await told(peer)).toEqual({ id, state: 'coming', name: 'Asha' })
    await watch.until(([first]) => first?.taken?.name === 'Asha')
    expect(await asha.call('POST', `/staff-calls/${id}/done`)).toMatchObject({ status: 200 })
    expect(await told(peer)).toMatchObject({ state: 'over' })
    await watch.until(([first]) => first?.ended === 'done')
  })

  it('of two who come at once one wins, and the other reads who it was', async () => {
    const { url, talk, asha, chief } = await open()
    const watch = await watchOf(url, asha)
    const peer = await talk('1')
    call(peer)
    const { id = '' } = await told(peer)
    const replies = await Promise.all([coming(asha, id, 'Asha'), coming(chief, id, 'Boss')])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const { taken } = (await watch.until(([first]) => first?.taken !== null))[0]!
    const lost = replies.find(({ status }) => status === 409)
    expect(lost?.body.error).toBe(`${taken?.name} is coming already.`)
  })

  it('are seen in both tabs of one person, and end in both when the shopper needs nobody', async () => {
    const { url, talk, asha } = await open()
    const tabs = [await watchOf(url, asha), await watchOf(url, asha)]
    const peer = await talk('1')
    call(peer)
    await told(peer)
    for (const tab of tabs) await tab.until((calls) => calls.length === 1)
    peer.send({ staff_call: { on: false } })
    for (const tab of tabs) await tab.until(([first]) => first?.ended === 'off')
  })

  it('stand while the line is lost, and go on on another', async () => {
    const { talk, asha, watch, id } = await lostCall()
    expect(await coming(asha, id)).toMatchObject({ status: 200 })
    const again = await talk('1')
    call(again, { id, again: true })
    expect(await told(again)).toEqual({ id, state: 'coming' })
    const calls = await watch.until(([first]) => first?.lost === false)
    expect(calls).toHaveLength(1)
  })

  it('that were put away while the line was lost are over, and are not opened anew', async () => {
    const { talk, asha, watch, id } = await lostCall()
    expect(await asha.call('POST', `/staff-calls/${id}/done`)).toMatchObject({ status: 200 })
    const again = await talk('1')
    call(again, { id, again: true })
    expect(await told(again)).toEqual({ id, state: 'over' })
    expect(await watch.until(([first]) => first?.ended === 'done')).toHaveLength(1)
    // Whoever calls once more is rung for, whatever became of the one before.
    call(again, { id })
    expect(await told(again)).toMatchObject({ state: 'told', id: expect.not.stringMatching(id) })
    expect(await watch.until((calls) => calls.length === 2)).toMatchObject([
      { ended: 'done' },
      { ended: null },
    ])
  })

  it('are taken back on another line by their id, and only in their store', async () => {
    const { talk, watch, id } = await lostCall()
    const stranger = await talk('2')
    stranger.send({ staff_call: { on: false, id } })
    call(stranger)
    await told(stranger)
    expect(await watch.until(() => true)).toMatchObject([{ id, ended: null }])
    const again = await talk('1')
    again.send({ staff_call: { on: false, id } })
    await watch.until(([first]) => first?.ended === 'off')
  })

  it('a call of another store is neither taken up, nor answered, nor named', async () => {
    const { url, talk, asha, ravi } = await open()
    await watchOf(url, asha)
    const peer = await talk('1')
    call(peer)
    const { id = '' } = await told(peer)
    const stranger = await talk('2')
    call(stranger, { id, again: true })
    const own = await told(stranger)
    expect(own.id).not.toBe(id)
    expect(await coming(ravi, id)).toMatchObject({ status: 403 })
    expect(await ravi.call('POST', `/staff-calls/${id}/done`)).toMatchObject({ status: 403 })
    expect(await coming(ravi, 'made-up')).toMatchObject({ status: 404 })
  })

  it('of a store that is not known, and from no store, reach nobody', async () => {
    const { talk, sockets } = await open()
    const made = await talk('99')
    call(made)
    expect(await told(made)).toEqual({ state: 'unreached' })
    const home = await sockets.talk({ shopper_session: { leads: true } })
    call(home)
    expect(await told(home)).toEqual({ state: 'unreached' })
  })

  it('a name that could be a message is refused, and nothing is taken', async () => {
    const { talk, chief } = await open()
    const peer = await talk('1')
    call(peer)
    const { id = '' } = await told(peer)
    for (const name of ['Asha 9876543210', 'x'.repeat(31), '<b>', 'Go! Now?']) {
      expect(await coming(chief, id, name)).toMatchObject({ status: 400 })
    }
    expect(await coming(chief, id, 'Mary-Ann')).toMatchObject({ status: 200 })
  })

  it('a watch ends with the sign-out, and nine tabs are one too many', async () => {
    const { url, asha } = await open()
    const watches = []
    for (let tab = 0; tab < 8; tab += 1) watches.push(await watchOf(url, asha))
    expect((await watchOf(url, asha)).status).toBe(429)
    await asha.call('POST', '/auth/logout')
    await Promise.all(watches.map(({ ended }) => ended))
    expect((await watchOf(url, asha)).status).toBe(401)
  }, 20_000)
})

describe('many calls', () => {
  it('from one address are held to what a shop needs, and the page is told', async () => {
    const { talk } = await shop({})
    const peers = await Promise.all(Array.from({ length: 14 }, () => talk('1')))
    for (const peer of peers) call(peer)
    const states = await Promise.all(peers.map(async (peer) => (await told(peer)).state))
    expect(states.filter((state) => state === 'unreached')).toHaveLength(1)
  })
})
