import { expect, it } from 'vitest'
import type { FieldReply } from '../../../src/core/contract/console/field.ts'
import type { WorkRow } from '../../../src/core/contract/console/work-list.ts'
import { aProduct } from '../a-product.ts'
import { onEachDatabase } from '../databases.ts'
import { socketServer } from '../live/socket-server.ts'
import { type Caller, consoleServer, settingsOf, steps } from './console-server.ts'

const walk = { from: 'entrance', to: 'dairy', part: 1 }
const paths = { Entrance: { Dairy: steps(4, 5) } }

const told = async (caller: Caller, query: string) =>
  (await caller.call<FieldReply>('GET', `/field?${query}`)).body
const short = ({ rows }: FieldReply) =>
  rows.map(({ kind, storeName, productName, walk, visits }) =>
    [kind, storeName, productName, walk?.part, visits]
      .filter((part) => part !== '' && part !== undefined)
      .join(' '),
  )
const work = async (caller: Caller) =>
  (await caller.call<{ rows: WorkRow[] }>('GET', '/work-list')).body.rows
    .filter(({ visits }) => visits !== undefined)
    .map(({ kind, name, visits }) => `${kind} ${name} ${visits}`)

onEachDatabase('what happens in stores', (database) => {
  it.each(['%00', '', 'x'.repeat(65)])('is asked of no store that cannot be: "%s"', async (storeId) => {
    const { chief } = await consoleServer(settingsOf(database))
    expect((await chief.call('GET', `/field?storeId=${storeId}`)).status).toBe(400)
  })

  it('is counted from sockets to the screen, and to the work list until it is mended', async () => {
    const there = await consoleServer(settingsOf(database))
    const { addStore, adminOf, chief, room } = there
    await addStore('1', { paths })
    await addStore('2')
    const asha = await adminOf('1')
    const product = await chief.call('POST', '/products', { name: 'Thing', description: 'Some thing' })
    const sockets = await socketServer({ field: room.field })
    const store = { id: '1', store_number: '1', name: 'One', location: 'Pune', storeURL: '', paths }
    sockets.catalogue.change({ stores: [store] })
    for (let visit = 0; visit < 6; visit++) {
      const shopper = await sockets.talk({ shopperSession: { store_id: '1', leads: true } })
      shopper.send({ field: { kind: 'visit' } })
      shopper.send({ field: { kind: 'part', walk } })
      shopper.send({ field: { kind: 'lost', walk } })
      // A made-up page: no such kind, place or part.
      shopper.send({ field: { kind: 'rude', walk: { ...walk, from: 'A word' } } })
      shopper.send({ field: { kind: 'lost', walk: { ...walk, part: 0 } } })
      if (visit < 3) shopper.send({ staff_call: { on: true } })
      sockets.sessions.at(-1)?.options.note?.({ kind: 'doubted', productId: product.body.id })
      sockets.sessions.at(-1)?.options.note?.({ kind: 'lookNothing' })
      await shopper.settled()
    }
    await room.field?.write()
    await sockets.close()

    const seen = await told(chief, 'days=7')
    expect(seen.counts).toBe(true)
    expect(seen.days).toHaveLength(7)
    expect(seen.days.at(-1)?.visits).toBe(6)
    // Three calls for staff are too few to be told of.
    expect(short(seen).sort()).toEqual([
      'doubted Thing 6',
      'lookNothing Store 1 6',
      'lost Store 1 1 6',
      'visit Store 1 6',
    ])
    expect(seen.walks).toMatchObject([{ storeName: 'Store 1', began: 6, arrived: 0 }])
    const ofStore = await told(asha, 'storeId=1')
    expect(ofStore.walks).toMatchObject([
      { path: { from: 'entrance', to: 'dairy' }, ends: [{ first: 1, visits: 6 }] },
    ])
    expect((await told(chief, 'storeId=2')).rows).toEqual([])
    expect((await asha.call('GET', '/field?storeId=2')).status).toBe(403)
    expect((await chief.call('GET', '/field?days=1')).status).toBe(400)

    // The product was made today: what was met with today may be mended already. A path is, once it is another.
    expect(await work(chief)).toEqual(['lostOnPath Store 1 6'])
    expect(await work(asha)).toEqual(['lostOnPath Store 1 6'])
    const path = { from: 'Entrance', to: 'Dairy', steps: steps(4, 6) }
    await asha.call('PATCH', '/stores/1/add-or-update-path', path)
    expect(await work(asha)).toEqual([])
  })

  it('asks for work from the day after the last change on, and is forgotten after 13 months', async () => {
    // The day on which these repositories write.
    const today = '2026-11-21'
    const { fieldCounts, products, workRecords } = await database.open()
    const [productId = ''] = await products.add([aProduct({ name: 'Thing' })])
    const cell = { storeId: '', kind: 'noDate', productId, topic: '', from: '', to: '', part: 0 } as const
    const add = (day: string, visits: number) => fieldCounts.add([{ ...cell, day, visits }], () => {})
    const troubles = async () =>
      (await workRecords('UTC')).troubles.map(({ productId, visits }) => [productId, visits])
    await add(today, 9)
    await add('2099-01-01', 4)
    expect(await troubles()).toEqual([])
    await add('2099-01-01', 2)
    expect(await troubles()).toEqual([[productId, 6]])
    await fieldCounts.forget('2099-01-02')
    expect(await troubles()).toEqual([])
  })

  it('is counted no more where that is set, and says so', async () => {
    const { chief, room } = await consoleServer({ ...settingsOf(database), FIELD_COUNTS: 'off' })
    expect(room.field).toBeUndefined()
    expect((await told(chief, 'days=7')).counts).toBe(false)
  })
})
