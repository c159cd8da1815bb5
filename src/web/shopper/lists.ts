import { MINUTE_MS } from '../../core/clock.ts'
import { NETWORK_WITHIN_MS } from '../offline/offline-cache.ts'
import { loadLists, readLists } from './load-lists.ts'
import { isLiteral, type Page } from './page.ts'

/** The public lists of a page that may stand open for days, while staff change the paths. */
interface Lists {
  /** Reads them, and again whenever the page is seen; the returned function ends it all. */
  open(): () => void
  /** The loading screen's. */
  load(): void
  /** Between two visits asks for what is no longer recent; what does not come changes nothing. */
  renew(): void
  /** Resolves when what is asked for is here, or is too late for the visit that waits for it. */
  settled(): Promise<void>
}

const RECENT_MS = 5 * MINUTE_MS

export function createLists(page: Page): Lists {
  const { devices, store } = page
  let abortLoad = () => {}
  let renewing: { over: Promise<void>; stop(): void } | undefined
  /** By the calendar: other clocks stand still while a phone sleeps. */
  let askedAtMs = 0
  const nowMs = () => devices.clock.date().getTime()

  function isRecent() {
    const ageMs = nowMs() - askedAtMs
    return ageMs >= 0 && ageMs < RECENT_MS
  }

  function isBetweenVisits() {
    const { phase } = store.get()
    return phase === 'ready' || phase === 'paused'
  }

  function load() {
    abortLoad()
    askedAtMs = nowMs()
    abortLoad = loadLists(page)
  }

  /** Never rejects, and ends when it is aborted. */
  async function readAnew(signal: AbortSignal) {
    const atMs = nowMs()
    const lists = await readLists(page, signal).catch(() => undefined)
    if (!lists || signal.aborted) return
    // What was waited for so long may be what the phone has kept, of whatever age.
    if (nowMs() - atMs < NETWORK_WITHIN_MS) askedAtMs = atMs
    store.dispatch({ type: 'listsRenewed', ...lists })
  }

  function renew() {
    if (renewing || isLiteral(page) || isRecent() || !isBetweenVisits() || !devices.network.online()) return
    const abort = new AbortController()
    const { signal } = abort
    const stopped = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
    const over = Promise.race([readAnew(signal), stopped]).then(() => {
      renewing = undefined
    })
    renewing = { over, stop: () => abort.abort() }
  }

  return {
    load,
    renew,
    open() {
      load()
      const unwatch = devices.visibility.onChange((seen) => seen && renew())
      return () => {
        unwatch()
        abortLoad()
        renewing?.stop()
      }
    },
    async settled() {
      if (!renewing) return
      const { over, stop } = renewing
      const cancel = devices.clock.after(NETWORK_WITHIN_MS, stop)
      await over
      cancel()
    },
  }
}
