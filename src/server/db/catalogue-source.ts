import type { Clock } from '../../core/clock.ts'
import type { Product, Recall } from '../../core/contract/product.ts'
import { type PublicStore, publicStoreSchema } from '../../core/contract/store.ts'
import type { Catalogue, CatalogueSource, PackPictures } from '../engine/catalogue.ts'
import type { Changes } from './dialects/dialect.ts'
import { createLook } from './look-again.ts'
import type { Repositories } from './repositories.ts'

export interface WatchedCatalogue extends CatalogueSource {
  /** Reads again now if something changed: a writer in this process calls it so that its change shows at once. */
  refresh(): Promise<void>
  close(): void
}

interface CatalogueWatch {
  repositories: Repositories
  /** Tells of changes made elsewhere the moment they are made. */
  changes: Changes
  clock: Clock
  /** Told when the database did not answer; the last catalogue stays. */
  onFault(error: unknown): void
}

/** Resolves with the catalogue read once. Keeps it current until `close`. */
export async function watchCatalogue({
  repositories,
  changes,
  clock,
  onFault,
}: CatalogueWatch): Promise<WatchedCatalogue> {
  const listeners = new Set<(catalogue: Catalogue) => void>()
  let lists = await readLists(repositories, unread)
  let catalogue = catalogueOf(lists)
  let closed = false

  async function readIfChanged() {
    const { products, stores } = await repositories.catalogueVersions()
    if (products === lists.products.version && stores === lists.stores.version) return
    const newest = await readLists(repositories, lists)
    if (closed) return
    lists = newest
    catalogue = catalogueOf(newest)
    for (const listener of listeners) listener(catalogue)
  }

  const look = createLook({ read: readIfChanged, clock, onFault })
  look.start()
  const stopHearing = changes.on((area) => {
    if (area === 'products' || area === 'stores') look.refresh().catch(onFault)
  })

  return {
    current: () => catalogue,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh: look.refresh,
    close() {
      closed = true
      stopHearing()
      look.close()
      listeners.clear()
    },
  }
}

/** A list with the version that it was read at. */
interface Read<T> {
  version: string
  list: readonly T[]
}

/** Both lists, with what is called back of the products and what their photographs teach; each read anew only when its version says so: a store's change must not cost ten thousand products. */
interface Lists {
  products: Read<Product>
  stores: Read<PublicStore>
  recalls: readonly Recall[]
  pictures: PackPictures
}

const unread: Lists = {
  products: { version: '', list: [] },
  stores: { version: '', list: [] },
  recalls: [],
  pictures: new Map(),
}

async function readLists(repositories: Repositories, before: Lists): Promise<Lists> {
  for (;;) {
    const { products, stores } = await repositories.catalogueVersions()
    const read: Lists = {
      products:
        products === before.products.version
          ? before.products
          : { version: products, list: await repositories.products.all() },
      stores:
        stores === before.stores.version
          ? before.stores
          : { version: stores, list: await publicStores(repositories) },
      recalls: products === before.products.version ? before.recalls : await repositories.recalls.all(),
      pictures:
        products === before.products.version ? before.pictures : await repositories.productPhotos.lessons(),
    }
    // The same version before and after: then no write came in between.
    const after = await repositories.catalogueVersions()
    if (after.products === products && after.stores === stores) return read
  }
}

async function publicStores({ stores }: Repositories): Promise<PublicStore[]> {
  return (await stores.all()).map((store) => publicStoreSchema.parse(store))
}

const catalogueOf = ({ products, stores, recalls, pictures }: Lists): Catalogue => ({
  version: `${products.version}.${stores.version}`,
  products: products.list,
  stores: stores.list,
  recalls,
  pictures,
})
