import { type Kysely, type Migration, sql } from 'kysely'

/** Accounts that rest, staff who only walk and answer calls, and links by which people choose their first password. */
export const accountTables: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('users').addColumn('suspended_at', 'text').execute()
    await widenRoles(database)
    await database.schema
      .createTable('invitations')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text')
      .addColumn('revoked_at', 'text')
      .execute()
  },
}

/** SQLite changes no check of a column: another column takes its place. */
async function widenRoles(database: Kysely<unknown>) {
  await database.schema
    .alterTable('users')
    .addColumn('next_role', 'text', (column) =>
      column.notNull().defaultTo('staff').check(sql`next_role in ('staff', 'admin', 'superadmin')`),
    )
    .execute()
  await sql`update users set next_role = role`.execute(database)
  await database.schema.alterTable('users').dropColumn('role').execute()
  await database.schema.alterTable('users').renameColumn('next_role', 'role').execute()
}
