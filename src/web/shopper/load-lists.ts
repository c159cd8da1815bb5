import { DELAY } from '../../core/constants.ts'
import { placeOf, productListSchema, storeListSchema } from '../../core/session/public-lists.ts'
import { isPractice, type Page, pageTexts } from './page.ts'

async function getJson(page: Page, url: string, signal: AbortSignal): Promise<unknown> {
  const { fetch } = page
  const reply = await fetch(url, { signal })
  if (!reply.ok) throw new Error(pageTexts(page).httpError(reply.status))
  return reply.json()
}

/** Milliseconds as a promise that an abort leaves pending for ever, unreferenced. */
function wait({ devices: { clock } }: Page, delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.after(delayMs, resolve)
    signal.addEventListener('abort', cancel, { once: true })
  })
}

/**
 * Reads both public lists at once and shows them a second later; a fault of either is kept on the loading screen.
 * The returned function aborts, after which nothing changes. A store that is not known keeps the page loading where
 * the settings say so.
 */
export function loadLists(page: Page): () => void {
  const { store, addresses, settings, storeId } = page
  const abort = new AbortController()
  const { signal } = abort
  store.dispatch({ type: 'loadingStarted' })

  async function load() {
    const [products, stores, practice] = await Promise.all([
      getJson(page, addresses.products, signal).then(productListSchema.parse),
      getJson(page, addresses.stores, signal).then(storeListSchema.parse),
      isPractice(page) ? import('./practice.ts') : undefined,
    ])
    if (signal.aborted) return
    if (practice) stores.push(practice.practiceStore(pageTexts(page).screenTexts.practiceStore))
    await wait(page, DELAY.listDisplayMs, signal)
    const known = placeOf(storeId, stores).kind !== 'unknown'
    if (settings.asSpecified.unknownStoreWaits && !known) return
    store.dispatch({ type: 'listsLoaded', storeId, products, stores })
  }

  load().catch((error: unknown) => {
    if (signal.aborted) return
    const reason = error instanceof Error ? error.message : String(error)
    store.dispatch({ type: 'listsFailed', reason })
  })
  return () => abort.abort()
}
