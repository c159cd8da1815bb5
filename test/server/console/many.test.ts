import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, it } from 'vitest'
import type { StaffProduct } from '../../../src/core/contract/console/products.ts'
import type { User } from '../../../src/core/contract/console/users.ts'
import type { Store } from '../../../src/core/contract/store.ts'
import { onEachDatabase } from '../databases.ts'
import { consoleServer, person, settingsOf, steps } from './console-server.ts'

interface Many {
  count: number
  undo: string
  restored: number
  failed: number
}

onEachDatabase('many records at once', (database) => {
  it('are changed and deleted, and put back as they were by one call', async () => {
    const { chief, signIn } = await consoleServer(settingsOf(database))
    const names = ['One', 'Two', 'Three']
    for (const name of names)
      await chief.call('POST', '/products', { name, description: `The ${name}`, section: 'dairy' })
    const list = async () => (await chief.call<StaffProduct[]>('GET', '/products')).body
    const many = (change: object, ids: unknown = ['1', '3', '99']) =>
      chief.call<Many>('POST', '/products/many', { ids, change })
    const sections = async () => (await list()).map(({ section }) => section)

    const moved = await many({ section: 'breads' })
    expect(moved).toMatchObject({ status: 200, body: { count: 2 } })
    expect(await sections()).toEqual(['breads', 'dairy', 'breads'])
    expect(await many({ section: 'breads' })).toMatchObject({ body: { count: 0, undo: null } })
    const undo = (what: string, who = chief) => who.call<Many>('POST', '/audit/undo-many', { undo: what })
    expect(await undo(moved.body.undo)).toMatchObject({ status: 200, body: { restored: 2, failed: 0 } })
    expect(await sections()).toEqual(['dairy', 'dairy', 'dairy'])

    const gone = await many({ delete: true })
    expect((await list()).map(({ name }) => name)).toEqual(['Two'])
    await chief.call('POST', '/auth/register', person('second'))
    expect((await undo(gone.body.undo, await signIn('second', 'Correct1!'))).status).toBe(404)
    expect((await undo('1-999999')).status).toBe(404)
    expect(await undo(gone.body.undo)).toMatchObject({ body: { restored: 2 } })
    expect((await list()).map(({ id }) => id).sort()).toEqual(['1', '2', '3'])
    expect((await many({ section: 'dairy' }, [])).status).toBe(400)
    expect((await many({ price: 3 })).status).toBe(400)
  })

  it('are put back in what was changed alone, and once', async () => {
    const { chief } = await consoleServer(settingsOf(database))
    for (const name of ['One', 'Two', 'Three'])
      await chief.call('POST', '/products', { name, description: `The ${name}`, section: 'dairy' })
    const many = (change: object) =>
      chief.call<Many>('POST', '/products/many', { ids: ['1', '2', '3'], change })
    const { undo } = (await many({ section: 'breads' })).body
    const corrected = {
      description: 'The One',
      allergensContain: ['milk', 'egg', 'lupin'],
      section: 'breads',
    }
    await chief.call('PUT', '/products/1', { name: 'One', ...corrected })
    await chief.call('PUT', '/products/2', { name: 'Two', description: 'The Two', section: 'sweets' })
    await chief.call('DELETE', '/products/3')
    const back = () => chief.call<Many>('POST', '/audit/undo-many', { undo })
    expect(await back()).toMatchObject({
      body: { restored: 1, failed: 2, message: '1 put back. 2 could not be put back: see the history.' },
    })
    const list = async () => (await chief.call<StaffProduct[]>('GET', '/products')).body
    const after = await list()
    expect(after).toMatchObject([{ ...corrected, section: 'dairy' }, { section: 'sweets' }])
    // Not even where it is again as that change had left it.
    for (const { id, name, description } of after)
      await chief.call('PUT', `/products/${id}`, { name, description, section: 'breads' })
    expect((await back()).body).toMatchObject({ restored: 1, failed: 2 })
    expect((await list()).map(({ section }) => section)).toEqual(['breads', 'dairy'])
  })

  it('are stores whose later name stays', async () => {
    const { chief, addStore } = await consoleServer(settingsOf(database))
    await addStore('1')
    const [before] = (await chief.call<Store[]>('GET', '/stores')).body
    const change = { ids: ['1'], change: { location: 'Goa' } }
    const { undo } = (await chief.call<Many>('POST', '/stores/many', change)).body
    await chief.call('PUT', '/stores/1', { name: 'Renamed' })
    const back = () => chief.call<Many>('POST', '/audit/undo-many', { undo })
    expect((await back()).body).toMatchObject({ restored: 1, failed: 0 })
    const [after] = (await chief.call<Store[]>('GET', '/stores')).body
    expect(after).toMatchObject({ name: 'Renamed', location: before?.location })
    expect((await back()).body).toMatchObject({ restored: 0, failed: 1 })
  })

  it('are stores, which take their admins along and bring them back', async () => {
    const { chief, addStore, adminOf } = await consoleServer(settingsOf(database))
    const paths = { Entrance: { Dairy: steps(4) } }
    await addStore('1', { paths })
    await addStore('2')
    await adminOf('1')
    const stores = async () => (await chief.call<Store[]>('GET', '/stores')).body
    const before = await stores()
    const adminsStore = async () =>
      (await chief.call<User[]>('GET', '/auth/users')).body.find(({ username }) => username === 'admin1')
        ?.storeId
    const many = (change: object) => chief.call<Many>('POST', '/stores/many', { ids: ['1', '2'], change })

    expect((await many({ location: 'Goa' })).body.count).toBe(2)
    expect((await stores()).map(({ location }) => location)).toEqual(['Goa', 'Goa'])
    const { body } = await many({ delete: true })
    expect([await stores(), await adminsStore()]).toEqual([[], null])
    expect(await chief.call<Many>('POST', '/audit/undo-many', { undo: body.undo })).toMatchObject({
      body: { restored: 2, failed: 0 },
    })
    const after = await stores()
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect([after[0]?.paths, await adminsStore()]).toEqual([paths, '1'])
  })
})

it('are put back one by one, and who else asks is answered meanwhile', async () => {
  const { chief, addStore, dataFolder } = await consoleServer()
  const ids = Array.from({ length: 20 }, (_, at) => String(at + 1))
  for (const id of ids) await addStore(id)
  const { body } = await chief.call<Many>('POST', '/stores/many', { ids, change: { delete: true } })
  const beside = new DatabaseSync(join(dataFolder, 'shop.sqlite'), { readOnly: true })
  const seen = new Set<unknown>()
  const look = () => {
    seen.add(beside.prepare('select count(*) as there from stores').get()?.there)
    next = setImmediate(look)
  }
  let next = setImmediate(look)
  const { body: back } = await chief.call<Many>('POST', '/audit/undo-many', { undo: body.undo })
  clearImmediate(next)
  beside.close()
  expect(back).toMatchObject({ restored: 20, failed: 0 })
  expect(seen.size).toBeGreaterThan(10)
})
