import { DELAY } from '../../core/constants.ts'
import { productListSchema, shopperPlace, storeListSchema } from '../../core/page/public-lists.ts'
import { isPractice, type Page, pageTexts } from './page.ts'

/** Nobody waits longer without being told so, and offered to try again. */
const LATE_MS = 10_000

/** An answer that is none, in the specification's words. */
class Refused extends Error {}

async function getJson(page: Page, url: string, signal: AbortSignal): Promise<unknown> {
  const { fetch } = page
  const reply = await fetch(url, { signal })
  if (!reply.ok) throw new Refused(pageTexts(page).httpError(reply.status))
  return reply.json()
}

/** Milliseconds as a promise that an abort leaves pending for ever, unreferenced. */
function wait({ devices: { clock } }: Page, delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.after(delayMs, resolve)
    signal.addEventListener('abort', cancel, { once: true })
  })
}

/** Both public lists, and with them what only the page's own store of a practice visit needs. */
export async function readLists(page: Page, signal: AbortSignal) {
  const { addresses } = page
  const [products, stores, practice] = await Promise.all([
    getJson(page, addresses.products, signal).then(productListSchema.parse),
    getJson(page, addresses.stores, signal).then(storeListSchema.parse),
    isPractice(page) ? import('./practice.ts') : undefined,
  ])
  if (practice) stores.push(practice.practiceStore(pageTexts(page).screenTexts.practiceStore))
  return { storeId: page.storeId, products, stores }
}

/**
 * Reads both public lists at once and shows them a second later; a fault of either, or that they are late, is kept on the
 * loading screen. What is late may come yet: it is waited for until somebody tries again.
 * The returned function aborts, after which nothing changes. A store that is not known keeps the page loading where
 * the settings say so.
 */
export function loadLists(page: Page): () => void {
  const { store, settings } = page
  const abort = new AbortController()
  const { signal } = abort
  store.dispatch({ type: 'loadingStarted' })
  const { screenTexts } = pageTexts(page)
  const failed = (reason: string) => store.dispatch({ type: 'listsFailed', reason })
  const cancelLate = page.devices.clock.after(LATE_MS, () => failed(screenTexts.listsLate))

  async function load() {
    const lists = await readLists(page, signal)
    if (signal.aborted) return
    cancelLate()
    await wait(page, DELAY.listDisplayMs, signal)
    const known = shopperPlace(lists.storeId, lists.stores).kind !== 'unknown'
    if (settings.asSpecified.unknownStoreWaits && !known) return
    store.dispatch({ type: 'listsLoaded', ...lists })
  }

  load().catch((error: unknown) => {
    if (signal.aborted) return
    cancelLate()
    // What browsers say of a lost network, or of the page that stands before one, is in nobody's words.
    failed(error instanceof Refused ? error.message : screenTexts.listsLost)
  })
  return () => {
    cancelLate()
    abort.abort()
  }
}
