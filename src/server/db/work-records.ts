import { pathsSchema } from '../../core/contract/store.ts'
import type { WorkRecords } from '../../core/work-list/work-list.ts'
import type { Database } from './database.ts'
import { readTroubles } from './field-troubles.ts'

/** What of all records the work list is made from; of 5,000 products a few columns. */
export async function readWorkRecords(database: Database, now: Date, timeZone: string): Promise<WorkRecords> {
  const stores = await database
    .selectFrom('stores')
    .select(['id', 'name', 'paths'])
    .orderBy('ordinal')
    .execute()
  const drafts = await database
    .selectFrom('path_drafts')
    .select(['store_id as storeId', 'from_place as from', 'to_place as to'])
    .orderBy('updated_at')
    .execute()
  const products = await database
    .selectFrom('products')
    .select(['id', 'name', 'allergens_contain', 'checked_on as checkedOn', 'section'])
    .orderBy('ordinal')
    .execute()
  const photographed = await database
    .selectFrom('product_photos')
    .select('product_id')
    .distinct()
    .where('deleted_at', 'is', null)
    .execute()
  const pictured = new Set(photographed.map((row) => row.product_id))
  const aisles = await database.selectFrom('aisles').select(['id', 'name']).orderBy('slot').execute()
  const oneTimeUsers = await database
    .selectFrom('users')
    .select(['id', 'username'])
    .where('password_ends_at', 'is not', null)
    .orderBy('ordinal')
    .execute()
  return {
    stores: stores.map(({ id, name, paths }) => ({ id, name, paths: pathsSchema.parse(JSON.parse(paths)) })),
    drafts,
    products: products.map(({ allergens_contain: allergens, ...product }) => ({
      ...product,
      hasAllergens: allergens !== null,
      isPictured: pictured.has(product.id),
    })),
    aisles,
    oneTimeUsers,
    troubles: await readTroubles(database, now, timeZone),
  }
}
