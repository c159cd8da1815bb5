import type { Clock } from '../../core/clock.ts'
import { publicStoreSchema } from '../../core/contract/store.ts'
import type { Catalogue, CatalogueSource } from '../engine/catalogue.ts'
import type { Repositories } from './repositories.ts'

/** Half of the two seconds in which a change made by another process must be known. */
const LOOK_EVERY_MS = 1000

export interface WatchedCatalogue extends CatalogueSource {
  /** Reads again now if something changed: a writer in this process calls it so that its change shows at once. */
  refresh(): Promise<void>
  close(): void
}

export interface CatalogueWatch {
  repositories: Repositories
  clock: Clock
  /** Told when the database did not answer; the last catalogue stays. */
  onFault(error: unknown): void
}

/** Resolves with the catalogue read once. Keeps it current until `close`. */
export async function watchCatalogue({
  repositories,
  clock,
  onFault,
}: CatalogueWatch): Promise<WatchedCatalogue> {
  const listeners = new Set<(catalogue: Catalogue) => void>()
  let catalogue = await readCatalogue(repositories)
  let reading: Promise<void> | undefined
  let closed = false
  let stopTimer = clock.after(LOOK_EVERY_MS, look)

  const readIfChanged = async () => {
    if ((await repositories.catalogueVersion()) === catalogue.version) return
    const newest = await readCatalogue(repositories)
    if (closed || newest.version === catalogue.version) return
    catalogue = newest
    for (const listener of listeners) listener(catalogue)
  }

  async function refresh(): Promise<void> {
    // A reading under way may have begun before the caller's write: it is waited for, then read again.
    await reading?.catch(() => undefined)
    reading ??= readIfChanged().finally(() => {
      reading = undefined
    })
    await reading
  }

  function look(): void {
    refresh()
      .catch(onFault)
      .finally(() => {
        if (!closed) stopTimer = clock.after(LOOK_EVERY_MS, look)
      })
  }

  return {
    current: () => catalogue,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    close() {
      closed = true
      stopTimer()
      listeners.clear()
    },
  }
}

/** Reads until the version is the same before and after: then no write came in between. */
async function readCatalogue(repositories: Repositories): Promise<Catalogue> {
  for (;;) {
    const version = await repositories.catalogueVersion()
    const products = await repositories.products.all()
    const stores = (await repositories.stores.all()).map((store) => publicStoreSchema.parse(store))
    if (version === (await repositories.catalogueVersion())) return { version, products, stores }
  }
}
