import type { ImportResult, ImportRow } from '../../core/contract/import.ts'
import type { NewProduct, Product } from '../../core/contract/product.ts'
import type { Store } from '../../core/contract/store.ts'

/** What the rest of the server asks of a database, whichever it is. Lists are in order of arrival. */
export interface ProductRepository {
  all(): Promise<Product[]>
  count(): Promise<number>
  /** Adds all of them or none. Rejects when a barcode or a given id is taken. Answers the ids, in order. */
  add(products: readonly NewProduct[]): Promise<string[]>
  /** One transaction or nothing; with faults in the result nothing was written. */
  import(rows: readonly ImportRow[]): Promise<ImportResult>
}

export type NewStore = Omit<Store, 'id' | 'storeURL' | 'updatedAt'>

export interface StoreRepository {
  all(): Promise<Store[]>
  count(): Promise<number>
  /** Adds all of them or none. Rejects when a store number is taken. Answers the ids, in order. */
  add(stores: readonly NewStore[]): Promise<string[]>
}

export interface Repositories {
  products: ProductRepository
  stores: StoreRepository
  /** Changes whenever a product or a store did, by this process or another. Cheap: asked for once a second. */
  catalogueVersion(): Promise<string>
}
