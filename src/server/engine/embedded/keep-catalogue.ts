import type { Clock } from '../../../core/clock.ts'
import type { CatalogueSource } from '../catalogue.ts'
import { runInSlices } from '../workers/in-slices.ts'
import { type EmbeddedCatalogue, indexCatalogue, prepareCatalogue } from './embedded-catalogue.ts'

export interface KeepCatalogueOptions {
  source: CatalogueSource
  brand: string
  clock: Clock
  /** A newer catalogue has taken the place of the one before. */
  changed: (catalogue: EmbeddedCatalogue) => void
  /** A catalogue could not be prepared: the one before goes on serving. */
  failed: (error: unknown) => void
}

/** The newest catalogue that sessions can be served from without waiting for it. */
export interface KeptCatalogue {
  current(): EmbeddedCatalogue
  /** Resolves when the catalogue there was at the start is prepared. */
  ready(): Promise<void>
  close(): void
}

/**
 * Prepares each new catalogue in slices between the sockets' messages, while the one before still serves: ten
 * thousand products would hold the event loop for half a second. Changes that come meanwhile are prepared as one.
 */
export function keepCatalogue(options: KeepCatalogueOptions): KeptCatalogue {
  const { source, brand, clock } = options
  let newest = source.current()
  let current = indexCatalogue(newest, brand)
  let preparing = false
  let closed = false

  async function follow() {
    if (preparing) return
    preparing = true
    try {
      while (newest.version !== current.version) {
        const next = newest
        await runInSlices(prepareCatalogue(next, brand), clock)
        if (closed) return
        current = indexCatalogue(next, brand)
        options.changed(current)
      }
    } catch (error) {
      options.failed(error)
    } finally {
      preparing = false
    }
  }

  const first = runInSlices(prepareCatalogue(newest, brand), clock)
  // Who waits for `ready` hears of it; until somebody does it must not end the process.
  first.catch(() => undefined)
  const stopWatching = source.onChange((catalogue) => {
    newest = catalogue
    void follow()
  })

  return {
    current: () => current,
    ready: () => first,
    close() {
      closed = true
      stopWatching()
    },
  }
}
