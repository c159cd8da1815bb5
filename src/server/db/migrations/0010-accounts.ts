import type { Kysely, Migration } from 'kysely'

/** Accounts that rest. */
export const accountTables: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('users').addColumn('suspended_at', 'text').execute()
  },
}
