import type { Kysely, Migration } from 'kysely'

/** Paths that are worked on beside those that shoppers walk. Every path that a store has is published already. */
export const pathDraftTable: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('path_drafts')
      .addColumn('store_id', 'text', (column) => column.notNull().references('stores.id').onDelete('cascade'))
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('from_place', 'text', (column) => column.notNull())
      .addColumn('to_place', 'text', (column) => column.notNull())
      .addColumn('steps', 'text', (column) => column.notNull())
      .addColumn('base', 'text')
      .addColumn('walked_at', 'text')
      .addColumn('walked_by', 'text')
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('updated_by', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('path_drafts_key', ['store_id', 'key'])
      .execute()
  },
}
