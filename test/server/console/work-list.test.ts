import { expect, it } from 'vitest'
import type { WorkRow } from '../../../src/core/contract/console/work-list.ts'
import { onEachDatabase } from '../databases.ts'
import { type Caller, consoleServer, settingsOf, steps } from './console-server.ts'

const work = async ({ call }: Caller) => {
  const { body } = await call<{ count: number; rows: WorkRow[] }>('GET', '/work-list')
  expect(body.count).toBe(body.rows.length)
  return body.rows.map(({ kind, name }) => `${kind} ${name}`)
}

onEachDatabase('the work list', (database) => {
  it('holds what the person may mend, and loses what is mended', async () => {
    const { addStore, adminOf, chief } = await consoleServer(settingsOf(database))
    await addStore('1', { paths: { Entrance: { Dairy: steps(4) } } })
    await addStore('2')
    const asha = await adminOf('1')
    await chief.call('POST', '/products', { name: 'Thing', description: 'Some thing' })
    await chief.call('POST', '/aisles', { id: '', name: 'Dairy', description: 'Milk and cheese' })
    const back = { from: 'Dairy', to: 'cash counter', steps: steps(4) }
    await asha.call('PUT', '/stores/1/draft', back)
    expect(await work(chief)).toEqual([
      'noPath Store 2',
      'noWayBack Store 1',
      'noAllergens Thing',
      'draft Store 1',
      'emptySection Dairy',
    ])
    expect(await work(asha)).toEqual(['noWayBack Store 1', 'draft Store 1'])
    const { body } = await asha.call<{ updatedAt: string }[]>('GET', '/stores/1/drafts')
    await asha.call('POST', '/stores/1/draft/publish', { ...back, updatedAt: body[0]?.updatedAt })
    expect(await work(asha)).toEqual([])
    const none = await chief.call<{ count: number; rows: WorkRow[] }>('GET', '/work-list?rows=none')
    expect(none.body).toEqual({ count: 3, rows: [] })
    const { body: products } = await chief.call<{ id: string }[]>('GET', '/products')
    await chief.call('DELETE', `/products/${products[0]?.id}`)
    expect(await work(chief)).not.toContain('noAllergens Thing')
  })
})
