import type { Kysely, Migration } from 'kysely'

/**
 * Photographs of products. Not tied to the product's row: a product that is put back from the history has its
 * photographs again. `jpeg` is base64, so that a backup's lines can hold it.
 */
export const productPhotoTable: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('product_photos')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('product_id', 'text', (column) => column.notNull())
      .addColumn('jpeg', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('lesson', 'text', (column) => column.notNull())
      .addColumn('proposals', 'text', (column) => column.notNull())
      .addColumn('added_at', 'text', (column) => column.notNull())
      .addColumn('added_by', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
      .execute()
    await database.schema.createIndex('product_photos_of').on('product_photos').column('product_id').execute()
  },
}
