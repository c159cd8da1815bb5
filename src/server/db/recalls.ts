import type { Kysely } from 'kysely'
import type { Recall } from '../../core/contract/recalls.ts'
import type { Database } from './database.ts'
import { keepHistory } from './history.ts'
import type { RecallRepository } from './repositories.ts'
import type { RecallTable, Tables } from './schema.ts'
import { changeAreas } from './transaction.ts'

/** Rows of one insert: four values each, far below what a statement may hold. */
const BATCH = 200

export function recallRepository(database: Database, now: () => Date): RecallRepository {
  return {
    all: () => recallsIn(database),
    // Part of what shoppers are told about products: whoever watches these sees that it changed.
    replace: (recalls, by) =>
      changeAreas(database, ['products'], async (transaction) => {
        const before = await recallsIn(transaction)
        await transaction.deleteFrom('recalls').execute()
        for (let from = 0; from < recalls.length; from += BATCH)
          await transaction
            .insertInto('recalls')
            .values(recalls.slice(from, from + BATCH).map(rowOf))
            .execute()
        const after = await recallsIn(transaction)
        await keepHistory(transaction, by, now().toISOString(), [
          { kind: 'recalls', recordId: 'all', action: 'changed', before, after },
        ])
        return after
      }),
  }
}

async function recallsIn(database: Kysely<Tables>): Promise<Recall[]> {
  const rows = await database.selectFrom('recalls').selectAll().orderBy('gtin').orderBy('batch').execute()
  return rows.map((row) => ({ ...row, batch: row.batch === '' ? null : row.batch }))
}

const rowOf = ({ gtin, batch, reason, since }: Recall): RecallTable => ({
  gtin,
  batch: batch ?? '',
  reason,
  since,
})
