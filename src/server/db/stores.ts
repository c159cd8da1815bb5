import { pathsSchema, type Store } from '../../core/contract/store.ts'
import type { Database } from './database.ts'
import type { StoreRepository } from './repositories.ts'
import type { StoreTable } from './schema.ts'
import { changeCatalogue, countUp } from './transaction.ts'

export function storeRepository(database: Database, now: () => Date): StoreRepository {
  return {
    async all() {
      const rows = await database.selectFrom('stores').selectAll().orderBy('ordinal').execute()
      return rows.map(storeOfRow)
    },
    async count() {
      const { count } = await database
        .selectFrom('stores')
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    add: (stores) =>
      changeCatalogue(database, async (transaction) => {
        const ids: string[] = []
        for (const { paths, ...store } of stores) {
          const ordinal = await countUp(transaction, 'store')
          const row = { ...store, id: String(ordinal), ordinal, paths: JSON.stringify(paths) }
          await transaction
            .insertInto('stores')
            .values({ ...row, updated_at: now().toISOString() })
            .execute()
          ids.push(row.id)
        }
        return ids
      }),
  }
}

function storeOfRow(row: StoreTable): Store {
  return {
    id: row.id,
    store_number: row.store_number,
    name: row.name,
    location: row.location,
    storeURL: storeUrl(row.id),
    paths: pathsSchema.parse(JSON.parse(row.paths)),
    updatedAt: row.updated_at,
  }
}

/** What the QR code at the entrance opens, below whatever host the product is served from. */
const storeUrl = (id: string) => `/?storeid=${encodeURIComponent(id)}`
