import type { Database } from './database.ts'
import { createProduct, editProduct, removeProduct, restoreProduct } from './product-changes.ts'
import { importRows, previewRows } from './product-import.ts'
import { readProducts, readStaffProducts } from './product-reads.ts'
import { insertProducts } from './product-writes.ts'
import type { ProductRepository } from './repositories.ts'
import { changeBooks } from './transaction.ts'

export function productRepository(database: Database, now: () => Date): ProductRepository {
  return {
    all: () => readProducts(database),
    staffList: () => readStaffProducts(database),
    async count() {
      const { count } = await database
        .selectFrom('products')
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    add: (products) =>
      changeBooks(database, ['products'], (transaction) =>
        insertProducts(transaction, products, now().toISOString()),
      ),
    create: (body, by) => createProduct(database, body, by, now()),
    edit: (id, body, by) => editProduct(database, id, body, by, now()),
    restore: (product, by) => restoreProduct(database, product, by, now()),
    remove: (id, by) => removeProduct(database, id, by, now()),
    import: (rows, options = {}) => importRows(database, rows, options, now()),
    preview: (rows) => previewRows(database, rows),
  }
}
