import type { Kysely, Migration } from 'kysely'

/** Packs that are called back. An empty batch: every pack of the product. */
export const recallTable: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('recalls')
      .addColumn('gtin', 'text', (column) => column.notNull())
      .addColumn('batch', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('since', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('recalls_key', ['gtin', 'batch'])
      .execute()
  },
}
