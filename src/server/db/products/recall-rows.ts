import type { Kysely } from 'kysely'
import type { Recall } from '../../../core/contract/product.ts'
import type { RecallTable, Tables } from '../schema.ts'

/** Recalls as the database holds them. */
export async function recallsIn(database: Kysely<Tables>): Promise<Recall[]> {
  const rows = await database.selectFrom('recalls').selectAll().orderBy('gtin').orderBy('batch').execute()
  return rows.map((row) => ({ ...row, batch: row.batch === '' ? null : row.batch }))
}

export const rowOf = ({ gtin, batch, reason, since }: Recall): RecallTable => ({
  gtin,
  batch: batch ?? '',
  reason,
  since,
})
