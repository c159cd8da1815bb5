import { expect, it } from 'vitest'
import type { Hit } from '../../../src/core/contract/console/pages.ts'
import { onEachDatabase } from '../databases.ts'
import { type Caller, consoleServer, person, settingsOf, steps } from './console-server.ts'

onEachDatabase('the search over all records', (database) => {
  it('finds by any field what the person may see, and nothing else', async () => {
    const { addStore, adminOf, chief } = await consoleServer(settingsOf(database))
    await addStore('1', { paths: { Entrance: { Dairy: steps(4) } } })
    await addStore('2', { paths: { Entrance: { Dairy: steps(4) } } })
    const asha = await adminOf('1', 'asha1')
    const clerk = await adminOf('1', 'clerk1', 'staff')
    const thing = { name: 'Thing', description: 'Some thing', barcodes: ['4006381333931'] }
    await chief.call('POST', '/products', thing)
    await chief.call('POST', '/aisles', { id: '', name: 'Dairy', description: 'Milk and cheese' })
    const found = async ({ call }: Caller, words: string) => {
      const { body } = await call<Hit[]>('GET', `/search?q=${encodeURIComponent(words)}`)
      return body.map(({ kind, name }) => `${kind} ${name}`)
    }
    expect(await found(chief, '4006381333931')).toEqual(['product Thing'])
    expect(await found(chief, 'dairy')).toEqual(['store Store 1', 'store Store 2', 'aisle Dairy'])
    expect(await found(chief, 'asha1')).toEqual(['user asha1'])
    expect(await found(chief, 'no such word')).toEqual([])
    expect(await found(asha, 'dairy')).toEqual(['store Store 1', 'aisle Dairy'])
    expect(await found(asha, 'asha1')).toEqual([])
    expect(await found(clerk, 'dairy')).toEqual(['store Store 1'])
    expect(await found(clerk, 'thing')).toEqual([])
    for (const bad of ['', '?q=', '?q=%20', `?q=${'x'.repeat(201)}`])
      expect((await chief.call('GET', `/search${bad}`)).status, bad).toBe(400)
  })

  it('puts what goes by the words before what begins with them, and a code that was typed in full before all', async () => {
    const { addStore, chief } = await consoleServer(settingsOf(database))
    const thing = (name: string, ...barcodes: string[]) =>
      chief.call('POST', '/products', { name, description: 'Some thing', barcodes })
    for (const name of ['Oat 61', '61 Oats', 'Rich oat']) await thing(name)
    await thing('Oat', '4006381333931')
    for (const number of ['610', '1', '61']) await addStore(number, { name: `Shop ${number}` })
    await chief.call('POST', '/auth/register', person('raosha'))
    await chief.call('POST', '/auth/register', person('rao', { firstName: 'Meena', lastName: 'Shah' }))
    const found = async (words: string) => {
      const { body } = await chief.call<Hit[]>('GET', `/search?q=${encodeURIComponent(words)}`)
      return body.map(({ name }) => name)
    }
    expect(await found('61')).toEqual(['Shop 61', '61 Oats', 'Oat 61', 'Shop 610'])
    expect(await found('oat')).toEqual(['Oat', 'Oat 61', '61 Oats', 'Rich oat'])
    expect(await found('4006381333931')).toEqual(['Oat'])
    expect(await found('RAO')).toEqual(['rao', 'raosha'])
    expect(await found('Asha Rao')).toEqual(['raosha', 'rao'])
  })
})
