import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createFakeClock, settled } from '../../../test/fake-clock.ts'
import { aProduct } from '../../../test/server/a-product.ts'
import { openRepositories } from '../../../test/server/open-repositories.ts'
import type { Clock } from '../../core/clock.ts'
import { systemClock } from '../clock.ts'
import type { Catalogue } from '../engine/catalogue.ts'
import { watchCatalogue } from './catalogue-source.ts'
import { dialectFor } from './dialects/choose-dialect.ts'
import { createTelling } from './dialects/dialect.ts'
import type { Repositories } from './repositories.ts'

async function watched(repositories: Repositories, clock: Clock = systemClock) {
  const onFault = vi.fn()
  const changes = createTelling()
  const source = await watchCatalogue({
    repositories,
    changes: { on: changes.on, close: async () => changes.clear() },
    clock,
    onFault,
  })
  onTestFinished(() => source.close())
  return { source, onFault, changes }
}

describe('the catalogue', () => {
  it('is a snapshot that a later write does not change', async () => {
    const repositories = await openRepositories()
    const { source } = await watched(repositories)
    const before = source.current()
    await repositories.products.add([aProduct()])
    await source.refresh()
    expect(before.products).toHaveLength(0)
    expect(source.current().products).toHaveLength(1)
    expect(source.current().version).not.toBe(before.version)
  })

  it('shows nothing about staff', async () => {
    const repositories = await openRepositories()
    await repositories.stores.add([{ store_number: '1', name: 'A', location: 'Pune', paths: {} }])
    const { source } = await watched(repositories)
    expect(source.current().stores).toEqual([
      { id: '1', store_number: '1', name: 'A', location: 'Pune', storeURL: '/?storeid=1', paths: {} },
    ])
  })

  it('knows what another connection wrote within two seconds', async () => {
    const repositories = await openRepositories()
    const { source } = await watched(repositories)
    const elsewhere = await openRepositories(repositories.folder)
    const changed = new Promise<Catalogue>((resolve) => source.onChange(resolve))
    const began = performance.now()
    await elsewhere.products.add([aProduct({ name: 'From elsewhere' })])
    expect((await changed).products[0]?.name).toBe('From elsewhere')
    expect(performance.now() - began).toBeLessThan(2000)
  })

  it.each([['products' as const], ['stores' as const]])(
    'knows what it is told of %s without having to look',
    async (area) => {
      const repositories = await openRepositories()
      const clock = createFakeClock()
      const { source, changes } = await watched(repositories, clock)
      const elsewhere = await openRepositories(repositories.folder)
      const changed = new Promise<Catalogue>((resolve) => source.onChange(resolve))
      if (area === 'products') await elsewhere.products.add([aProduct()])
      else await elsewhere.stores.add([{ store_number: '1', name: 'A', location: 'Pune', paths: {} }])
      changes.tell('staff')
      await settled()
      expect(source.current()[area]).toHaveLength(0)
      changes.tell(area)
      expect((await changed)[area]).toHaveLength(1)
      source.close()
      expect(clock.pending()).toBe(0)
    },
  )

  it('calls no listener when nothing changed, and none that was taken back', async () => {
    const repositories = await openRepositories()
    const { source } = await watched(repositories)
    const stays = vi.fn()
    const leaves = vi.fn()
    source.onChange(stays)
    source.onChange(leaves)()
    await source.refresh()
    expect(stays).not.toHaveBeenCalled()
    await repositories.products.add([aProduct()])
    await Promise.all([source.refresh(), source.refresh()])
    expect(stays).toHaveBeenCalledOnce()
    expect(leaves).not.toHaveBeenCalled()
  })

  it('keeps the last snapshot while the database is away', async () => {
    const repositories = await openRepositories()
    await repositories.products.add([aProduct()])
    let away = false
    let tick: () => void = () => undefined
    const onFault = vi.fn()
    const source = await watchCatalogue({
      changes: dialectFor('', undefined).listen({ clock: systemClock, onLost: () => undefined }),
      repositories: {
        ...repositories,
        catalogueVersions: () =>
          away ? Promise.reject(new Error('away')) : repositories.catalogueVersions(),
      },
      clock: {
        ...systemClock,
        after: (_, run) => {
          tick = run
          return () => undefined
        },
      },
      onFault,
    })
    away = true
    tick()
    await nextTurn()
    expect(onFault).toHaveBeenCalledOnce()
    expect(source.current().products).toHaveLength(1)
  })
})
