import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { linesOf, RefusedFile } from '../files/read-file.ts'
import { type Database, migrationNames, newestMigration } from './database.ts'
import { areas, type CounterName } from './schema.ts'
import { breathe, type Change, changeAreas, countPast, countUp } from './transaction.ts'

type Row = Record<string, string | number | null>

const BATCH = 100
/** Of rows that are put in together: five photographs, or a hundred of most others. */
const BATCH_LETTERS = 5_000_000
/** Photographs have up to a megabyte each. */
const LARGE_ROWS = 5

/**
 * Puts back what a backup holds, in place of everything that is there: all of it or nothing. Everybody is signed out.
 * Numbers that were given out since are not given out again. Answers the number of rows. Throws `WrongBackup`.
 */
export async function readBackup(database: Database, file: string): Promise<number> {
  const rows = await checked(file)
  await changeAreas(database, areas, async (transaction) => {
    for (const name of [
      'sessions',
      'previews',
      'invitations',
      ...backupTables.map((table) => table.name).reverse(),
    ] as const) {
      if (name !== 'counters') await transaction.deleteFrom(name).execute()
    }
    await load(transaction, file)
    for (const area of areas) await countUp(transaction, area)
  })
  return rows
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
  for await (const line of linesOf(createReadStream(file))) {
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
  if (!migrationNames.includes(header.data.migration))
    throw new WrongBackup('it was written by a newer version')
}

async function load(transaction: Change, file: string): Promise<void> {
  let batch: Row[] = []
  let letters = 0
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
    letters = 0
    await breathe()
  }
  for await (const line of linesOf(createReadStream(file))) {
    const parsed = rowSchema.safeParse(jsonOf(line, false))
    if (!parsed.success) continue
    const next = backupTables.find(({ name }) => name === parsed.data.table)?.name
    if (next === undefined) throw new WrongBackup(`a table named ${parsed.data.table} is not known`)
    if (next !== table || batch.length >= BATCH || letters >= BATCH_LETTERS) await flush()
    table = next
    letters += line.length
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

/** A header is a third of it. */
const HEADER_BYTES = 512

/**
 * Rejects where a backup may not be put: only an older backup is replaced, or what is empty. A database or a list of products given by
 * mistake would be gone.
 */
export async function checkTarget(file: string): Promise<void> {
  await access(dirname(file))
  const about = await stat(file).catch(() => undefined)
  if (!about) return
  if (!about.isFile()) throw new RefusedFile(`${file}: it is no file`)
  if (about.size > 0 && !(await beginsAsBackup(file)))
    throw new RefusedFile(`${file} is no backup, and stays as it is`)
}

async function beginsAsBackup(file: string): Promise<boolean> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES)
    const [line = ''] = buffer.toString('utf8', 0, bytesRead).split('\n')
    return headerSchema.safeParse(jsonOf(line, true)).success
  } catch (error) {
    if (error instanceof WrongBackup) return false
    throw error
  } finally {
    await handle.close()
  }
}

const PAGE = 500

/**
 * Writes everything there is, as of one moment, while others go on working. The file holds hashes of passwords: it is
 * readable by this user alone. It is written aside and moved into place when it is whole. Answers its number of rows.
 */
export async function writeBackup(database: Database, file: string, now: Date): Promise<number> {
  await checkTarget(file)
  const aside = `${file}.partial`
  const handle = await open(aside, 'w', 0o600)
  try {
    const hash = createHash('sha256')
    const write = async (line: unknown) => {
      const text = `${JSON.stringify(line)}\n`
      hash.update(text)
      // Not `write`, which may put down a part and say so: on a disk that is nearly full it does.
      await handle.appendFile(text)
    }
    const migration = await newestMigration(database)
    if (migration === undefined) throw new Error('there is nothing in the database')
    const rows = await database.transaction().execute(async (transaction) => {
      await database.dialect.asOfOneMoment(transaction)
      await write({ backup: 'shopping-helper', migration, at: now.toISOString() })
      return writeTables(transaction, write)
    })
    await handle.appendFile(`${JSON.stringify({ end: true, rows, sha256: hash.digest('hex') })}\n`)
    await handle.sync()
    await handle.close()
    await rename(aside, file)
    return rows
  } catch (error) {
    await handle.close().catch(() => undefined)
    await rm(aside, { force: true })
    throw error
  }
}

/** A database of an earlier version has not all of the tables. */
async function writeTables(transaction: Change, write: (line: unknown) => Promise<void>): Promise<number> {
  const there = new Set((await transaction.introspection.getTables()).map(({ name }) => name))
  let rows = 0
  for (const { name, orderBy } of backupTables.filter((table) => there.has(table.name))) {
    const size = name === 'product_photos' ? LARGE_ROWS : PAGE
    const columns = [orderBy].flat().map((column) => sql.ref(column))
    for (let from = 0; ; from += size) {
      const page = await transaction
        .selectFrom(name)
        .selectAll()
        .orderBy(sql.join(columns))
        .offset(from)
        .limit(size)
        .execute()
      for (const row of page) await write({ table: name, row })
      rows += page.length
      if (page.length < size) break
      await breathe()
    }
  }
  return rows
}

/**
 * A backup is lines of JSON: a header, then rows by table, then an end that says how many and their SHA-256. The same
 * for both databases, so that a backup of one can be restored to the other.
 */
const headerSchema = z.object({
  backup: z.literal('shopping-helper'),
  /** The newest migration of the database that it came from. */
  migration: z.string(),
  at: z.string(),
})
const rowSchema = z.object({
  table: z.string(),
  row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
})
const endSchema = z.object({ end: z.literal(true), rows: z.number(), sha256: z.string() })

/**
 * What is kept, in an order in which everything that is pointed at comes before what points at it. Sessions, open
 * invitations, throttles and previews are not: who restores a backup signs in anew. Rows are ordered by a whole key: a
 * page between rows of equal rank would hold one of them twice and another never.
 *
 * @internal Each is held to its keys.
 */
export const backupTables = [
  { name: 'locations', orderBy: 'id' },
  { name: 'stores', orderBy: 'ordinal' },
  { name: 'path_drafts', orderBy: ['store_id', 'key'] },
  { name: 'users', orderBy: 'ordinal' },
  { name: 'user_stores', orderBy: ['user_id', 'store_id'] },
  { name: 'second_factors', orderBy: 'user_id' },
  { name: 'recovery_codes', orderBy: ['user_id', 'code_hash'] },
  { name: 'aisles', orderBy: 'slot' },
  { name: 'products', orderBy: 'ordinal' },
  { name: 'product_barcodes', orderBy: 'code' },
  { name: 'recalls', orderBy: ['gtin', 'batch'] },
  {
    name: 'field_counts',
    orderBy: ['day', 'store_id', 'kind', 'product_id', 'topic', 'from_place', 'to_place', 'part'],
  },
  { name: 'product_photos', orderBy: 'id' },
  { name: 'history', orderBy: 'id' },
  { name: 'counters', orderBy: 'name' },
] as const
type BackupTable = (typeof backupTables)[number]['name']

/** A file that is no whole backup, or none that this version can read. */
class WrongBackup extends Error {
  override name = 'WrongBackup'
}
