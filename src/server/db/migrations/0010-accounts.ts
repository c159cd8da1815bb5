import { type Kysely, type Migration, sql } from 'kysely'

/** Accounts that rest, staff who only walk and answer calls, links by which people choose a password, second factors. */
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
    await database.schema
      .createTable('second_factors')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'text')
      .addColumn('last_step', 'integer', (column) => column.notNull())
      .execute()
    await database.schema
      .createTable('recovery_codes')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('recovery_codes_key', ['user_id', 'code_hash'])
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
