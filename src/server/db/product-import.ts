import type { ImportRow } from '../../core/contract/import.ts'
import { importPlanner } from '../../core/contract/import-plan.ts'
import type { NewProduct, Product } from '../../core/contract/product.ts'
import { type Importer, imported } from './import-rows.ts'
import { readProducts } from './product-reads.ts'
import { deleteProducts, insertProducts, updateProducts } from './product-writes.ts'

/** Products from the rows of a file. */
export function productImporter(): Importer<ImportRow, NewProduct, Product> {
  let existing: readonly Product[] = []
  return {
    areas: ['products'],
    nameOf: ({ name }) => name,
    async open(database) {
      existing = await readProducts(database)
      return importPlanner(existing)
    },
    async write({ transaction, plan, gone, now, wrote }) {
      const at = now.toISOString()
      const byId = new Map(existing.map((product) => [product.id, product]))
      const goneIds = gone.map(({ id }) => id)
      await deleteProducts(transaction, goneIds, wrote)
      await updateProducts(transaction, plan.update, at, wrote)
      const ids = await insertProducts(transaction, plan.add, at, wrote)
      return [
        ...gone.map((product) => imported('product', product.id, product, null)),
        ...plan.update.map((product) =>
          imported('product', product.id, byId.get(product.id) ?? null, product),
        ),
        ...plan.add.map((product, index) => {
          const id = ids[index] ?? ''
          return imported('product', id, null, { ...product, id })
        }),
      ]
    },
  }
}
