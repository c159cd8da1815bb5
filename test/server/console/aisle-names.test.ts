import { expect, it } from 'vitest'
import { messageRules, replyTexts } from '../../../src/core/contract/console/messages.ts'
import { renamedPairs } from '../../../src/core/contract/console/places.ts'
import type { StaffProduct } from '../../../src/core/contract/console/products.ts'
import type { Store } from '../../../src/core/contract/store.ts'
import { findPath } from '../../../src/core/navigation/find-path.ts'
import { MACHINE } from '../../../src/server/db/history.ts'
import { aProduct } from '../a-product.ts'
import { onEachDatabase } from '../databases.ts'
import { type ConsoleServer, consoleServer, settingsOf, steps } from './console-server.ts'

const there = { Entrance: { Dairy: steps(4) }, DAIRY: { 'cash counter': steps(6) } }
const elsewhere = { entrance: { breads: steps(3) } }

onEachDatabase('an aisle’s name', (database) => {
  /** Two stores with paths to Dairy and one without, three products on its shelf and one beside it. */
  async function serverWithAisle() {
    const server = await consoleServer(settingsOf(database))
    const { chief, addStore } = server
    await addStore('1', { paths: there })
    await addStore('2', { paths: elsewhere })
    await addStore('3', { paths: { Entrance: { dairy: steps(9), Breads: steps(2) } } })
    const shelf = ['Dairy', 'dairy', 'DAIRY', 'breads']
    for (const [at, section] of shelf.entries()) {
      await chief.call('POST', '/products', { name: `Thing ${at}`, description: 'Some thing', section })
    }
    const rename = (name: string, id = '1') =>
      chief.call('POST', '/aisles', { id, name, description: 'Milk and cheese' })
    await rename('Dairy', '')
    return { ...server, rename }
  }

  const pathsOf = async ({ nobody }: ConsoleServer) =>
    (await nobody.call<Store[]>('GET', '/stores/publicStores')).body.map(({ paths }) => paths)
  const sectionsOf = async ({ chief }: ConsoleServer) =>
    (await chief.call<StaffProduct[]>('GET', '/products')).body.map(({ section }) => section)
  interface Entry {
    id: string
    kind: string
    recordId: string
    part: string | null
    action: string
    username: string
  }
  const historyOf = async ({ chief }: ConsoleServer) =>
    (await chief.call<Entry[]>('GET', '/audit?limit=200')).body

  it('is followed by the paths of all stores and by its products', async () => {
    const server = await serverWithAisle()
    const before = (await historyOf(server)).length
    expect((await server.rename('Milk and more')).status).toBe(200)
    expect(await pathsOf(server)).toEqual([
      { Entrance: { 'Milk and more': steps(4) }, 'Milk and more': { 'cash counter': steps(6) } },
      elsewhere,
      { Entrance: { 'Milk and more': steps(9), Breads: steps(2) } },
    ])
    expect(await sectionsOf(server)).toEqual([...Array(3).fill('milk and more'), 'breads'])
    const news = (await historyOf(server)).slice(0, -before)
    expect(new Set(news.map(({ username }) => username))).toEqual(new Set(['chief']))
    const told = news.map(({ kind, recordId, part, action }) => [kind, recordId, part, action].join(' '))
    expect(told.sort()).toEqual([
      'aisle 1  changed',
      'path 1 DAIRY → cash counter deleted',
      'path 1 Entrance → Dairy deleted',
      'path 1 Entrance → Milk and more added',
      'path 1 Milk and more → cash counter added',
      'path 3 Entrance → Milk and more added',
      'path 3 Entrance → dairy deleted',
      ...['1', '2', '3'].map((id) => `product ${id}  changed`),
    ])
  })

  it('in other letters of case changes in the paths, and no product changes', async () => {
    const server = await serverWithAisle()
    const products = (await server.chief.call('GET', '/products')).body
    await server.rename('dAIRY')
    expect((await pathsOf(server))[0]).toEqual({
      Entrance: { dAIRY: steps(4) },
      dAIRY: { 'cash counter': steps(6) },
    })
    expect((await server.chief.call('GET', '/products')).body).toEqual(products)
  })

  it('is refused where a store has a path of that name already, and nothing changes', async () => {
    const server = await serverWithAisle()
    const [paths, sections, history] = [
      await pathsOf(server),
      await sectionsOf(server),
      await historyOf(server),
    ]
    const message = `${replyTexts.aislePathThere}: Store 3.`
    expect(await server.rename('BREADS')).toMatchObject({
      status: 409,
      body: { error: message, fields: { name: message } },
    })
    expect([await pathsOf(server), await sectionsOf(server), await historyOf(server)]).toEqual([
      paths,
      sections,
      history,
    ])
  })

  it('is followed by drafts of paths, which are published under it', async () => {
    const server = await serverWithAisle()
    const draft = { from: 'Breads', to: 'DAIRY', steps: steps(7) }
    const { body } = await server.chief.call<{ draft: { updatedAt: string } }>(
      'PUT',
      '/stores/1/draft',
      draft,
    )
    await server.rename('Milky')
    const { updatedAt } = body.draft
    const published = await server.chief.call('POST', '/stores/1/draft/publish', {
      ...{ from: 'Breads', to: 'Milky', updatedAt },
    })
    expect(published.status).toBe(200)
    expect((await pathsOf(server))[0]?.Breads).toEqual({ Milky: steps(7) })
  })

  it('is not hindered by a path from a place to itself, which nobody can make any more', async () => {
    const server = await serverWithAisle()
    const itself = { from: 'lift', to: 'LIFT', steps: steps(3) }
    const put = await server.chief.call('PATCH', '/stores/1/add-or-update-path', itself)
    expect(put).toMatchObject({ status: 400, body: { fields: { to: messageRules.samePlace } } })
    expect((await server.chief.call('PUT', '/stores/1/draft', itself)).status).toBe(400)
    const cell = 'id,store_number,name,location,paths\n,9,Nine,Goa,"lift > LIFT\nturn left: 3"\n'
    expect((await server.chief.upload('/upload-stores', { file: new Blob([cell]) })).status).toBe(400)
    expect(renamedPairs([itself], { before: 'Dairy', after: 'Milky' })).toEqual([itself])
    expect(renamedPairs([{ ...itself, to: 'Dairy' }], { before: 'dairy', after: 'Lift' })).toBeUndefined()
  })

  it.each(['Entrance', 'CASH counter', 'constructor'])('cannot be %s', async (name) => {
    const server = await serverWithAisle()
    for (const reply of [await server.rename(name), await server.rename(name, '')]) {
      expect(reply).toMatchObject({ status: 400, body: { fields: { name: messageRules.aislePlace } } })
    }
  })

  it('is restored from the history together with the paths and products that followed it', async () => {
    const server = await serverWithAisle()
    const [paths, sections] = [await pathsOf(server), await sectionsOf(server)]
    await server.rename('Milk')
    const [entry] = (await historyOf(server)).filter(({ kind }) => kind === 'aisle')
    expect((await server.chief.call('POST', `/audit/${entry?.id}/restore`, {})).status).toBe(200)
    const lowerKeys = (value: unknown) => JSON.stringify(value).toLowerCase()
    expect(lowerKeys(await pathsOf(server))).toBe(lowerKeys(paths))
    expect(await sectionsOf(server)).toEqual(sections)
  })

  it('is followed by what comes back after it: products, stores, paths', async () => {
    const server = await serverWithAisle()
    const { chief } = server
    const many = async (ids: string[], change: object) =>
      (await chief.call<{ undo: string }>('POST', '/products/many', { ids, change })).body.undo
    await chief.call('DELETE', '/products/1')
    const gone = await many(['2'], { delete: true })
    const moved = await many(['4'], { section: 'dairy' })
    await chief.call('DELETE', '/stores/3')
    await chief.call('PATCH', '/stores/1/delete-path', { from: 'Entrance', to: 'dairy' })
    await server.rename('Milk')
    await server.rename('Milk and more')
    for (const undo of [gone, moved])
      expect(await chief.call('POST', '/audit/undo-many', { undo })).toMatchObject({ body: { restored: 1 } })
    const news = await historyOf(server)
    const deleted = [
      news.find(({ kind, recordId, action }) => `${kind}${recordId}${action}` === 'product1deleted'),
      news.find(({ kind, action }) => kind === 'store' && action === 'deleted'),
      news.findLast(({ kind, part }) => kind === 'path' && part === 'Entrance → Dairy'),
    ]
    for (const entry of deleted)
      expect((await chief.call('POST', `/audit/${entry?.id}/restore`, {})).status).toBe(200)
    const sections = (await chief.call<StaffProduct[]>('GET', '/products')).body.map((product) => [
      ...[product.id, product.section],
    ])
    expect(Object.fromEntries(sections)).toEqual({
      ...{ 1: 'milk and more', 2: 'milk and more', 3: 'milk and more', 4: 'breads' },
    })
    const [first, , third] = await pathsOf(server)
    expect(first).toEqual({
      ...{ Entrance: { 'Milk and more': steps(4) }, 'Milk and more': { 'cash counter': steps(6) } },
    })
    expect(third).toEqual({ Entrance: { 'Milk and more': steps(9), Breads: steps(2) } })
  })

  it('that it has no more is told of where a file brings it back', async () => {
    const server = await serverWithAisle()
    await server.rename('Milk')
    await server.rename('Milk and more')
    const warned = async (path: string, cells: string) =>
      (await server.chief.upload<{ warnings: string[] }>(`${path}?preview=1`, { file: new Blob([cells]) }))
        .body.warnings
    expect(
      await warned(
        '/upload-stores',
        'id,store_number,name,location,paths\n,9,Nine,Goa,"Entrance > DAIRY\nturn left: 3"\n',
      ),
    ).toEqual(['"dairy" is called "Milk and more" by now: it is in 9 Nine'])
    const products = 'name,description,section\nCurd,Sour.,Dairy\nGhee,Rich.,dairy\nRusk,Dry.,breads\n'
    expect(await warned('/upload-csv', products)).toEqual([
      '"dairy" is called "Milk and more" by now: it is in Curd and 1 more',
    ])
    await server.chief.call('POST', '/aisles', { id: '', name: 'Dairy', description: 'Another one' })
    expect(await warned('/upload-csv', products)).toEqual([])
  })

  it('lists the paths and products that use it, and they stay when the aisle is deleted', async () => {
    const server = await serverWithAisle()
    const [paths, sections] = [await pathsOf(server), await sectionsOf(server)]
    const use = await server.chief.call('GET', '/aisles/1/use')
    expect(use.body).toEqual({
      paths: [
        { storeId: '1', storeName: 'Store 1', from: 'Entrance', to: 'Dairy' },
        { storeId: '1', storeName: 'Store 1', from: 'DAIRY', to: 'cash counter' },
        { storeId: '3', storeName: 'Store 3', from: 'Entrance', to: 'dairy' },
      ],
      products: 3,
    })
    expect((await server.chief.call('GET', '/aisles/99/use')).status).toBe(404)
    expect((await server.chief.call('DELETE', '/aisles/1')).status).toBe(200)
    expect([await pathsOf(server), await sectionsOf(server)]).toEqual([paths, sections])
  })
})

/** As an older version kept them: as they came. */
onEachDatabase('names with what nobody sees in them', ({ open }) => {
  const shy = 'Da\u00adiry'
  async function olderShop() {
    const kept = await open()
    const paths = {
      Entrance: { [shy]: steps(4), 'Cafe\u0301': steps(5) },
      [shy]: { 'cash counter': steps(6) },
    }
    await kept.stores.add([{ store_number: '1', name: 'One', location: 'Goa', paths }])
    for (const section of ['da\u200biry', 'Dairy', 'dairy']) await kept.products.add([aProduct({ section })])
    const draft = (from: string, to: string, updated_at: string) => ({
      ...{ store_id: '1', key: JSON.stringify([from, to].map((name) => name.toLowerCase())) },
      ...{ from_place: from, to_place: to, steps: JSON.stringify(steps(3)), base: null },
      ...{ walked_at: null, walked_by: null, updated_at, updated_by: 'asha' },
    })
    const drafts = [draft('Entrance', shy, '1'), draft(shy, 'Dairy', '2'), draft('Entrance', 'Dairy', '3')]
    for (const row of drafts) await kept.database.insertInto('path_drafts').values(row).execute()
    const led = async (destination: string) =>
      findPath(await kept.stores.all(), { id: '1', source: 'entrance', destination }, () => {}).navCommands
    return { ...kept, led }
  }

  it('are found by shoppers and staff', async () => {
    const { stores, led, pathDrafts } = await olderShop()
    expect(await led('dairy')).toEqual(steps(4))
    expect(await led('caf\u00e9')).toEqual(steps(5))
    const put = { from: 'Entrance', to: 'Dairy', steps: steps(9), was: steps(4) }
    expect((await stores.putPath('1', put, MACHINE)).paths.Entrance).toEqual({
      ...{ Dairy: steps(9), 'Cafe\u0301': steps(5) },
    })
    const gone = await stores.deletePath('1', { from: 'dairy', to: 'cash counter' }, MACHINE)
    expect(Object.keys(gone.paths)).toEqual(['Entrance'])
    for (const updatedAt of ['1', '3'])
      await pathDrafts.drop('1', { from: 'Entrance', to: 'Dairy', updatedAt })
    await pathDrafts.drop('1', { from: 'Dairy', to: 'Dairy', updatedAt: '2' })
    expect(await pathDrafts.ofStore('1')).toEqual([])
  })

  it('lead by the name that has nothing of it, and that one is edited', async () => {
    const { stores, led } = await olderShop()
    await stores.add([
      {
        store_number: '2',
        name: 'Two',
        location: 'Goa',
        paths: { Entrance: { [shy]: steps(1), Dairy: steps(2) } },
      },
    ])
    const all = await stores.all()
    const way = { id: '2', source: 'entrance', destination: 'dairy' }
    expect(findPath(all, way, () => {}).navCommands).toEqual(steps(2))
    expect(await led('dairy')).toEqual(steps(4))
    const other = await stores.putPath('2', { from: 'Entrance', to: 'Breads', steps: steps(7) }, MACHINE)
    expect(Object.keys(other.paths.Entrance ?? {})).toEqual([shy, 'Dairy', 'Breads'])
    const put = { from: 'Entrance', to: 'DAIRY', steps: steps(8), was: steps(2) }
    expect((await stores.putPath('2', put, MACHINE)).paths).toEqual({
      Entrance: { Dairy: steps(8), Breads: steps(7) },
    })
  })

  it('follow an aisle’s new name, but for a draft from a place to itself, which hinders nobody', async () => {
    const { aisles, stores, products, pathDrafts } = await olderShop()
    await pathDrafts.drop('1', { from: 'Entrance', to: 'Dairy', updatedAt: '3' })
    const description = 'Milk and cheese'
    const { id } = await aisles.save({ id: null, name: 'Dairy', description }, MACHINE)
    expect(await aisles.use(id)).toMatchObject({ products: 3, paths: [{}, {}] })
    await aisles.save({ id, name: 'Milky', description }, MACHINE)
    expect((await stores.all())[0]?.paths).toEqual({
      Entrance: { Milky: steps(4), 'Cafe\u0301': steps(5) },
      Milky: { 'cash counter': steps(6) },
    })
    expect((await products.all()).map(({ section }) => section)).toEqual(['milky', 'milky', 'milky'])
    const drafts = await pathDrafts.ofStore('1')
    expect(drafts.map(({ from, to }) => [from, to])).toEqual([
      [shy, 'Dairy'],
      ['Entrance', 'Milky'],
    ])
  })
})
