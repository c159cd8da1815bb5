import { expect, it } from 'vitest'
import type { StorePage } from '../../../src/core/contract/console/pages.ts'
import { onEachDatabase } from '../databases.ts'
import { consoleServer, settingsOf } from './console-server.ts'

const paths = {
  entrance: {
    dairy: [
      { action: 'start', distance: '6' },
      { action: 'end', distance: '0' },
    ],
  },
}
const stores = [
  { store_number: '10', name: 'Andheri', location: 'Mumbai', paths },
  { store_number: '9', name: 'Bandra', location: 'Mumbai' },
  { store_number: '200', name: 'Indiranagar', location: 'Bengaluru' },
]

onEachDatabase('a page of stores', (database) => {
  async function scene() {
    const there = await consoleServer(settingsOf(database))
    for (const store of stores) {
      const { status, body } = await there.chief.call('POST', '/stores', store)
      expect([status, body.error]).toEqual([201, undefined])
    }
    const page = async (query: string) => {
      const { status, body } = await there.chief.call<StorePage>('GET', `/store-page${query}`)
      return status === 200 ? [...body.stores.map(({ name }) => name), body.found, body.all] : status
    }
    return { ...there, page }
  }

  it('is found by every field and the places of its paths, narrowed, in the order asked for', async () => {
    const { page, chief } = await scene()
    expect(await page('')).toEqual(['Andheri', 'Bandra', 'Indiranagar', 3, 3])
    expect(await page('?q=dairy')).toEqual(['Andheri', 1, 3])
    expect(await page('?city=Mumbai&sort=number')).toEqual(['Bandra', 'Andheri', 2, 3])
    expect(await page('?sort=-paths&rows=25&page=9')).toEqual(['Andheri', 'Bandra', 'Indiranagar', 3, 3])
    expect(await page('?q=nothing')).toEqual([0, 3])
    const { body } = await chief.call<StorePage>('GET', '/store-page')
    expect(body.cities).toEqual(['Bengaluru', 'Mumbai'])
    expect(body.stores[0]).toMatchObject({ store_number: '10', paths: 1, storeURL: '/?storeid=1' })
    const names = await chief.call('GET', '/store-names?city=Mumbai')
    expect(names.body).toEqual([
      { id: '1', name: 'Andheri' },
      { id: '2', name: 'Bandra' },
    ])
  })

  it('offers stores to choose from without their paths, and an admin their own alone', async () => {
    const { chief, adminOf } = await scene()
    const andheri = {
      id: '1',
      store_number: '10',
      name: 'Andheri',
      location: 'Mumbai',
      storeURL: '/?storeid=1',
    }
    expect((await chief.call<object[]>('GET', '/store-choices')).body).toMatchObject([
      { ...andheri, sections: ['dairy'] },
      { name: 'Bandra', sections: [] },
      { name: 'Indiranagar', sections: [] },
    ])
    const asha = await adminOf('1')
    expect((await asha.call('GET', '/store-choices')).body).toEqual([{ ...andheri, sections: ['dairy'] }])
  })

  it('holds what was just saved and not what was just deleted', async () => {
    const { page, chief } = await scene()
    await page('?sort=name')
    await chief.call('POST', '/stores', { store_number: '7', name: 'Colaba', location: 'Mumbai' })
    await chief.call('DELETE', '/stores/1')
    expect(await page('?sort=name')).toEqual(['Bandra', 'Colaba', 'Indiranagar', 3, 3])
  })

  it.each(['?page=0', '?rows=7', '?sort=colour', `?city=${'x'.repeat(201)}`])(
    '%s is refused with a reason',
    async (query) => {
      const { chief } = await consoleServer(settingsOf(database))
      const { status, body } = await chief.call<{ error: string }>('GET', `/store-page${query}`)
      expect(status).toBe(400)
      expect(body.error).not.toBe('')
    },
  )
})
