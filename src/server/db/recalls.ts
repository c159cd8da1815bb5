import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { asGtin } from '../../core/contract/barcode.ts'
import { messageRules, replyTexts } from '../../core/contract/console/messages.ts'
import {
  recallKey,
  recallName,
  repeatedRecalls,
  unknownCodes,
  writtenKey,
} from '../../core/contract/console/recalls.ts'
import type { ImportPlan } from '../../core/contract/import-plan.ts'
import type { Recall } from '../../core/contract/product.ts'
import type { RecallRow } from '../../core/contract/recall-file.ts'
import type { Database } from './database.ts'
import { type Actor, changedSince, type Happened, keepHistory, MACHINE } from './history.ts'
import { type Importer, imported, importRows, previewRows } from './import-rows.ts'
import { Refused } from './refused.ts'
import type { RecallRepository } from './repositories.ts'
import type { RecallTable, Tables } from './schema.ts'
import { type Change, changeAreas } from './transaction.ts'

/** Rows of one insert: four values each, far below what a statement may hold. */
const BATCH = 200

export function recallRepository(database: Database, now: () => Date): RecallRepository {
  // Part of what shoppers are told about products: whoever watches these sees that it changed.
  const change = (work: (transaction: Change) => Promise<Recall[]>) =>
    changeAreas(database, ['products'], work)

  async function write(transaction: Change, { before, recalls, action }: Replacement, by: Actor) {
    refuseRepeated(recalls, before)
    await transaction.deleteFrom('recalls').execute()
    for (let from = 0; from < recalls.length; from += BATCH)
      await transaction
        .insertInto('recalls')
        .values(recalls.slice(from, from + BATCH).map(rowOf))
        .execute()
    const after = await recallsIn(transaction)
    const entry = { kind: 'recalls', recordId: 'all', action, before, after } as const
    await keepHistory(transaction, by, now().toISOString(), [entry])
    return after
  }

  return {
    all: () => recallsIn(database),
    preview: (rows, by = MACHINE) => previewRows(database, recallImporter(), rows, by),
    import: (rows, options = {}) => importRows(database, recallImporter(), rows, options, now()),
    replace: (recalls, by, was) =>
      change(async (transaction) => {
        const before = await recallsIn(transaction)
        if (was && !isSameList(before, was))
          throw new Refused('stale', { message: replyTexts.recallsStale, current: before })
        return write(transaction, { before, recalls, action: 'changed' }, by)
      }),
    applyChange: ({ from, to }, by) =>
      change(async (transaction) => {
        const before = await recallsIn(transaction)
        const recalls = withChange(before, from, to)
        // As it shall be already: an entry of nothing tells nobody anything.
        if (isSameList(before, recalls)) return before
        return write(transaction, { before, recalls, action: 'restored' }, by)
      }),
  }
}

interface Replacement {
  before: readonly Recall[]
  recalls: readonly Recall[]
  action: Happened['action']
}

/** The same list, in any order. */
function isSameList(one: readonly Recall[], other: readonly Recall[]): boolean {
  const there = byWrittenKey(one)
  return (
    one.length === other.length && other.every((each) => isDeepStrictEqual(there.get(writtenKey(each)), each))
  )
}

const byWrittenKey = (recalls: readonly Recall[]) =>
  new Map(
    recalls.map(({ gtin, batch, reason, since }) => [
      writtenKey({ gtin, batch }),
      { gtin, batch, reason, since },
    ]),
  )

/**
 * The list as it is now with what a change made of it, `from` one list `to` another; recalls that the change did not
 * touch stay as they are. Throws `Refused` where one that it touched is another by now.
 */
function withChange(now: readonly Recall[], from: readonly Recall[], to: readonly Recall[]): Recall[] {
  const [result, was, target] = [byWrittenKey(now), byWrittenKey(from), byWrittenKey(to)]
  for (const key of new Set([...was.keys(), ...target.keys()])) {
    const [current, old, wanted] = [result.get(key), was.get(key), target.get(key)]
    if (isDeepStrictEqual(old, wanted) || isDeepStrictEqual(current, wanted)) continue
    if (!isDeepStrictEqual(current, old)) throw changedSince()
    if (wanted) result.set(key, wanted)
    else result.delete(key)
  }
  return [...result.values()]
}

/** Two recalls of the same packs are refused, but for those that an older list held side by side. */
function refuseRepeated(recalls: readonly Recall[], before: readonly Recall[]): void {
  const old = byWrittenKey(before)
  const at = repeatedRecalls(recalls, recallKey).find((index) => {
    const recall = recalls[index]
    return recall && !old.has(writtenKey(recall))
  })
  if (at === undefined) return
  const fields = { [`recalls.${at}.batch`]: messageRules.recallThere }
  throw new Refused('taken', { message: messageRules.recallThere, fields, current: before })
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
function recallImporter(): Importer<RecallRow, Recall, Kept> {
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
