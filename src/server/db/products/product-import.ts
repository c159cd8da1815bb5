import { importPlanner } from '../../../core/contract/import-plan.ts'
import type { NewProduct, Product } from '../../../core/contract/product.ts'
import type { ImportRow } from '../../../core/contract/product-file.ts'
import { allergensTaken, strangeAllergens } from '../../../core/facts/list-changes.ts'
import { type Importer, imported } from '../import-rows.ts'
import { type FormerNames, formerNames, formerNamesIn } from '../stores/aisle-names.ts'
import { readProducts } from './product-reads.ts'
import { deleteProducts, insertProducts, updateProducts } from './product-writes.ts'

/** Products from the rows of a file. */
export function productImporter(): Importer<ImportRow, NewProduct, Product> {
  let byId: ReadonlyMap<string, Product> = new Map()
  let former: FormerNames = new Map()
  return {
    areas: ['products'],
    before: (id) => byId.get(id),
    nameOf: ({ name }) => name,
    async open(database) {
      former = await formerNames(database)
      const existing = await readProducts(database)
      byId = new Map(existing.map((product) => [product.id, product]))
      return importPlanner(existing)
    },
    remarks({ add, update }) {
      const unlisted = update.map((after) => {
        const before = byId.get(after.id)
        return { id: after.id, name: after.name, allergens: before ? allergensTaken(before, after) : [] }
      })
      const moved = [...add, ...update].filter(({ id, section }) => section !== byId.get(id ?? '')?.section)
      const placed = moved.map(({ name, section }) => ({ name, places: section === null ? [] : [section] }))
      return {
        unlisted: unlisted.filter(({ allergens }) => allergens.length > 0),
        warnings: [
          ...strangeAllergens([...add, ...update]).map(
            ({ entry, name, more }) =>
              `"${entry}" is no allergen that is known here: is it misspelled? It is in ${name}${more > 0 ? ` and ${more} more` : ''}`,
          ),
          ...formerNamesIn(former, placed),
        ],
      }
    },
    async write({ transaction, plan, gone, now, wrote }) {
      const at = now.toISOString()
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
