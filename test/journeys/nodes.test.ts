import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spoken } from '../../src/core/texts/spoken.ts'
import { startBalancer } from '../fixtures/balancer.ts'
import { createPainter } from '../fixtures/painter.ts'
import { packBack } from '../fixtures/pictures.ts'
import { type ServerProcess, startServer } from '../fixtures/server-process.ts'
import { launchBrowser, openVisit } from '../fixtures/visit.ts'
import { postgresPrograms, startPostgres, type TestPostgres } from '../server/postgres.ts'
import { sample } from './shop.ts'

const programs = postgresPrograms()
const cookies = sample('Sunrise Butter Cookies')

describe.skipIf(programs === undefined)('a shop with two nodes', () => {
  let postgres: TestPostgres
  let nodes: ServerProcess[]
  let balancer: Awaited<ReturnType<typeof startBalancer>>
  let browser: Awaited<ReturnType<typeof launchBrowser>>
  const killed = new Set<ServerProcess>()

  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '')
    const env = { DATABASE_URL: postgres.newDatabase(), LOG_LEVEL: 'warn', HEAR_WORKERS: '1' }
    nodes = await Promise.all([startServer(env), startServer(env)])
    balancer = await startBalancer(nodes.map(({ url }) => url))
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    balancer?.close()
    for (const node of nodes ?? []) if (!killed.has(node)) await node.stop()
    postgres?.close()
  })

  /** The node that the page's conversation is on. */
  async function holder(): Promise<ServerProcess> {
    for (const node of nodes.filter((each) => !killed.has(each))) {
      const metrics = await (await fetch(`${node.url}/metrics`)).text()
      if (/^shop_sockets_open\{kind="live"\} [1-9]/m.test(metrics)) return node
    }
    throw new Error('no node holds the page')
  }

  it('goes on about the same pack when the node in the middle of the check is gone', async () => {
    const visit = await openVisit(browser, balancer.url)
    await visit.beginChecking()
    await visit.show(await (await createPainter(browser)).paint(packBack(cookies)))
    await visit.choose('What is this?')
    await visit.hears(new RegExp(`^${cookies.name}`))
    await visit.hush()

    const node = await holder()
    killed.add(node)
    await node.kill()
    await visit.hears(spoken('net.back', { last: cookies.name }))
    await visit.untilSilent()
    await visit.choose('Ingredients')
    await visit.hears(/wheat flour/i)
    expect(await holder()).not.toBe(node)
    await visit.close()
  })
})
