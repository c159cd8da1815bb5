import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPageLine, type PageLine } from '../../fixtures/page-line.ts'
import { type Caller, callerOf, PASSWORD } from '../console/console-server.ts'
import { type NodeProcess, startNode } from '../nodes/node-process.ts'
import { answerTo, scan } from '../nodes/two-nodes.ts'
import { postgresPrograms, startPostgres, type TestPostgres } from '../postgres.ts'

const programs = postgresPrograms()
/** Longer than a connection is waited for at a time, shorter than a test may take. */
const AWAY_MS = 2500
const BACK_WITHIN_MS = 4000

describe.skipIf(programs === undefined)('a PostgreSQL that goes away', { timeout: 60_000 }, () => {
  let postgres: TestPostgres
  let settings: Record<string, string>
  let node: NodeProcess | undefined
  let line: PageLine | undefined
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '')
  })
  beforeEach(() => {
    const superadmin = { SUPERADMIN_USERNAME: 'chief', SUPERADMIN_PASSWORD: PASSWORD }
    settings = { ...superadmin, DATABASE_URL: postgres.newDatabase() }
  })
  afterEach(async () => {
    line?.close()
    await node?.close()
    line = undefined
    node = undefined
  })
  afterAll(() => postgres?.close())

  const readiness = async () => (await fetch(`${node?.url}/readyz`)).status
  const ready = () => expect.poll(readiness, { timeout: BACK_WITHIN_MS, interval: 50 }).toBe(200)

  async function running(): Promise<{ url: string; chief: Caller; line: PageLine }> {
    node = await startNode(settings)
    const { url } = node
    const { body } = await callerOf(url).call('POST', '/auth/login', {
      username: 'chief',
      password: PASSWORD,
    })
    const page = openPageLine(url)
    line = page
    await page.until(() => page.events.includes('ready'))
    return { url, chief: callerOf(url, body.token), line: page }
  }

  async function product(url: string) {
    const [first] = (await callerOf(url).call<Parameters<typeof scan>[1][]>('GET', '/publicProduct')).body
    if (!first) throw new Error('the sample has no product')
    return first
  }

  it('in a visit: shoppers go on, staff are told, and all is well by itself', async () => {
    const { url, chief, line } = await running()
    const inHand = await product(url)
    await scan(line, inHand)
    postgres.stop()
    expect(await answerTo(line, 'allergens')).not.toBe('')
    const saved = await chief.call('GET', '/products')
    expect(saved).toMatchObject({ status: 503, body: { error: expect.stringMatching(/does not answer/) } })
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({
      status: 'failing',
      missing: ['database'],
    })
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/^shop_database_up 0$/m)
    await wait(AWAY_MS)
    expect(await answerTo(line, 'shorter')).toContain(inHand.name)
    postgres.start()
    await ready()
    expect((await chief.call('GET', '/products')).status).toBe(200)
    expect(line.awayMs).toEqual([])
  })

  it('frozen rather than ended: readiness says so in time, and shoppers go on', async () => {
    const { url, line } = await running()
    await scan(line, await product(url))
    const thaw = postgres.freeze()
    try {
      const askedAtMs = performance.now()
      expect(await readiness()).toBe(503)
      expect(performance.now() - askedAtMs).toBeLessThan(3000)
      expect(await answerTo(line, 'allergens')).not.toBe('')
    } finally {
      thaw()
    }
    await ready()
  })

  it('in an import: nothing of the file is there, the process lives, and the same file goes in later', async () => {
    const { chief, url } = await running()
    const rows = Array.from({ length: 3000 }, (_, row) => `Made up ${row},Crisp number ${row}.`)
    const file = new Blob([['name,description', ...rows].join('\n')])
    const before = (await chief.call<unknown[]>('GET', '/products')).body.length
    const importing = chief.upload('/upload-csv', { file })
    await wait(400)
    postgres.stop()
    const cut = await importing
    expect(cut).toMatchObject({ status: 503, body: { error: expect.stringMatching(/Nothing was changed/) } })
    expect((await chief.upload('/upload-csv', { file })).status).toBe(503)
    postgres.start()
    await ready()
    expect((await chief.call<unknown[]>('GET', '/products')).body).toHaveLength(before)
    expect(await chief.upload('/upload-csv', { file })).toMatchObject({ status: 200, body: { added: 3000 } })
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })

  it('at a start: it is waited for', async () => {
    postgres.stop()
    const starting = startNode({ ...settings, DATABASE_WAIT_S: '20' })
    starting.catch(() => undefined)
    await wait(AWAY_MS)
    postgres.start()
    node = await starting
    await ready()
  })

  it('at a start, and stays away: the start ends with the reason', async () => {
    postgres.stop()
    try {
      await expect(startNode({ ...settings, DATABASE_WAIT_S: '0' })).rejects.toThrow(
        /DATABASE_URL: cannot be used/,
      )
    } finally {
      postgres.start()
    }
  })
})
