import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Clock } from '../../../src/core/clock.ts'
import { systemClock } from '../../../src/server/clock.ts'
import { dialectFor } from '../../../src/server/db/dialects/choose-dialect.ts'
import type { Area } from '../../../src/server/db/schema.ts'
import { createFakeClock } from '../../fake-clock.ts'
import { aProduct } from '../a-product.ts'
import { openRepositories } from '../open-repositories.ts'
import { postgresPrograms, startPostgres, type TestPostgres } from '../postgres.ts'

const programs = postgresPrograms()

describe.skipIf(programs === undefined)('changes that a PostgreSQL tells of', () => {
  let server: TestPostgres
  beforeAll(async () => {
    server = await startPostgres(programs ?? '')
  })
  afterAll(() => server.close())

  /** A listener, with what it was told and a way to wait for the next of it. */
  async function listening(url: string, clock: Clock = systemClock) {
    const told: Area[] = []
    const lost: unknown[] = []
    let arrived = () => {}
    const changes = dialectFor('', url).listen({ clock, onLost: (error) => lost.push(error) })
    onTestFinished(() => changes.close())
    changes.on((area) => {
      told.push(area)
      arrived()
    })
    const until = async (fits: () => boolean) => {
      while (!fits()) {
        await new Promise<void>((resolve) => {
          arrived = resolve
        })
      }
    }
    // The first connection tells of everything once.
    await until(() => told.length === 5)
    told.length = 0
    return { told, lost, until, changes }
  }

  const area = async (
    write: (repositories: Awaited<ReturnType<typeof openRepositories>>) => Promise<unknown>,
  ) => {
    const url = server.newDatabase()
    const repositories = await openRepositories(undefined, url)
    const { told, until } = await listening(url)
    await write(repositories)
    await until(() => told.length > 0)
    return told
  }

  it.each<[string, Area, Parameters<typeof area>[0]]>([
    ['a product', 'products', ({ products }) => products.add([aProduct()])],
    [
      'a store',
      'stores',
      ({ stores }) => stores.add([{ store_number: '1', name: 'A', location: 'Pune', paths: {} }]),
    ],
    ['a sign-out', 'staff', ({ sessions }) => sessions.close('0')],
  ])('are told of %s', async (_, name, write) => {
    expect(await area(write)).toEqual([name])
  })

  it('do not include what was rolled back', async () => {
    const url = server.newDatabase()
    const repositories = await openRepositories(undefined, url)
    const { told, until } = await listening(url)
    await expect(repositories.stores.remove('none', { userId: null, username: 'x' })).rejects.toThrow()
    await repositories.products.add([aProduct()])
    await until(() => told.length > 0)
    expect(told).toEqual(['products'])
  })

  it('are told for every table once the database is reachable again', async () => {
    const url = server.newDatabase()
    await openRepositories(undefined, url)
    const { told, lost, until } = await listening(url)
    server.stop()
    server.start()
    await until(() => told.length === 5)
    expect(told).toEqual(['products', 'stores', 'aisles', 'staff', 'calls'])
    expect(lost).toHaveLength(1)
  })

  it('leave no timer behind when closed while the database is away', async () => {
    const url = server.newDatabase()
    const clock = createFakeClock()
    const { changes, lost } = await listening(url, clock)
    server.stop()
    await expect.poll(() => lost.length).toBe(1)
    expect(clock.pending()).toBe(1)
    await changes.close()
    expect(clock.pending()).toBe(0)
    server.start()
  })
})
