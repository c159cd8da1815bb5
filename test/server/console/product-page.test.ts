import { expect, it } from 'vitest'
import type { ProductPage } from '../../../src/core/contract/console/pages.ts'
import { onEachDatabase } from '../databases.ts'
import { consoleServer, settingsOf } from './console-server.ts'

const names = ['Biscuit 10', 'biscuit 9', 'Éclair', 'Eclair two', 'Oat Crunch']

onEachDatabase('a page of products', (database) => {
  async function scene() {
    const there = await consoleServer(settingsOf(database))
    for (const name of names) {
      const more = name === 'Oat Crunch' ? { barcodes: ['4006381333931'], section: 'dairy' } : {}
      await there.chief.call('POST', '/products', { name, description: 'Some thing', ...more })
    }
    const page = async (query: string) => {
      const { status, body } = await there.chief.call<ProductPage>('GET', `/product-page${query}`)
      return status === 200 ? [...body.products.map(({ name }) => name), body.found, body.all] : status
    }
    return { ...there, page }
  }

  it('is found by every field, narrowed, in the order asked for', async () => {
    const { page, chief } = await scene()
    expect(await page('')).toEqual([...names, 5, 5])
    expect(await page('?q=400638')).toEqual(['Oat Crunch', 1, 5])
    expect(await page('?section=none&q=thing+two')).toEqual(['Eclair two', 1, 5])
    expect(await page('?sort=name')).toEqual([
      'biscuit 9',
      'Biscuit 10',
      'Éclair',
      'Eclair two',
      'Oat Crunch',
      5,
      5,
    ])
    expect(await page('?sort=-id&rows=25&page=9')).toEqual([...names.toReversed(), 5, 5])
    expect(await page('?q=nothing')).toEqual([0, 5])
    const { body } = await chief.call('GET', '/product-names?q=biscuit')
    expect(body).toEqual([
      { id: '1', name: 'Biscuit 10' },
      { id: '2', name: 'biscuit 9' },
    ])
  })

  it('holds what was just saved and not what was just deleted', async () => {
    const { page, chief } = await scene()
    await page('?sort=name')
    const name = 'Another thing'
    await chief.call('POST', '/products', { name, description: 'Some thing' })
    await chief.call('DELETE', '/products/1')
    expect(await page('?sort=name&q=thing')).toEqual([
      name,
      'biscuit 9',
      'Éclair',
      'Eclair two',
      'Oat Crunch',
      5,
      5,
    ])
  })

  it.each([
    '?page=0',
    '?page=x',
    '?page=99999999',
    '?rows=7',
    '?sort=colour',
    '?sort=-',
    `?q=${'x'.repeat(201)}`,
  ])('%s is refused with a reason', async (query) => {
    const { chief } = await consoleServer(settingsOf(database))
    const { status, body } = await chief.call<{ error: string }>('GET', `/product-page${query}`)
    expect(status).toBe(400)
    expect(body.error).not.toBe('')
  })
})
