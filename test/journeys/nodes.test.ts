import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import { startBalancer } from '../fixtures/balancer.ts'
import { createPainter } from '../fixtures/painter.ts'
import { packBack } from '../fixtures/pictures.ts'
import { type ServerProcess, startServer } from '../fixtures/server-process.ts'
import { FASTEST, openVisit, type Visit } from '../fixtures/visit.ts'
import { postgresPrograms, startPostgres, type TestPostgres } from '../server/postgres.ts'
import { type CloudModel, openCloudModel } from './cloud-model.ts'
import { connectBrowser } from './shared.ts'
import { sample } from './shop.ts'

/** Two servers are started in it, each with its own senses. */
const WITH_TWO_STARTS_MS = 240_000
const programs = postgresPrograms()
/** A look, its answer, and what is said before. */
const LOOK_MS = 20_000
const MOST_ASKED = 3
const cookies = sample('Sunrise Butter Cookies')

describe.skipIf(programs === undefined)('a shop with two nodes', () => {
  let postgres: TestPostgres
  let browser: Browser
  let model: CloudModel

  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '')
    browser = await connectBrowser()
    model = await openCloudModel()
  })
  afterAll(async () => {
    await browser?.close()
    await model?.peer.close()
    postgres?.close()
  })

  async function openNodes(settings: Record<string, string>) {
    const env = { DATABASE_URL: postgres.newDatabase(), LOG_LEVEL: 'warn', HEAR_WORKERS: '1', ...settings }
    const nodes = new Set(await Promise.all([startServer(env), startServer(env)]))
    const balancer = await startBalancer([...nodes].map(({ url }) => url))

    onTestFinished(async () => {
      balancer.close()
      for (const node of nodes) await node.stop()
    })

    /** The node that the page's conversation is on. */
    async function holder(): Promise<ServerProcess> {
      for (const node of nodes) {
        const metrics = await (await fetch(`${node.url}/metrics`)).text()
        if (/^shop_sockets_open\{kind="live"\} [1-9]/m.test(metrics)) return node
      }
      throw new Error('no node holds the page')
    }

    return {
      url: balancer.url,
      holder,
      async killHolder() {
        const node = await holder()
        nodes.delete(node)
        await node.kill()
      },
    }
  }

  /** Two servers that have just started have two cores for themselves and a look within eight seconds: asked again, as anybody does. */
  async function askUntilNamed(visit: Visit): Promise<void> {
    const name = new RegExp(`^${cookies.name}`)
    for (let left = MOST_ASKED; left > 0; left--) {
      await visit.choose('What is this?')
      const failed = await visit.hears(name, LOOK_MS).catch((error: Error) => error)
      if (!failed) return
      if (left === 1) throw failed
    }
  }

  it(
    'and a model in the cloud goes on about the same pack when the node in the middle of the check is gone',
    async () => {
      const nodes = await openNodes(model.settings)
      const visit = await openVisit(browser, nodes.url, { pace: FASTEST })
      await visit.beginChecking()
      await visit.show(await (await createPainter(browser)).paint(packBack(cookies)))
      await askUntilNamed(visit)
      await visit.hush()

      await nodes.killHolder()
      await visit.hears(spoken('net.back', { last: cookies.name }))
      await visit.untilSilent()
      await visit.choose('Ingredients')
      await visit.hears(/wheat flour/i)
      await nodes.holder()
      expect(await visit.log()).not.toContain(spoken('cloud.away'))
      expect(visit.faults).toEqual([])
      await visit.close()
      expect(model.peer.refusals).toEqual([])
    },
    WITH_TWO_STARTS_MS,
  )
})
