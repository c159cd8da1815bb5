import { describe, expect, it } from 'vitest'
import type { Catalogue, CatalogueSource } from '../../../src/server/engine/catalogue.ts'
import { createQuickLists } from '../../../src/server/routes/public-lists.ts'
import { settled } from '../../fake-clock.ts'
import { onEachDatabase } from '../databases.ts'
import { consoleServer, settingsOf } from './console-server.ts'

/** A catalogue that a test changes by hand, and a framework that answers with its list. */
function scene() {
  let catalogue: Catalogue = { version: '1', products: [], stores: [] }
  const source: CatalogueSource = { current: () => catalogue, onChange: () => () => undefined }
  const asked: string[] = []
  const quick = createQuickLists(source, async (path) => {
    asked.push(path)
    const rawPayload = Buffer.from(`list ${catalogue.version}`)
    return { statusCode: 200, headers: { 'x-kept': 'yes', date: 'now' }, rawPayload }
  })
  const get = (url: string, method = 'GET') => {
    const said: unknown[] = []
    const response = {
      writeHead: (...head: unknown[]) => {
        said.push(...head)
        return response
      },
      end: (body: Buffer) => said.push(String(body)),
    }
    const answered = quick.reply({ url, method } as never, response as never)
    return answered ? said : undefined
  }
  return {
    asked,
    get,
    change() {
      catalogue = { ...catalogue, version: '2', stores: [] }
    },
  }
}

const STORES = '/api/stores/publicStores'

describe('a public list', () => {
  it('is made by the framework once, and the same bytes are sent from then on', async () => {
    const { get, asked } = scene()
    expect([get(STORES), get(STORES)]).toEqual([undefined, undefined])
    await settled()
    expect(get(STORES)).toEqual([200, { 'x-kept': 'yes' }, 'list 1'])
    expect(asked).toEqual([STORES])
  })

  it('is made anew when it has changed, and an old one is never sent', async () => {
    const { get, change } = scene()
    get(STORES)
    await settled()
    change()
    expect(get(STORES)).toBeUndefined()
    await settled()
    expect(get(STORES)?.[2]).toBe('list 2')
  })

  it.each([
    ['another call', '/api/stores', 'GET'],
    ['another method', STORES, 'POST'],
    ['a question', `${STORES}?x=1`, 'GET'],
    ['a name that objects have', 'constructor', 'GET'],
  ])('is not %s', (_, url, method) => {
    const { get, asked } = scene()
    expect(get(url, method)).toBeUndefined()
    expect(asked).toEqual([])
  })
})

onEachDatabase('a list', (database) => {
  it('has the same headers and bytes from both, and holds what was just saved', async () => {
    const { url, addStore } = await consoleServer(settingsOf(database))
    const read = async () => {
      const reply = await fetch(url + STORES)
      const headers = [...reply.headers].filter(
        ([name]) => !['date', 'connection', 'keep-alive'].includes(name),
      )
      return { headers: headers.sort(), text: await reply.text() }
    }
    const first = await read()
    expect(await read()).toEqual(first)
    expect(await read()).toEqual(first)
    expect(first.headers.map(([name]) => name)).toEqual(
      expect.arrayContaining(['cache-control', 'content-security-policy', 'permissions-policy']),
    )
    for (const number of ['1', '2', '3']) {
      await addStore(number)
      expect(JSON.parse((await read()).text)).toHaveLength(Number(number))
    }
  })
})
