import { pathsSchema } from '../../core/contract/store.ts'
import type { WorkRecords } from '../../core/work-list/work-list.ts'
import type { Database } from './database.ts'
import { readTroubles } from './field-troubles.ts'
import { keptByVersion } from './kept-by-version.ts'

interface CatalogueVersions {
  products: string
  stores: string
}

/**
 * Reads what of all records the work list is made from, of 5,000 products a few columns. The counts in the header ask at
 * each screen: products and stores are read anew only when their version says so, and are then another list.
 */
export function workRecordsReader(database: Database, versions: () => Promise<CatalogueVersions>) {
  const products = keptByVersion(() => readProducts(database))
  const stores = keptByVersion(() => readStores(database))

  return async (now: Date, timeZone: string): Promise<WorkRecords> => {
    // Before the rows: what changes in between is then read again next time.
    const version = await versions()
    return {
      stores: await stores(version.stores),
      drafts: await readDrafts(database),
      products: await products(version.products),
      aisles: await database.selectFrom('aisles').select(['id', 'name']).orderBy('slot').execute(),
      oneTimeUsers: await readOneTimeUsers(database),
      troubles: await readTroubles(database, now, timeZone),
    }
  }
}

async function readStores(database: Database): Promise<WorkRecords['stores']> {
  const rows = await database
    .selectFrom('stores')
    .select(['id', 'name', 'paths'])
    .orderBy('ordinal')
    .execute()
  return rows.map(({ id, name, paths }) => ({ id, name, paths: pathsSchema.parse(JSON.parse(paths)) }))
}

async function readProducts(database: Database): Promise<WorkRecords['products']> {
  const rows = await database
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
  return rows.map(({ allergens_contain: allergens, ...product }) => ({
    ...product,
    hasAllergens: allergens !== null,
    isPictured: pictured.has(product.id),
  }))
}

const readDrafts = (database: Database): Promise<WorkRecords['drafts']> =>
  database
    .selectFrom('path_drafts')
    .select(['store_id as storeId', 'from_place as from', 'to_place as to'])
    .orderBy('updated_at')
    .execute()

const readOneTimeUsers = (database: Database): Promise<WorkRecords['oneTimeUsers']> =>
  database
    .selectFrom('users')
    .select(['id', 'username'])
    .where('password_ends_at', 'is not', null)
    .orderBy('ordinal')
    .execute()
