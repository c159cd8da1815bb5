import type { ColumnDefinitionBuilder, Kysely, Migration } from 'kysely'

/** What happened in visits, as counts by day. A store or product that goes leaves its counts until they are too old. */
export const fieldCountTable: Migration = {
  async up(database: Kysely<unknown>) {
    const always = (column: ColumnDefinitionBuilder) => column.notNull()
    await database.schema
      .createTable('field_counts')
      .addColumn('day', 'text', always)
      .addColumn('store_id', 'text', always)
      .addColumn('kind', 'text', always)
      .addColumn('product_id', 'text', always)
      .addColumn('topic', 'text', always)
      .addColumn('from_place', 'text', always)
      .addColumn('to_place', 'text', always)
      .addColumn('part', 'integer', always)
      .addColumn('visits', 'integer', always)
      .addPrimaryKeyConstraint('field_counts_key', [
        ...(['day', 'store_id', 'kind', 'product_id', 'topic', 'from_place', 'to_place', 'part'] as const),
      ])
      .execute()
    await database.schema
      .createIndex('field_counts_by_kind')
      .on('field_counts')
      .columns(['kind', 'day'])
      .execute()
  },
}
