import { DEFAULT_MIGRATION_TABLE, Kysely, type Migration, Migrator, sql } from 'kysely'
import { makeFolder } from '../files/make-folder.ts'
import { databaseFault, retryWhenBusy } from './database-errors.ts'
import { dialectFor } from './dialects/choose-dialect.ts'
import { type Dialect, PING } from './dialects/dialect.ts'
import { catalogueTables } from './migrations/0001-catalogue.ts'
import { consoleTables } from './migrations/0002-console.ts'
import { recallTable } from './migrations/0005-recalls.ts'
import { staffCallTables } from './migrations/0007-staff-calls.ts'
import { pathDraftTable } from './migrations/0008-path-drafts.ts'
import { productPhotoTable } from './migrations/0009-product-photos.ts'
import { accountTables } from './migrations/0010-accounts.ts'
import { fieldCountTable } from './migrations/0011-field-counts.ts'
import { userStoreTable } from './migrations/0013-user-stores.ts'
import { productColumns } from './migrations/product-columns.ts'
import type { Tables } from './schema.ts'

/** Forward only: what a release has shipped is never edited, and an older file is brought up step by step. */
const migrations: Readonly<Record<string, (dialect: Dialect) => Migration>> = {
  '0001-catalogue': () => catalogueTables,
  '0002-console': consoleTables,
  ...productColumns,
  '0005-recalls': () => recallTable,
  '0007-staff-calls': () => staffCallTables,
  '0008-path-drafts': () => pathDraftTable,
  '0009-product-photos': () => productPhotoTable,
  '0010-accounts': () => accountTables,
  '0011-field-counts': () => fieldCountTable,
  '0013-user-stores': () => userStoreTable,
}
/** Oldest first. */
export const migrationNames = Object.keys(migrations)

const OF_ANOTHER = 'the database was written by another version'

/** Rejects with the failing migration's name, or when the file was written by a newer version. */
async function migrateToNewest(database: Database): Promise<void> {
  const all = Object.fromEntries(
    Object.entries(migrations).map(([name, make]) => [name, make(database.dialect)]),
  )
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => all } })
  const { error, results } = await migrator.migrateToLatest()
  if (error === undefined) return
  // Another connection in the way, or a database that went away, is no fault of a migration's: it is tried again.
  if (databaseFault(error) !== undefined) throw error
  const failed = results?.find((result) => result.status === 'Error')?.migrationName
  if (failed) throw new Error(`migration ${failed} failed: ${String(error)}`, { cause: error })
  // Kysely's word for a file that has had migrations which this version does not know.
  const newer = error instanceof Error && error.message.startsWith('corrupted migrations')
  throw newer ? new Error(OF_ANOTHER, { cause: error }) : error
}

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
  makeFolder(dataFolder)
  return openedAfter(migrateToNewest, dataFolder, url)
}

/** The same of one that is there, which stays as it is: of an older version perhaps. Rejects one of a newer. */
export const openAsItIs = (dataFolder: string, url?: string): Promise<Database> =>
  openedAfter(newestMigration, dataFolder, url)

async function openedAfter(
  work: (database: Database) => Promise<unknown>,
  dataFolder: string,
  url: string | undefined,
): Promise<Database> {
  const database = new Database(dialectFor(dataFolder, url))
  try {
    await retryWhenBusy(() => work(database))
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
}

/** The newest migration that a database has had; undefined: none yet. Rejects one that this version does not know. */
export async function newestMigration(database: Database): Promise<string | undefined> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return undefined
  const had = await database
    .withTables<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .execute()
  if (had.some(({ name }) => !migrationNames.includes(name))) throw new Error(OF_ANOTHER)
  return migrationNames.findLast((known) => had.some(({ name }) => name === known))
}

/** Rejects when the database does not answer, or is another than was opened. */
export async function pingDatabase(database: Database): Promise<void> {
  await sql.raw(PING).execute(database)
}

/**
 * Rejects when nothing can be saved: writes, and commits, what is there already. Its row is one that changes only for a moment at a time,
 * so on PostgreSQL an import that holds its own for long is nobody's concern here.
 */
export async function tryWriting(database: Database): Promise<void> {
  await database
    .updateTable('counters')
    .set((row) => ({ value: row.ref('value') }))
    .where('name', '=', 'calls')
    .execute()
}
