import { createHash } from 'node:crypto'
import { replyTexts } from '../../core/contract/console/messages.ts'
import type { ImportResult, ImportRow } from '../../core/contract/import.ts'
import { type ImportPlan, importPlanner } from '../../core/contract/import-plan.ts'
import type { Product } from '../../core/contract/product.ts'
import { MACHINE } from './actor.ts'
import type { Database } from './database.ts'
import { type Happened, keepHistory } from './history.ts'
import { readProducts } from './product-reads.ts'
import { deleteProducts, insertProducts, updateProducts, type Wrote } from './product-writes.ts'
import { Refused } from './refused.ts'
import type { ImportOptions, ImportOutcome, Told } from './repositories.ts'
import { breathe, changeAreas, Rollback } from './transaction.ts'

type Imported = ImportResult & { deleted: number }

/** Rows compared between two turns of the event loop. */
const ROWS_A_TURN = 50

/** What the rows would do to the catalogue as it is. */
export async function previewRows(database: Database, rows: readonly ImportRow[]): Promise<ImportOutcome> {
  const plan = await planned(rows, await readProducts(database))
  return outcomeOf(plan)
}

/** One transaction or nothing; a file that changes nothing writes nothing. Throws `Refused`. */
export function importRows(
  database: Database,
  rows: readonly ImportRow[],
  { by = MACHINE, confirmed, told = () => undefined }: ImportOptions,
  now: Date,
): Promise<Imported> {
  return changeAreas(database, ['products'], async (transaction) => {
    const existing = await readProducts(transaction)
    const plan = await planned(rows, existing)
    const { added, updated, skipped, faults, outcomeHash } = outcomeOf(plan)
    if (confirmed && confirmed.outcomeHash !== outcomeHash) {
      throw new Refused('stale', { message: replyTexts.previewStale })
    }
    if (faults.length > 0) throw new Rollback({ added: 0, updated: 0, deleted: 0, skipped: 0, faults })
    const gone = confirmed ? plan.missing : []
    const result: Imported = { added, updated, deleted: gone.length, skipped, faults }
    // Nothing to write: the version must not change either, or every session would rebuild its words.
    if (added + updated + gone.length === 0) throw new Rollback(result)
    const at = now.toISOString()
    const wrote = counted(added + updated + gone.length, told)
    await deleteProducts(
      transaction,
      gone.map(({ id }) => id),
      wrote,
    )
    await updateProducts(transaction, plan.update, at, wrote)
    const ids = await insertProducts(transaction, plan.add, at, wrote)
    await keepHistory(transaction, by, at, happened(plan, existing, gone, ids))
    return result
  })
}

/** Adds up what was written and tells of it. */
function counted(of: number, told: Told): Wrote {
  let done = 0
  told({ done, of })
  return (count) => {
    done += count
    told({ done, of })
  }
}

async function planned(rows: readonly ImportRow[], existing: readonly Product[]): Promise<ImportPlan> {
  const planner = importPlanner(existing)
  for (const [done, row] of rows.entries()) {
    planner.take(row)
    if (done % ROWS_A_TURN === ROWS_A_TURN - 1) await breathe()
  }
  return planner.finish()
}

function outcomeOf({ add, update, skipped, missing, faults }: ImportPlan): ImportOutcome {
  const outcome = {
    added: add.length,
    updated: update.length,
    skipped,
    missing: missing.map(({ id, name }) => ({ id, name })),
    faults,
  }
  const told = JSON.stringify([outcome, update.map(({ id }) => id)])
  return { ...outcome, outcomeHash: createHash('sha256').update(told).digest('hex') }
}

function happened(
  plan: ImportPlan,
  existing: readonly Product[],
  gone: readonly Product[],
  addedIds: readonly string[],
): Happened[] {
  const byId = new Map(existing.map((product) => [product.id, product]))
  const one = (recordId: string, before: unknown, after: unknown): Happened => ({
    kind: 'product',
    recordId,
    action: after === null ? 'deleted' : 'imported',
    before,
    after,
  })
  return [
    ...gone.map((product) => one(product.id, product, null)),
    ...plan.update.map((product) => one(product.id, byId.get(product.id) ?? null, product)),
    ...plan.add.map((product, index) => {
      const id = addedIds[index] ?? ''
      return one(id, null, { ...product, id })
    }),
  ]
}
