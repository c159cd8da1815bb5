import type { Kysely, Migration } from 'kysely'

/** Shoppers who call staff just now, and the consoles that would show it. */
export const staffCallTables: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('staff_calls')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('store_id', 'text', (column) => column.notNull().references('stores.id').onDelete('cascade'))
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('language', 'text')
      .addColumn('since', 'text', (column) => column.notNull())
      .addColumn('rung_at', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .addColumn('lost_at', 'text')
      .addColumn('taken_at', 'text')
      .addColumn('taken_by', 'text')
      .addColumn('taken_name', 'text')
      .addColumn('ended_at', 'text')
      .addColumn('ended', 'text')
      .execute()
    await database.schema
      .createTable('staff_screens')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('node', 'text', (column) => column.notNull())
      .addColumn('store_id', 'text')
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .execute()
    await database
      .withTables<{ counters: { name: string; value: number } }>()
      .insertInto('counters')
      .values({ name: 'calls', value: 0 })
      .execute()
  },
}
