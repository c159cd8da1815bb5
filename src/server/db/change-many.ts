import type { ProductsChange, StoresChange } from '../../core/contract/console/many.ts'
import { pairsOf } from '../../core/contract/console/places.ts'
import type { Database } from './database.ts'
import { type Actor, type Happened, keepHistory } from './history.ts'
import { readProducts } from './products/product-reads.ts'
import { deleteProducts, updateProducts } from './products/product-writes.ts'
import { takeStoreAway } from './stores/store-admins.ts'
import { writeStore } from './stores/store-changes.ts'
import { storeOfRow } from './stores/store-rows.ts'
import { breathe, changeAreas } from './transaction.ts'

/** How many records a change of many took in, and its entries in the history; null: none. */
export interface ChangedMany {
  count: number
  entries: { first: number; last: number } | null
}

export function changeProducts(
  database: Database,
  ids: readonly string[],
  change: ProductsChange,
  by: Actor,
  now: Date,
): Promise<ChangedMany> {
  return changeAreas(database, ['products'], async (transaction) => {
    const asked = new Set(ids)
    const products = (await readProducts(transaction)).filter(({ id }) => asked.has(id))
    const at = now.toISOString()
    if ('delete' in change) {
      const gone = products.map(({ id }) => id)
      await deleteProducts(transaction, gone)
      const happened = products.map((before) => entry('product', before.id, before, null))
      return { count: gone.length, entries: await keepHistory(transaction, by, at, happened) }
    }
    const section = change.section === '' ? null : change.section
    const moved = products.filter((product) => product.section !== section)
    const after = moved.map((product) => ({ ...product, section }))
    await updateProducts(transaction, after, at)
    const happened = moved.map((before, index) => entry('product', before.id, before, after[index]))
    return { count: moved.length, entries: await keepHistory(transaction, by, at, happened) }
  })
}

/** Stores that go take themselves from their admins, as one that is deleted alone does. */
export function changeStores(
  database: Database,
  ids: readonly string[],
  change: StoresChange,
  by: Actor,
  now: Date,
): Promise<ChangedMany> {
  return changeAreas(database, ['stores', 'staff'], async (transaction) => {
    const asked = new Set(ids)
    const rows = await transaction.selectFrom('stores').selectAll().orderBy('ordinal').execute()
    const happened: Happened[] = []
    let count = 0
    for (const before of rows.map(storeOfRow).filter(({ id }) => asked.has(id))) {
      if ('delete' in change) {
        const admins = await takeStoreAway(transaction, before.id, now)
        await transaction.deleteFrom('stores').where('id', '=', before.id).execute()
        happened.push(entry('store', before.id, before, null), ...admins)
        count++
      } else if (before.location !== change.location) {
        const content = { ...before, location: change.location, pairs: pairsOf(before.paths) }
        happened.push(...(await writeStore(transaction, before, content, 'changed', now)).happened)
        count++
      }
      await breathe()
    }
    return { count, entries: await keepHistory(transaction, by, now.toISOString(), happened) }
  })
}

const entry = (kind: Happened['kind'], recordId: string, before: unknown, after: unknown): Happened => ({
  ...{ kind, recordId, before, after },
  action: after === null ? 'deleted' : 'changed',
})
