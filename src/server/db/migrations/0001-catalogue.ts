import type { Kysely, Migration } from 'kysely'

/** Products with their codes, stores with their paths, and the counters. Uniqueness is the database's to hold. */
export const catalogueTables: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('counters')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await database.schema
      .createTable('products')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('ordinal', 'integer', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('allergens_contain', 'text')
      .addColumn('allergens_may_contain', 'text')
      .addColumn('ingredients', 'text')
      .addColumn('energy_kcal', 'real')
      .addColumn('sugar_g', 'real')
      .addColumn('fat_g', 'real')
      .addColumn('salt_g', 'real')
      .addColumn('net_weight', 'text')
      .addColumn('pack_words', 'text', (column) => column.notNull())
      .addColumn('section', 'text')
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute()
    await database.schema
      .createTable('product_barcodes')
      .addColumn('code', 'text', (column) => column.primaryKey())
      .addColumn('product_id', 'text', (column) =>
        column.notNull().references('products.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .execute()
    await database.schema
      .createIndex('product_barcodes_by_product')
      .on('product_barcodes')
      .column('product_id')
      .execute()
    await database.schema
      .createTable('stores')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('ordinal', 'integer', (column) => column.notNull().unique())
      .addColumn('store_number', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('location', 'text', (column) => column.notNull())
      .addColumn('paths', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute()
    await database
      .withTables<{ counters: { name: string; value: number } }>()
      .insertInto('counters')
      .values(['catalogue', 'product', 'store'].map((name) => ({ name, value: 0 })))
      .execute()
  },
}
