import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import {
  type BackupTable,
  backupTables,
  endSchema,
  headerSchema,
  rowSchema,
  WrongBackup,
} from './backup-format.ts'
import type { Database } from './database.ts'
import { migrations } from './migrate.ts'
import { books, type CounterName } from './schema.ts'
import { breathe, type Change, changeBooks, countPast, countUp } from './transaction.ts'

type Row = Record<string, string | number | null>

const BATCH = 100

/**
 * Puts back what a backup holds, in place of everything that is there: all of it or nothing. Everybody is signed out.
 * Numbers that were given out since are not given out again. Answers the number of rows. Throws `WrongBackup`.
 */
export async function readBackup(database: Database, file: string): Promise<number> {
  const rows = await checked(file)
  await changeBooks(database, books, async (transaction) => {
    for (const name of [
      'sessions',
      'previews',
      ...backupTables.map((table) => table.name).reverse(),
    ] as const) {
      if (name !== 'counters') await transaction.deleteFrom(name).execute()
    }
    await load(transaction, file)
    for (const book of books) await countUp(transaction, book)
  })
  return rows
}

async function* linesOf(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })
}

const jsonOf = (line: string, isFirst: boolean): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    throw new WrongBackup(isFirst ? 'it is not a backup of this product' : 'it is cut off')
  }
}

/** Reads the file to its end before anything is touched. Answers its number of rows. */
async function checked(file: string): Promise<number> {
  const hash = createHash('sha256')
  let lines = 0
  let end: unknown
  for await (const line of linesOf(file)) {
    if (end !== undefined) throw new WrongBackup('it goes on after its end')
    const value = jsonOf(line, lines === 0)
    if (lines === 0) checkHeader(value)
    if (endSchema.safeParse(value).success) end = value
    else {
      if (lines > 0 && !rowSchema.safeParse(value).success)
        throw new WrongBackup(`line ${lines + 1} is no row`)
      hash.update(`${line}\n`)
      lines++
    }
  }
  const said = endSchema.safeParse(end)
  if (!said.success) throw new WrongBackup('it is cut off')
  const { rows, sha256 } = said.data
  if (rows !== lines - 1 || sha256 !== hash.digest('hex'))
    throw new WrongBackup('it has been changed since it was written')
  return rows
}

function checkHeader(value: unknown): void {
  const header = headerSchema.safeParse(value)
  if (!header.success) throw new WrongBackup('it is not a backup of this product')
  if (!Object.hasOwn(migrations, header.data.migration))
    throw new WrongBackup('it was written by a newer version')
}

async function load(transaction: Change, file: string): Promise<void> {
  let batch: Row[] = []
  let table: BackupTable | undefined
  const flush = async () => {
    if (table === 'counters') await moveCounters(transaction, batch)
    // The rows came out of this very table, and a column that it does not have fails the whole.
    else if (table && batch.length > 0)
      await transaction
        .insertInto(table)
        .values(batch as never)
        .execute()
    batch = []
    await breathe()
  }
  for await (const line of linesOf(file)) {
    const parsed = rowSchema.safeParse(jsonOf(line, false))
    if (!parsed.success) continue
    const next = backupTables.find(({ name }) => name === parsed.data.table)?.name
    if (next === undefined) throw new WrongBackup(`a table named ${parsed.data.table} is not known`)
    if (next !== table || batch.length >= BATCH) await flush()
    table = next
    batch.push(parsed.data.row)
  }
  await flush()
}

/** Counters go forward only: ids are not given out twice, and whoever watches the catalogue sees that it changed. */
async function moveCounters(transaction: Change, rows: readonly Row[]): Promise<void> {
  for (const { name, value } of rows) {
    await countPast(transaction, String(name) as CounterName, Number(value))
  }
}
