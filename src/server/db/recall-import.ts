import { recallKey } from '../../core/contract/console/recalls.ts'
import type { ImportPlan } from '../../core/contract/import-plan.ts'
import type { RecallRow } from '../../core/contract/recall-file.ts'
import type { Recall } from '../../core/contract/recalls.ts'
import { type Importer, imported } from './import-rows.ts'
import { recallsIn, rowOf } from './recall-rows.ts'

type Kept = Recall & { id: string }

const isSame = (one: Recall, other: Recall) => one.reason === other.reason && one.since === other.since

/** Recalls from the rows of a file: known by product and batch. In the history they are one list. */
export function recallImporter(): Importer<RecallRow, Recall, Kept> {
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
