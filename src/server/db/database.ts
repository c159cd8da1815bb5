import { mkdirSync } from 'node:fs'
import { Kysely, sql } from 'kysely'
import { retryWhenBusy } from './database-errors.ts'
import { dialectFor } from './dialects/choose-dialect.ts'
import type { Dialect } from './dialects/dialect.ts'
import { migrateToNewest } from './migrate.ts'
import type { Tables } from './schema.ts'

/** An open database. Close with `destroy()`. */
export class Database extends Kysely<Tables> {
  readonly dialect: Dialect

  constructor(dialect: Dialect) {
    super({ dialect: dialect.connect() })
    this.dialect = dialect
  }
}

/**
 * Opens the database of a data folder, making both when they are not there, or the one that `url` names, and migrates
 * it.
 */
export async function openDatabase(dataFolder: string, url?: string): Promise<Database> {
  mkdirSync(dataFolder, { recursive: true })
  const dialect = dialectFor(dataFolder, url)
  const database = new Database(dialect)
  try {
    await retryWhenBusy(() => migrateToNewest(database, dialect))
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
}

/** Rejects when the database does not answer. */
export async function pingDatabase(database: Database): Promise<void> {
  await sql`select 1`.execute(database)
}
