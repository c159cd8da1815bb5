import type { Kysely, Migration } from 'kysely'

/**
 * Further stores of people who work in several. The first stays in `users.store_id`, where the version before has the
 * one store: it goes on beside this one, and a backup of it needs nothing carried over.
 */
export const userStoreTable: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('user_stores')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('store_id', 'text', (column) => column.notNull().references('stores.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('user_stores_key', ['user_id', 'store_id'])
      .execute()
    await database.schema.createIndex('user_stores_by_store').on('user_stores').column('store_id').execute()
  },
}
