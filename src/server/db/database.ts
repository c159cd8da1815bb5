import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Dialect, Kysely, SqliteDialect, sql } from 'kysely'
import { retryWhenBusy } from './database-errors.ts'
import { dialectOf } from './dialect.ts'
import { migrateToNewest } from './migrate.ts'
import { postgresDialect } from './postgres.ts'
import type { Tables } from './schema.ts'
import { openSqlite } from './sqlite-driver.ts'

export type Database = Kysely<Tables>

export const databaseFile = (dataFolder: string) => join(dataFolder, 'shop.sqlite')

const sqliteDialect = (dataFolder: string): Dialect =>
  new SqliteDialect({ database: async () => openSqlite(databaseFile(dataFolder)) })

/**
 * Opens the database of a data folder, making both when they are not there, or the PostgreSQL that `url` names, and
 * migrates it. Close with `destroy()`.
 */
export async function openDatabase(dataFolder: string, url?: string): Promise<Database> {
  mkdirSync(dataFolder, { recursive: true })
  const database = new Kysely<Tables>({
    dialect: url === undefined ? sqliteDialect(dataFolder) : postgresDialect(url),
  })
  try {
    await retryWhenBusy(() => migrateToNewest(database))
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

/** SQLite's own look over the whole file: "ok", or what is wrong with it. PostgreSQL looks after itself. */
export async function integrityOf(database: Database): Promise<string> {
  if (dialectOf(database) === 'postgres') return 'ok'
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(database)
  return rows[0]?.integrity_check ?? 'no answer'
}
