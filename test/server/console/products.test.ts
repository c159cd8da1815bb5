import { expect, it } from 'vitest'
import type { HistoryEntry } from '../../../src/core/contract/console/history.ts'
import { messageRules, replyTexts } from '../../../src/core/contract/console/messages.ts'
import type { StaffProduct } from '../../../src/core/contract/console/products.ts'
import type { Product } from '../../../src/core/contract/product.ts'
import type { Store } from '../../../src/core/contract/store.ts'
import { onEachDatabase } from '../databases.ts'
import { consoleServer, settingsOf, steps } from './console-server.ts'

const facts = {
  barcodes: ['4006381333931', '73513537'],
  allergensContain: ['wheat', 'milk'],
  allergensMayContain: [],
  ingredients: 'wheat flour, milk',
  nutrition: { energyKcal: 450.123456, sugarG: 12.5 },
  netWeight: '200 g',
  packWords: ['rich butter'],
  section: 'Dairy',
  origin: 'India',
  servingG: 30,
}
const thing = { name: 'Good Thing', description: 'A good thing' }

onEachDatabase('products and history', (database) => {
  const open = () => consoleServer(settingsOf(database))

  it('products keep the facts that were sent, and what was not sent is unknown', async () => {
    const { chief, nobody } = await open()
    const { status, body } = await chief.call('POST', '/products', { ...thing, ...facts })
    expect([status, body.message]).toEqual([201, replyTexts.productAdded])
    const { updatedAt: _, ...shown } = body.product
    expect(shown).toEqual({
      ...thing,
      ...facts,
      id: '1',
      nutrition: { energyKcal: 450.123456, sugarG: 12.5, fatG: null, saltG: null, fibreG: null },
      storage: null,
      checkedOn: null,
      nameHi: null,
      descriptionHi: null,
      ingredientsHi: null,
      section: 'dairy',
    })
    expect((await nobody.call<Product[]>('GET', '/publicProduct')).body).toEqual([shown])
    const bare = await chief.call('POST', '/products', { name: 'Bare', description: 'Nothing known' })
    expect(bare.body.product).toMatchObject({ allergensContain: null, barcodes: [], section: null })
  })

  it('an edit changes only the fields that it holds, of the product in its address', async () => {
    const { chief } = await open()
    await chief.call('POST', '/products', { ...thing, ...facts })
    await chief.call('POST', '/products', { name: 'Other', description: 'Another thing' })
    const edit = {
      id: '2',
      name: 'New (name)!',
      description: 'No',
      allergensMayContain: null,
      nutrition: { fatG: 3 },
    }
    const { body } = await chief.call('PUT', '/products/1', edit)
    expect(body).toMatchObject({ id: '1', message: replyTexts.productSaved })
    expect(body.product).toMatchObject({
      id: '1',
      name: 'New (name)!',
      allergensContain: ['wheat', 'milk'],
      allergensMayContain: null,
      nutrition: { energyKcal: 450.123456, sugarG: 12.5, fatG: 3, saltG: null },
    })
    const late = { ...thing, updatedAt: '2020-01-01T00:00:00.000Z' }
    expect(await chief.call('PUT', '/products/1', late)).toMatchObject({
      status: 409,
      body: { current: { name: 'New (name)!' } },
    })
  })

  it('the same form sent twice makes one product', async () => {
    const { chief } = await open()
    const replies = await Promise.all(Array.from({ length: 5 }, () => chief.call('POST', '/products', thing)))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    const refused = replies.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ error: replyTexts.productThere, current: { id: '1' } })
  })

  it('a day of the last check that has not come is refused beside its field', async () => {
    const { chief } = await open()
    const { status, body } = await chief.call('POST', '/products', { ...thing, checkedOn: '2099-01-01' })
    expect([status, body.fields]).toEqual([400, { checkedOn: messageRules.dayAhead }])
    await chief.call('POST', '/products', { ...thing, checkedOn: '2025-03-31' })
    const edited = await chief.call('PUT', '/products/1', { ...thing, checkedOn: '2098-12-31' })
    expect(edited.body.fields).toEqual({ checkedOn: messageRules.dayAhead })
    const [kept] = (await chief.call<StaffProduct[]>('GET', '/products')).body
    expect(kept?.checkedOn).toBe('2025-03-31')
  })

  it('a barcode belongs to one product', async () => {
    const { chief } = await open()
    await chief.call('POST', '/products', { ...thing, ...facts })
    const other = { name: 'Other', description: 'Another thing', barcodes: ['73513537'] }
    const { status, body } = await chief.call('POST', '/products', other)
    expect(status).toBe(409)
    expect(body.fields['barcodes.0']).toBe('This barcode is on another product: Good Thing (73513537).')
    expect((await chief.call<StaffProduct[]>('GET', '/products')).body).toHaveLength(1)
  })

  it.each([
    ['036000291452', '0036000291452'],
    ['0000096385074', '96385074'],
    ['96385074', '000096385074'],
  ])('a barcode written %s belongs to its product as %s too', async (kept, again) => {
    const { chief } = await open()
    await chief.call('POST', '/products', { ...thing, barcodes: [kept] })
    const other = { name: 'Other', description: 'Another thing', barcodes: ['73513537', again] }
    const { status, body } = await chief.call('POST', '/products', other)
    expect(status).toBe(409)
    expect(body.fields['barcodes.1']).toBe(`This barcode is on another product: ${thing.name} (${kept}).`)
    const own = { ...thing, barcodes: [kept, again] }
    expect((await chief.call('PUT', '/products/1', own)).status).toBe(200)
  })

  it('every change is kept with who and when, newest first', async () => {
    const { chief } = await open()
    await chief.call('POST', '/products', thing)
    await chief.call('PUT', '/products/1', { ...thing, name: 'Second' })
    await chief.call('DELETE', '/products/1')
    const { body } = await chief.call<HistoryEntry[]>('GET', '/audit?kind=product&id=1')
    expect(body.map(({ action, before, after }) => [action, nameOf(before), nameOf(after)])).toEqual([
      ['deleted', 'Second', undefined],
      ['changed', 'Good Thing', 'Second'],
      ['added', undefined, 'Good Thing'],
    ])
    expect(body[0]).toMatchObject({ userId: chief.userId, username: 'chief', at: expect.any(String) })
    const page = await chief.call<HistoryEntry[]>('GET', `/audit?limit=1&before=${body[0]?.id}`)
    expect(page.body.map(({ id }) => id)).toEqual([body[1]?.id])
  })

  it('an older product comes back under its own id, deleted or not', async () => {
    const { chief } = await open()
    await chief.call('POST', '/products', { ...thing, ...facts })
    const { body: first } = await chief.call<StaffProduct[]>('GET', '/products')
    await chief.call('PUT', '/products/1', { ...thing, name: 'Wrong', allergensContain: null })
    await chief.call('DELETE', '/products/1')
    const { body: entries } = await chief.call<HistoryEntry[]>('GET', '/audit?kind=product&id=1')
    const restore = (entry: HistoryEntry | undefined, version?: string) =>
      chief.call('POST', `/audit/${entry?.id}/restore`, version === undefined ? {} : { version })
    expect(await restore(entries[0])).toMatchObject({
      status: 200,
      body: { id: '1', message: replyTexts.restored },
    })
    expect((await chief.call<StaffProduct[]>('GET', '/products')).body).toMatchObject([
      { id: '1', name: 'Wrong' },
    ])
    expect((await restore(entries[1])).status).toBe(200)
    const { body: now } = await chief.call<StaffProduct[]>('GET', '/products')
    expect(now[0]).toEqual({ ...first[0], updatedAt: expect.any(String) })
    expect((await restore(entries[2])).status).toBe(400)
  })

  it('come back in what an entry changed, and what colleagues wrote elsewhere in the record stays', async () => {
    const { chief, addStore } = await open()
    const restore = async (kind: string, at: number, version = 'before') => {
      const { body } = await chief.call<HistoryEntry[]>('GET', `/audit?kind=${kind}&id=1`)
      return (await chief.call('POST', `/audit/${body[at]?.id}/restore`, { version })).status
    }
    const one = { name: 'One', description: 'Biscuits', allergensContain: ['wheat'], ingredients: 'flour' }
    await chief.call('POST', '/products', one)
    await chief.call('PUT', '/products/1', { ...one, description: 'Crisps' })
    const right = { allergensContain: ['wheat', 'milk'], nutrition: { sugarG: 3 } }
    await chief.call('PUT', '/products/1', { ...one, description: 'Crisps', ...right })
    expect(await restore('product', 1)).toBe(200)
    const product = async () => (await chief.call<StaffProduct[]>('GET', '/products')).body[0]
    expect(await product()).toMatchObject({ ...one, ...right })
    // Of fields that were changed again since, the person was asked.
    await chief.call('PUT', '/products/1', { ...one, ...right, description: 'Third' })
    expect(await restore('product', 3)).toBe(200)
    expect(await product()).toMatchObject({ description: 'Biscuits', ...right })
    await chief.call('DELETE', '/products/1')
    expect(await restore('product', 0)).toBe(200)
    // It is there again: what is in it by now is not written over by what it was when it went.
    await chief.call('PUT', '/products/1', { ...one, allergensContain: ['wheat', 'egg'] })
    expect(await restore('product', 2)).toBe(409)
    // What is as it shall be is no change: no entry, no other version.
    const entries = async () => (await chief.call<HistoryEntry[]>('GET', '/audit?kind=product&id=1')).body
    const [there, count] = [await product(), (await entries()).length]
    expect(await restore('product', 0, 'after')).toBe(200)
    await chief.call('PUT', '/products/1', { ...one, allergensContain: ['wheat', 'egg'] })
    expect([await product(), (await entries()).length]).toEqual([there, count])
    expect(await product()).toMatchObject({ allergensContain: ['wheat', 'egg'] })

    await addStore('1', { paths: { Entrance: { Dairy: steps(1) } } })
    await chief.call('PUT', '/stores/1', { location: 'Goa' })
    await chief.call('PUT', '/stores/1', { name: 'Renamed', paths: { Entrance: { Breads: steps(2) } } })
    expect(await restore('store', 2)).toBe(200)
    const stores = async () => (await chief.call<Store[]>('GET', '/stores')).body[0]
    const paths = { Entrance: { Dairy: steps(1), Breads: steps(2) } }
    expect(await stores()).toMatchObject({ name: 'Renamed', location: 'Pune', paths })
    // Nor does a store as it was added take away the paths that came since.
    expect(await restore('store', 4, 'after')).toBe(409)
    expect(await stores()).toMatchObject({ paths })

    const aisle = { id: '1', name: 'Dairy', description: 'Milk things' }
    await chief.call('POST', '/aisles', { ...aisle, id: '' })
    await chief.call('POST', '/aisles', { ...aisle, description: 'Cheese' })
    await chief.call('POST', '/aisles', { ...aisle, name: 'Milky', description: 'Cheese' })
    expect(await restore('aisle', 1)).toBe(200)
    expect((await chief.call<object[]>('GET', '/aisles')).body).toMatchObject([
      { name: 'Milky', description: 'Milk things' },
    ])
  })

  it('paths and stores come back as well, users do not', async () => {
    const { chief } = await open()
    const paths = { entrance: { dairy: steps(5) } }
    await chief.call('POST', '/stores', { store_number: '1', name: 'Store', location: 'Pune', paths })
    await chief.call('PATCH', '/stores/1/add-or-update-path', {
      from: 'entrance',
      to: 'dairy',
      steps: steps(7),
    })
    await chief.call('PATCH', '/stores/1/add-or-update-path', {
      from: 'entrance',
      to: 'breads',
      steps: steps(2),
    })
    await chief.call('PUT', '/stores/1', { name: 'Renamed' })
    const { body: entries } = await chief.call<HistoryEntry[]>('GET', '/audit?kind=store&id=1')
    expect(entries.map(({ kind, part, action }) => [kind, part, action])).toEqual([
      ['store', null, 'changed'],
      ['path', 'entrance → breads', 'added'],
      ['path', 'entrance → dairy', 'changed'],
      ['store', null, 'added'],
    ])
    for (const entry of entries.slice(0, 3)) {
      expect((await chief.call('POST', `/audit/${entry.id}/restore`, {})).status).toBe(200)
    }
    const [there] = (await chief.call<{ name: string; paths: object }[]>('GET', '/stores')).body
    expect(there).toMatchObject({ name: 'Store', paths })
    await chief.call('DELETE', '/stores/1')
    const [gone] = (await chief.call<HistoryEntry[]>('GET', '/audit?kind=store&id=1')).body
    expect((await chief.call('POST', `/audit/${gone?.id}/restore`, {})).status).toBe(200)
    expect((await chief.call<object[]>('GET', '/stores')).body).toMatchObject([
      { id: '1', name: 'Store', paths },
    ])
    const [user] = (await chief.call<HistoryEntry[]>('GET', '/audit?kind=user')).body
    expect(JSON.stringify(user)).not.toMatch(/argon2|hash/i)
    expect((await chief.call('POST', `/audit/${user?.id}/restore`, { version: 'after' })).status).toBe(400)
  })
})

const nameOf = (record: unknown) => (record as { name?: string } | null)?.name
