import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { replyTexts } from '../../core/contract/console/messages.ts'
import type { Rewritten, Unlisted, UploadProgress } from '../../core/contract/console/upload.ts'
import type { ImportFault } from '../../core/contract/import-file.ts'
import type { ImportPlan, ImportPlanner, ImportResult } from '../../core/contract/import-plan.ts'
import type { Database } from './database.ts'
import { type Actor, type Happened, keepHistory, MACHINE } from './history.ts'
import { Refused } from './refused.ts'
import type { Area, Tables } from './schema.ts'
import { breathe, type Change, changeAreas, Rollback } from './transaction.ts'

/** What a person should look at before a file is saved. */
interface Remarks {
  /** Products that would lose an allergen. */
  unlisted: Unlisted[]
  /** Stores whose paths would have other steps. */
  rewritten: Rewritten[]
  warnings: string[]
}

/** What a file would do. */
export interface ImportOutcome {
  added: number
  updated: number
  skipped: number
  /** Products that the file does not hold. */
  missing: { id: string; name: string }[]
  faults: ImportFault[]
  remarks: Remarks
  /** The same text for the same outcome: what a confirmation is held to. */
  outcomeHash: string
}

export interface ImportOptions {
  by?: Actor
  /** Held to the outcome that was looked at. `deleting`: what the file does not hold goes. */
  confirmed?: { outcomeHash: string; deleting: boolean } | undefined
  /** Told after every few products. Nothing is lasting before the import resolves. */
  told?: TellProgress | undefined
}

/** `warnings`: what a person should look at afterwards, where there is anything. */
export type Imported = ImportResult & { deleted: number; warnings?: string[] }

/** Records that come from files. */
export interface RowRepository<Row> {
  /** With faults in the result nothing was written. Throws `Refused` (stale) when a confirmed outcome has changed. */
  import(rows: readonly Row[], options?: ImportOptions): Promise<Imported>
  /** Looks only. `by`: for whom; nobody's file deletes them. */
  preview(rows: readonly Row[], by?: Actor): Promise<ImportOutcome>
}

export type TellProgress = (progress: UploadProgress) => void

/** Rows compared between two turns of the event loop. */
const ROWS_A_TURN = 50

/** Told how many records were written after each batch. */
export type Wrote = (count: number) => void

interface Work<New, Kept> {
  transaction: Change
  plan: ImportPlan<New, Kept>
  /** What an import deletes: only where that is agreed to. */
  gone: readonly Kept[]
  by: Actor
  now: Date
  wrote: Wrote
}

/** How rows of one kind become records. */
export interface Importer<Row, New, Kept extends { id: string }> {
  areas: readonly Area[]
  /** Reads what is there, and compares with it. */
  open(database: Kysely<Tables>, by: Actor): Promise<ImportPlanner<Row, New, Kept>>
  /** A record as it was when the rows were compared with it. */
  before(id: string): unknown
  /** What a record is called where people are asked about it. */
  nameOf(kept: Kept): string
  /** What a person should look at in the plan. */
  remarks?(plan: ImportPlan<New, Kept>): Partial<Remarks>
  /** Writes the plan and answers what happened. */
  write(work: Work<New, Kept>): Promise<Happened[]>
}

/** What the rows would do to what is there. */
export async function previewRows<Row, New, Kept extends { id: string }>(
  database: Database,
  importer: Importer<Row, New, Kept>,
  rows: readonly Row[],
  by: Actor,
): Promise<ImportOutcome> {
  return outcomeOf(importer, await planned(importer, database, rows, by))
}

/** One transaction or nothing; a file that changes nothing writes nothing. Throws `Refused`. */
export function importRows<Row, New, Kept extends { id: string }>(
  database: Database,
  importer: Importer<Row, New, Kept>,
  rows: readonly Row[],
  { by = MACHINE, confirmed, told = () => undefined }: ImportOptions,
  now: Date,
): Promise<Imported> {
  return changeAreas(database, importer.areas, async (transaction) => {
    const plan = await planned(importer, transaction, rows, by)
    const { added, updated, skipped, faults, remarks, outcomeHash } = outcomeOf(importer, plan)
    if (confirmed && confirmed.outcomeHash !== outcomeHash) {
      throw new Refused('stale', { message: replyTexts.previewStale })
    }
    if (faults.length > 0) throw new Rollback({ added: 0, updated: 0, deleted: 0, skipped: 0, faults })
    const gone = confirmed?.deleting ? plan.missing : []
    const warnings = confirmed ? [] : warningsOf(remarks)
    const result: Imported = {
      ...{ added, updated, deleted: gone.length, skipped, faults },
      ...(warnings.length > 0 && { warnings }),
    }
    // Nothing to write: the version must not change either, or every session would rebuild its words.
    if (added + updated + gone.length === 0) throw new Rollback(result)
    const wrote = counted(added + updated + gone.length, told)
    const happened = await importer.write({ transaction, plan, gone, by, now, wrote })
    await keepHistory(transaction, by, now.toISOString(), happened)
    return result
  })
}

/** Of a file that nobody looked at before it was saved. */
const warningsOf = ({ unlisted, rewritten, warnings }: Remarks): string[] => [
  ...unlisted.map(({ id, name, allergens }) => `${name} (ID ${id}) no longer lists ${allergens.join(', ')}`),
  ...rewritten.map(({ id, name, paths }) => `${name} (ID ${id}) has other steps for ${paths.join(', ')}`),
  ...warnings,
]

/** Adds up what was written and tells of it. */
function counted(of: number, told: TellProgress): Wrote {
  let done = 0
  told({ done, of })
  return (count) => {
    done += count
    told({ done, of })
  }
}

async function planned<Row, New, Kept extends { id: string }>(
  importer: Importer<Row, New, Kept>,
  database: Kysely<Tables>,
  rows: readonly Row[],
  by: Actor,
): Promise<ImportPlan<New, Kept>> {
  const planner = await importer.open(database, by)
  for (const [done, row] of rows.entries()) {
    planner.take(row)
    if (done % ROWS_A_TURN === ROWS_A_TURN - 1) await breathe()
  }
  return planner.finish()
}

function outcomeOf<Row, New, Kept extends { id: string }>(
  { before, nameOf, remarks: remarksOn }: Importer<Row, New, Kept>,
  plan: ImportPlan<New, Kept>,
): ImportOutcome {
  const { add, update, skipped, missing, faults } = plan
  const remarks = { unlisted: [], rewritten: [], warnings: [], ...remarksOn?.(plan) }
  const outcome = {
    added: add.length,
    updated: update.length,
    skipped,
    missing: missing.map((kept) => ({ id: kept.id, name: nameOf(kept) })),
    faults,
  }
  // Agreed to is also what would be written over: what a colleague has saved since is another outcome.
  const hash = createHash('sha256').update(JSON.stringify(outcome))
  for (const record of add) hash.update(`\n+${JSON.stringify(record)}`)
  for (const record of update) hash.update(`\n=${JSON.stringify(record)}`)
  for (const { id } of [...update, ...missing]) hash.update(`\n-${JSON.stringify(before(id))}`)
  return { ...outcome, remarks, outcomeHash: hash.digest('hex') }
}

/** What an import did to one record; a deletion is a deletion, whatever brought it. */
export const imported = (
  kind: Happened['kind'],
  recordId: string,
  before: unknown,
  after: unknown,
): Happened => ({ kind, recordId, action: after === null ? 'deleted' : 'imported', before, after })

/** Numbers of stores are compared by what they are worth. */
export const worth = (number: string) => number.replace(/^0+/, '')
