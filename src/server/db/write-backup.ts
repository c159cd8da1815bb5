import { createHash } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { backupTables } from './backup-format.ts'
import type { Database } from './database.ts'
import { dialectOf } from './dialect.ts'
import { migrations } from './migrate.ts'
import { breathe, type Change } from './transaction.ts'

const PAGE = 500

/**
 * Writes everything there is, as of one moment, while others go on working. The file holds hashes of passwords: it is
 * readable by this user alone. It is written aside and moved into place when it is whole. Answers its number of rows.
 */
export async function writeBackup(database: Database, file: string, now: Date): Promise<number> {
  const aside = `${file}.partial`
  const handle = await open(aside, 'w', 0o600)
  try {
    const hash = createHash('sha256')
    const write = async (line: unknown) => {
      const text = `${JSON.stringify(line)}\n`
      hash.update(text)
      await handle.write(text)
    }
    const migration = Object.keys(migrations).at(-1)
    const rows = await database.transaction().execute(async (transaction) => {
      await asOfOneMoment(transaction)
      await write({ backup: 'shopping-helper', migration, at: now.toISOString() })
      return writeTables(transaction, write)
    })
    await handle.write(`${JSON.stringify({ end: true, rows, sha256: hash.digest('hex') })}\n`)
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

/** SQLite's transactions see one moment by themselves. */
async function asOfOneMoment(transaction: Change): Promise<void> {
  if (dialectOf(transaction) === 'postgres') {
    await sql`set transaction isolation level repeatable read read only`.execute(transaction)
  }
}

async function writeTables(transaction: Change, write: (line: unknown) => Promise<void>): Promise<number> {
  let rows = 0
  for (const { name, orderBy } of backupTables) {
    for (let from = 0; ; from += PAGE) {
      const page = await transaction
        .selectFrom(name)
        .selectAll()
        .orderBy(sql.ref(orderBy))
        .offset(from)
        .limit(PAGE)
        .execute()
      for (const row of page) await write({ table: name, row })
      rows += page.length
      if (page.length < PAGE) break
      await breathe()
    }
  }
  return rows
}
