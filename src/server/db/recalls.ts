import type { Kysely } from 'kysely'
import { recallKey } from '../../core/contract/console/recalls.ts'
import type { ImportPlan } from '../../core/contract/import-plan.ts'
import type { RecallRow } from '../../core/contract/recall-file.ts'
import type { Recall } from '../../core/contract/recalls.ts'
import type { Database } from './database.ts'
import { keepHistory, MACHINE } from './history.ts'
import { type Importer, imported, importRows, previewRows } from './import-rows.ts'
import type { RecallRepository } from './repositories.ts'
import type { RecallTable, Tables } from './schema.ts'
import { changeAreas } from './transaction.ts'

/** Rows of one insert: four values each, far below what a statement may hold. */
const BATCH = 200

export function recallRepository(database: Database, now: () => Date): RecallRepository {
  return {
    all: () => recallsIn(database),
    preview: (rows, by = MACHINE) => previewRows(database, recallImporter(), rows, by),
    import: (rows, options = {}) => importRows(database, recallImporter(), rows, options, now()),
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

/** Recalls as the database holds them. */
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

type Kept = Recall & { id: string }

const isSame = (one: Recall, other: Recall) => one.reason === other.reason && one.since === other.since

/** Recalls from the rows of a file: known by product and batch. In the history they are one list. */
function recallImporter(): Importer<RecallRow, Recall, Kept> {
  let existing: readonly Recall[] = []
  return {
    areas: ['products'],
    nameOf: ({ gtin, batch }) => (batch === null ? `${gtin}, all packs` : `${gtin}, batch ${batch}`),
    async open(database) {
      existing = await recallsIn(database)
      const byKey = new Map(existing.map((recall) => [recallKey(recall), recall]))
      const lineOf = new Map<string, number>()
      const plan: ImportPlan<Recall, Kept> = { add: [], update: [], skipped: 0, missing: [], faults: [] }
      return {
        take({ line, ...recall }) {
          const key = recallKey(recall)
          const other = lineOf.get(key)
          if (other !== undefined) {
            plan.faults.push({ line, column: 'gtin', reason: `it is on line ${other} too, with this batch` })
            return
          }
          lineOf.set(key, line)
          const before = byKey.get(key)
          if (!before) plan.add.push(recall)
          else if (isSame(before, recall)) plan.skipped += 1
          else plan.update.push({ ...recall, id: key })
        },
        finish() {
          plan.missing = existing
            .map((recall) => ({ ...recall, id: recallKey(recall) }))
            .filter(({ id }) => !lineOf.has(id))
          return plan
        },
      }
    },
    async write({ transaction, plan, gone, wrote }) {
      for (const { gtin, batch } of [...gone, ...plan.update]) {
        const batchKept = batch ?? ''
        await transaction
          .deleteFrom('recalls')
          .where('gtin', '=', gtin)
          .where('batch', '=', batchKept)
          .execute()
      }
      wrote(gone.length)
      for (const recall of [...plan.update, ...plan.add]) {
        await transaction.insertInto('recalls').values(rowOf(recall)).execute()
        wrote(1)
      }
      return [imported('recalls', 'all', existing, await recallsIn(transaction))]
    },
  }
}
