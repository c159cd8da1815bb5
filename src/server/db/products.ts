import type { ImportResult, ImportRow } from '../../core/contract/import.ts'
import { importPlanner } from '../../core/contract/import-plan.ts'
import type { Database } from './database.ts'
import { readProducts } from './product-reads.ts'
import { insertProducts, updateProducts } from './product-writes.ts'
import type { ProductRepository } from './repositories.ts'
import { breathe, changeCatalogue, Rollback } from './transaction.ts'

export function productRepository(database: Database, now: () => Date): ProductRepository {
  return {
    all: () => readProducts(database),
    async count() {
      const { count } = await database
        .selectFrom('products')
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    add: (products) =>
      changeCatalogue(database, (transaction) => insertProducts(transaction, products, now().toISOString())),
    import: (rows) => importRows(database, rows, now().toISOString()),
  }
}

function importRows(
  database: Database,
  rows: readonly ImportRow[],
  updatedAt: string,
): Promise<ImportResult> {
  return changeCatalogue(database, async (transaction) => {
    const planner = importPlanner(await readProducts(transaction))
    for (const [done, row] of rows.entries()) {
      planner.take(row)
      await breathe(done)
    }
    const { add, update, skipped, faults } = planner.finish()
    const result = { added: add.length, updated: update.length, skipped, faults }
    if (faults.length > 0) throw new Rollback({ added: 0, updated: 0, skipped: 0, faults })
    // Nothing to write: the version must not change either, or every session would rebuild its words.
    if (add.length + update.length === 0) throw new Rollback(result)
    await updateProducts(transaction, update, updatedAt)
    await insertProducts(transaction, add, updatedAt)
    return result
  })
}
