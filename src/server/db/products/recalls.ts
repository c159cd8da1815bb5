import { isDeepStrictEqual } from 'node:util'
import { messageRules, replyTexts } from '../../../core/contract/console/messages.ts'
import { recallKey, repeatedRecalls, writtenKey } from '../../../core/contract/console/recalls.ts'
import type { Recall } from '../../../core/contract/product.ts'
import type { RecallRow } from '../../../core/contract/recall-file.ts'
import type { Database } from '../database.ts'
import { type Actor, changedSince, type Happened, keepHistory, MACHINE } from '../history.ts'
import { importRows, previewRows, type RowRepository } from '../import-rows.ts'
import { Refused } from '../refused.ts'
import { type Change, changeAreas } from '../transaction.ts'
import { recallImporter } from './recall-import.ts'
import { recallsIn, rowOf } from './recall-rows.ts'

export interface RecallRepository extends RowRepository<RecallRow> {
  all(): Promise<Recall[]>
  /** Puts this list in the place of the one before, and answers it. `was`: refused when that is another by now. */
  replace(recalls: readonly Recall[], by: Actor, was?: readonly Recall[]): Promise<Recall[]>
  /**
   * Makes of the list as it is now what a change makes of it that led `from` one list `to` another. Refused where a
   * recall that the change touches is another by now; the others stay as they are.
   */
  applyChange(change: { from: readonly Recall[]; to: readonly Recall[] }, by: Actor): Promise<Recall[]>
}

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
