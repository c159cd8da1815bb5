import { publicStoresRoute } from '../../src/core/contract/rest.ts'
import type { Database } from '../../src/server/db/database.ts'
import { repositoriesOf } from '../../src/server/db/open-repositories.ts'
import { sampleProducts } from '../../src/server/db/seed/sample-products.ts'
import { sampleStores } from '../../src/server/db/seed/seed.ts'
import type { Figure } from '../figures.ts'

const BATCH = 500

/** A chain of so many stores, each with the paths of the sample's first. */
export async function addStores(database: Database, count: number): Promise<void> {
  const { stores, products } = repositoriesOf(database, () => new Date())
  await products.add(sampleProducts('Acme'))
  const [first] = sampleStores
  for (let from = 0; first && from < count; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => from + index + 1)
    await stores.add(numbers.map((number) => ({ ...first, store_number: String(number) })))
  }
}

/** What the list of all stores is, to a phone that asks for it, and how long after a change another node has it. */
export async function listsAndChanges(database: Database, urls: readonly string[]): Promise<Figure[]> {
  const { stores } = repositoriesOf(database, () => new Date())
  const list = async (url: string) => (await fetch(url + publicStoresRoute.path)).text()
  const [first = ''] = urls
  const text = await list(first)
  const askedAtMs = performance.now()
  await list(first)
  const listMs = performance.now() - askedAtMs
  const changedAtMs = performance.now()
  const name = `Changed ${Math.round(changedAtMs)}`
  const [one] = await stores.all()
  await stores.edit(one?.id ?? '', { name }, { userId: null, username: 'bench' })
  const writtenAtMs = performance.now()
  await Promise.all(
    urls.map(async (url) => {
      while (!(await list(url)).includes(name));
    }),
  )
  return [
    ['stores-list', text.length / 2 ** 20, 'MB'],
    ['stores-list-took', listMs, 'ms'],
    ['stores-change-known', performance.now() - writtenAtMs, 'ms'],
  ]
}
