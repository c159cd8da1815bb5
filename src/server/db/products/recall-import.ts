import { asGtin } from '../../../core/contract/barcode.ts'
import { recallKey, recallName, unknownCodes } from '../../../core/contract/console/recalls.ts'
import type { ImportPlan } from '../../../core/contract/import-plan.ts'
import type { Recall } from '../../../core/contract/product.ts'
import type { RecallRow } from '../../../core/contract/recall-file.ts'
import { type Importer, imported } from '../import-rows.ts'
import { recallsIn, rowOf } from './recall-rows.ts'

type Kept = Recall & { id: string }

function byRecallKey(recalls: readonly Recall[]): Map<string, Recall[]> {
  const result = new Map<string, Recall[]>()
  for (const recall of recalls) {
    const key = recallKey(recall)
    result.set(key, [...(result.get(key) ?? []), recall])
  }
  return result
}

const isSame = (one: Recall, other: Recall) => one.reason === other.reason && one.since === other.since

/** Recalls from the rows of a file: known by product and batch. In the history they are one list. */
export function recallImporter(): Importer<RecallRow, Recall, Kept> {
  let existing: readonly Recall[] = []
  /** Of one key two batches may be there that an older list kept apart. */
  let byKey: ReadonlyMap<string, readonly Recall[]> = new Map()
  let codes: ReadonlySet<string> = new Set()
  return {
    areas: ['products'],
    before: (id) => byKey.get(id),
    nameOf: recallName,
    remarks: ({ add }) => ({ warnings: unknownCodes(add, codes) }),
    async open(database) {
      existing = await recallsIn(database)
      const rows = await database.selectFrom('product_barcodes').select('code').execute()
      codes = new Set(rows.map(({ code }) => asGtin(code)))
      byKey = byRecallKey(existing)
      const lineOf = new Map<string, number>()
      const plan: ImportPlan<Recall, Kept> = { add: [], update: [], skipped: 0, missing: [], faults: [] }
      return {
        take({ line, reason, ...packs }) {
          const key = recallKey(packs)
          const other = lineOf.get(key)
          if (other !== undefined) {
            plan.faults.push({ line, column: 'gtin', reason: `it is on line ${other} too, with this batch` })
            return
          }
          lineOf.set(key, line)
          const before = byKey.get(key)?.at(-1)
          const recall = { ...packs, reason: reason ?? before?.reason ?? '' }
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
      // An update is kept as the file writes its batch: what goes is the batch as it was written.
      const updated = new Set(plan.update.map(({ id }) => id))
      for (const { gtin, batch } of [...gone, ...existing.filter((each) => updated.has(recallKey(each)))]) {
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
