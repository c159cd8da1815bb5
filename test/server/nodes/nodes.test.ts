import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '../../../src/core/contract/product.ts'
import type { PublicStore, Store } from '../../../src/core/contract/store.ts'
import { callerOf, PASSWORD, person, steps } from '../console/console-server.ts'
import { postgresPrograms } from '../postgres.ts'
import { answerTo, scan, type TwoNodes, twoNodes } from './two-nodes.ts'

const programs = postgresPrograms()
const SHOPPERS = 20
/** A change made on one node is told on the other within this. */
const KNOWN_WITHIN_MS = 1000

describe.skipIf(programs === undefined)('two nodes over one PostgreSQL', { timeout: 120_000 }, () => {
  let nodes: TwoNodes
  beforeAll(async () => {
    nodes = await twoNodes(programs ?? '')
  }, 180_000)
  afterEach(() => nodes?.closeLines())
  afterAll(() => nodes?.close())

  const until = (fits: () => Promise<boolean>, withinMs: number) =>
    expect.poll(fits, { timeout: withinMs, interval: 20 }).toBe(true)

  /** Shoppers behind the balancer, each with another pack in hand that was scanned. */
  async function checkingShoppers() {
    const sold = await nodes.products()
    return Promise.all(
      Array.from({ length: SHOPPERS }, async (_, index) => {
        const shopper = await nodes.line(nodes.url)
        const product = sold[index % sold.length] as Product
        await scan(shopper, product)
        return { shopper, product }
      }),
    )
  }

  /** Each asks on about "this", and hears of the very pack that they scanned. */
  const goOn = (shoppers: Awaited<ReturnType<typeof checkingShoppers>>) =>
    Promise.all(
      shoppers.map(async ({ shopper, product }) => {
        expect(shopper.checking().lastProductId).toBe(product.id)
        expect(await answerTo(shopper, 'shorter')).toContain(product.name)
      }),
    )

  it('fill the empty database once, though they start together', async () => {
    const lists = await Promise.all(
      [nodes.a, nodes.b].map(({ url }) => callerOf(url).call<Product[]>('GET', '/publicProduct')),
    )
    expect(lists[0]?.body).toEqual(lists[1]?.body)
    const names = lists[0]?.body.map(({ name }) => name) ?? []
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(10)
  })

  it('know each other’s staff, and who was signed out or deleted', async () => {
    const { a, b, signIn } = nodes
    const chief = await signIn(a.url)
    expect((await callerOf(b.url, chief.token).call('GET', '/auth/users')).status).toBe(200)
    await chief.call('POST', '/auth/register', person('asha'))
    const endings = [
      (own: string) => callerOf(a.url, own).call('POST', '/auth/logout'),
      (_: string, id: string) => chief.call('PUT', `/auth/user/${id}/password`, { password: PASSWORD }),
      (_: string, id: string) =>
        chief.call('PUT', `/auth/user/${id}`, person('asha', { role: 'admin', storeId: '1' })),
    ]
    for (const end of endings) {
      const own = await signIn(a.url, 'asha')
      const there = callerOf(b.url, own.token)
      expect((await there.call('GET', '/products')).status).toBe(200)
      expect((await end(own.token, own.userId)).status).toBe(200)
      expect((await there.call('GET', '/products')).status).toBe(401)
    }
  })

  it('confirm an upload that the other has previewed, once', async () => {
    const { a, b, signIn } = nodes
    const here = await signIn(a.url)
    const there = callerOf(b.url, here.token)
    const sold = (await here.call<string>('GET', '/download-products?format=csv')).body
    const name = 'From the other node'
    const header = sold.slice(0, sold.indexOf('\n')).trim().split(',')
    const row = header.map((column) => (['name', 'description'].includes(column) ? name : '')).join(',')
    const file = new Blob([`${sold.trimEnd()}\r\n${row}\r\n`])
    const preview = (await here.upload('/upload-csv?preview=1', { file })).body
    expect(preview).toMatchObject({ added: 1, deleted: [], errors: [] })
    const confirm = preview.token ?? ''
    expect((await there.upload('/upload-csv', { confirm })).body).toMatchObject({ added: 1, deleted: 0 })
    expect((await here.upload('/upload-csv', { confirm })).status).toBe(409)
    expect((await there.call<Product[]>('GET', '/publicProduct')).body.at(-1)?.name).toBe(name)
  })

  it('show shoppers of both nodes what was edited on one', async () => {
    const { a, b, signIn, products, line } = nodes
    const chief = await signIn(a.url)
    const [product] = await products()
    if (!product) throw new Error('the sample has no product')
    const [store] = (await chief.call<Store[]>('GET', '/stores')).body
    const there = await line(b.url)
    await scan(there, product)

    const edit = { ...product, allergensContain: ['sesame'] }
    expect(await chief.call('PUT', `/products/${product.id}`, edit)).toMatchObject({ status: 200 })
    await until(async () => /sesame/i.test(await answerTo(there, 'allergens')), KNOWN_WITHIN_MS * 3)

    const path = { from: 'entrance', to: 'dairy', steps: steps(77) }
    await chief.call('PATCH', `/stores/${store?.id}/add-or-update-path`, path)
    await until(async () => {
      const stores = (await callerOf(b.url).call<PublicStore[]>('GET', '/stores/publicStores')).body
      const changed = stores.find(({ id }) => id === store?.id)
      return changed?.paths.entrance?.dairy?.[0]?.distance === '77'
    }, KNOWN_WITHIN_MS)
  })

  it('count tries to sign in together', async () => {
    const { a, b } = nodes
    const tried = async (url: string) =>
      (await callerOf(url).call('POST', '/auth/login', { username: 'guessed', password: 'Wrong1!aa' })).status
    for (let tries = 0; tries < 10; tries++) expect(await tried(tries % 2 ? a.url : b.url)).toBe(401)
    expect([await tried(a.url), await tried(b.url)]).toEqual([429, 429])
  })

  it('are replaced one after the other, and no shopper is lost or hears of it', {
    timeout: 90_000,
  }, async () => {
    const { a, b, url, line } = nodes
    const shoppers = await checkingShoppers()
    for (const node of [a, b]) {
      // One of them is in the middle of an answer, and hears its end on the node that is going.
      const [asking] = shoppers
      const answer = answerTo(asking?.shopper ?? (await line(url)), 'nutrition')
      const stopping = node.stop()
      await until(async () => (await fetch(`${node.url}/readyz`)).status === 503, 2000)
      expect(await answer).not.toBe('')
      expect(await stopping).toBe(0)
      await node.start()
    }
    for (const { shopper } of shoppers) expect(shopper.events).not.toContain('lost')
    await goOn(shoppers)
    const moves = shoppers.map(({ shopper }) => shopper.awayMs.length)
    // Everybody was on one of the nodes at the time that it ended.
    expect(Math.min(...moves)).toBeGreaterThanOrEqual(1)
  })

  it('take over the sessions of one that is killed within three seconds, about the same product', async () => {
    const { a, connections } = nodes
    const shoppers = await checkingShoppers()
    const killed = connections(a.url)
    await a.kill()
    const resumed = () => shoppers.filter(({ shopper }) => shopper.awayMs.length > 0)
    await expect.poll(() => resumed().length, { timeout: 20_000 }).toBe(killed)
    const awayMs = resumed().map(({ shopper }) => shopper.awayMs[0] ?? Number.NaN)
    awayMs.sort((one, other) => one - other)
    const [p50, max] = [awayMs[killed >> 1], awayMs.at(-1)].map((ms) => ms?.toFixed(0))
    console.log(`${killed} sessions of a killed node went on: p50 ${p50} ms, max ${max} ms`)
    expect(killed).toBeGreaterThan(0)
    expect(awayMs.at(-1)).toBeLessThan(3000)
    await goOn(shoppers)
  })

  it('logged no error', () => {
    expect([nodes.a.errors(), nodes.b.errors()]).toEqual(['', ''])
  })
})
