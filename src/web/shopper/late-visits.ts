import { loadLate } from '../ui/Late.tsx'
import { FIRST_WORDS } from './first-words.ts'
import type { Page } from './page.ts'
import type { Recordings } from './recordings.ts'
import type { Visits } from './visits.ts'

/** All that a visit needs beyond the first page, fetched once. */
interface LateVisits {
  /** Rejects when it did not come; the next asking tries again. */
  get(): Promise<Visits>
  /**
   * It is here before it may be needed: later this build may be gone from the server. Right behind the page’s own first
   * requests: later still, a slow line stands idle and the first word waits for it. Returns what calls it off.
   */
  fetchAhead(isVisiting: () => boolean): () => void
}

export function createLateVisits(page: Page, recordings: Recordings): LateVisits {
  const { devices, store } = page
  let visits: Promise<Visits> | undefined

  function get(): Promise<Visits> {
    // What a newcomer hears first comes beside it.
    if (!visits && store.get().isFirstTimeUser) void recordings.prepare([FIRST_WORDS])
    const wanted =
      visits ??
      loadLate(() => import('./visits.ts'), devices.clock).then(({ createVisits }) =>
        createVisits(page, recordings),
      )
    visits = wanted
    wanted.catch(() => {
      if (visits === wanted) visits = undefined
    })
    return wanted
  }

  return {
    get,
    fetchAhead: (isVisiting) =>
      devices.clock.after(0, () => {
        get().catch(() => devices.network.online() && !isVisiting() && devices.renew())
      }),
  }
}
