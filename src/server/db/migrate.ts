import { type Kysely, type Migration, Migrator } from 'kysely'
import { catalogueTables } from './migrations/0001-catalogue.ts'
import { consoleTables } from './migrations/0002-console.ts'
import type { Tables } from './schema.ts'

/** Forward only: what a release has shipped is never edited, and an older file is brought up step by step. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-catalogue': catalogueTables,
  '0002-console': consoleTables,
}

const migratorOf = (database: Kysely<Tables>) =>
  new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } })

/** Rejects with the failing migration's name, or when the file was written by a newer version. */
export async function migrateToNewest(database: Kysely<Tables>): Promise<void> {
  const { error, results } = await migratorOf(database).migrateToLatest()
  if (error === undefined) return
  const failed = results?.find((result) => result.status === 'Error')?.migrationName
  if (failed) throw new Error(`migration ${failed} failed`, { cause: error })
  // Kysely's word for a file that has had migrations which this version does not know.
  const newer = error instanceof Error && error.message.startsWith('corrupted migrations')
  throw newer ? new Error('the database was written by another version', { cause: error }) : error
}

/** Names of migrations that the database has not had yet. */
export async function pendingMigrations(database: Kysely<Tables>): Promise<string[]> {
  const all = await migratorOf(database).getMigrations()
  return all.filter((migration) => migration.executedAt === undefined).map((migration) => migration.name)
}
