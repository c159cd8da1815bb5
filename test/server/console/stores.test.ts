import { expect, it } from 'vitest'
import { answers, rules } from '../../../src/core/contract/console/messages.ts'
import type { PublicStore, Store } from '../../../src/core/contract/store.ts'
import { findPath } from '../../../src/core/navigation/find-path.ts'
import { onEachDatabase } from '../databases.ts'
import { consoleServer, steps } from './console-server.ts'

const store = (number: string, said: object = {}) => ({
  store_number: number,
  name: `Store ${number}`,
  location: 'Pune',
  paths: {},
  ...said,
})

onEachDatabase('stores', ({ newUrl }) => {
  const open = () => {
    const url = newUrl()
    return consoleServer(url === undefined ? {} : { DATABASE_URL: url })
  }

  it('live: made, walked, changed, walked anew, gone', async () => {
    const { chief, nobody } = await open()
    const shopperWalks = async (id: string) => {
      const { body } = await nobody.call<PublicStore[]>('GET', '/stores/publicStores')
      const request = { id, source: 'entrance', destination: 'dairy' }
      return findPath(body, request, () => undefined).navCommands
    }
    const paths = { Entrance: { Dairy: steps(5) } }
    const made = await chief.call('POST', '/stores', store('12', { paths }))
    expect(made).toMatchObject({ status: 201, body: { id: '1', message: answers.storeAdded } })
    expect(made.body.store).toMatchObject({ ...store('12', { paths }), storeURL: '/?storeid=1' })
    expect(await shopperWalks('1')).toEqual(steps(5))

    const change = { from: 'ENTRANCE', to: 'dairy', steps: steps(9, 2) }
    const changed = await chief.call('PATCH', '/stores/1/add-or-update-path', change)
    expect(changed.body).toMatchObject({ message: answers.pathSaved })
    expect(changed.body.store.paths).toEqual({ Entrance: { Dairy: steps(9, 2) } })
    expect(await shopperWalks('1')).toEqual(steps(9, 2))

    const place = { from: 'entrance', to: 'dairy' }
    expect((await chief.call('PATCH', '/stores/1/delete-path', place)).body.store.paths).toEqual({})
    expect(await chief.call('PATCH', '/stores/1/delete-path', place)).toMatchObject({ status: 404 })
    expect(await shopperWalks('1')).toEqual([])

    expect(await chief.call('DELETE', '/stores/1')).toMatchObject({ body: { message: answers.storeDeleted } })
    expect((await nobody.call('GET', '/stores/publicStores')).body).toEqual([])
    expect((await chief.call('POST', '/stores', store('12'))).body.id).toBe('2')
  })

  it('can lack a path, and keep a number that only looks like one', async () => {
    const { chief } = await open()
    const { body } = await chief.call('POST', '/stores', {
      store_number: '007',
      name: 'Bare',
      location: 'Goa',
    })
    expect(body.store).toMatchObject({ store_number: '007', paths: {} })
  })

  it('have numbers of their own, twenty tries at once included', async () => {
    const { chief } = await open()
    const tries = Array.from({ length: 20 }, (_, i) =>
      chief.call('POST', '/stores', store('5', { name: `Twin ${i}` })),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, ...Array(19).fill(409)])
    expect((await chief.call<Store[]>('GET', '/stores')).body).toHaveLength(1)

    await chief.call('POST', '/stores', store('6'))
    expect(await chief.call('PUT', '/stores/2', { store_number: '5' })).toMatchObject({
      status: 409,
      body: { error: rules.storeNumberEdit, fields: { store_number: rules.storeNumberEdit } },
    })
    expect((await chief.call('PUT', '/stores/2', { store_number: '6' })).status).toBe(200)
  })

  it('lose no update: the second of two editors gets the newer record', async () => {
    const { chief } = await open()
    const { store: read } = (
      await chief.call('POST', '/stores', store('1', { paths: { a: { b: steps(1) } } }))
    ).body
    const save = (name: string, updatedAt: string) =>
      chief.call('PUT', '/stores/1', { ...store('1'), name, paths: read.paths, updatedAt })
    const first = await save('First', read.updatedAt)
    expect(first).toMatchObject({
      status: 200,
      body: { message: answers.storeSaved, store: { name: 'First' } },
    })
    expect(first.body.store.updatedAt > read.updatedAt).toBe(true)
    expect(await save('Second', read.updatedAt)).toMatchObject({
      status: 409,
      body: { error: answers.stale, current: first.body.store },
    })
    // A whole save that knows the newest version replaces the paths.
    const bare = { ...store('1'), paths: {}, updatedAt: first.body.store.updatedAt }
    expect((await chief.call('PUT', '/stores/1', bare)).body.store.paths).toEqual({})
  })

  it('of two at once with the same version only one saves', async () => {
    const { chief } = await open()
    const { store: read } = (await chief.call('POST', '/stores', store('1'))).body
    const tries = Array.from({ length: 10 }, (_, i) =>
      chief.call('PUT', '/stores/1', { ...store('1'), name: `Name ${i}`, updatedAt: read.updatedAt }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, ...Array(9).fill(409)])
  })

  it('keep every path that many people edit at once', async () => {
    const { chief } = await open()
    await chief.call('POST', '/stores', store('1'))
    const edits = Array.from({ length: 20 }, (_, i) =>
      i % 2 === 0
        ? chief.call('PATCH', '/stores/1/add-or-update-path', {
            from: 'entrance',
            to: `aisle ${i}`,
            steps: steps(i),
          })
        : chief.call('PUT', '/stores/1', {
            name: 'Store 1',
            paths: { entrance: { [`aisle ${i}`]: steps(i) } },
          }),
    )
    for (const { status } of await Promise.all(edits)) expect(status).toBe(200)
    const { body } = await chief.call<Store[]>('GET', '/stores')
    expect(Object.keys(body[0]?.paths.entrance ?? {}).sort()).toEqual(
      Array.from({ length: 20 }, (_, i) => `aisle ${i}`).sort(),
    )
  })

  it('are in cities', async () => {
    const { chief } = await open()
    const { body } = await chief.call<{ id: string; city: string }[]>('GET', '/locations')
    expect(body.map(({ city }) => city)).toEqual(expect.arrayContaining(['Mumbai', 'Bengaluru', 'Kolkata']))
    expect(new Set(body.map(({ id }) => id)).size).toBe(body.length)
  })
})
