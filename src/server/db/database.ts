import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { migrateToNewest } from './migrate.ts'
import type { Tables } from './schema.ts'
import { openSqlite } from './sqlite-driver.ts'
import { retryOnceWhenBusy } from './sqlite-errors.ts'

export type Database = Kysely<Tables>

export const databaseFile = (dataFolder: string) => join(dataFolder, 'shop.sqlite')

/** Opens the database of a data folder, making both when they are not there, and migrates it. Close with `destroy()`. */
export async function openDatabase(dataFolder: string): Promise<Database> {
  mkdirSync(dataFolder, { recursive: true })
  const database = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: async () => openSqlite(databaseFile(dataFolder)) }),
  })
  try {
    await retryOnceWhenBusy(() => migrateToNewest(database))
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

/** SQLite's own look over the whole file: "ok", or what is wrong with it. */
export async function integrityOf(database: Database): Promise<string> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(database)
  return rows[0]?.integrity_check ?? 'no answer'
}
