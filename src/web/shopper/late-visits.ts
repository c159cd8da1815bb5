import { loadLate } from '../ui/Late.tsx'
import { betweenVisits, tellBetweenVisits } from './between-visits.ts'
import { FIRST_WORDS } from './first-words.ts'
import type { Page } from './page.ts'
import type { Recordings } from './recordings.ts'
import { serverAnswers } from './visit/server-answers.ts'
import type { Visit } from './visit/visit.ts'
import type { Visits } from './visit/visits.ts'

/** All that a visit needs beyond the first page, fetched once. */
interface LateVisits {
  /** Rejects when it did not come; the next asking tries again. */
  get(): Promise<Visits>
  /**
   * It is here before it may be needed: later this build may be gone from the server. Right behind the page’s own first
   * requests: later still, a slow line stands idle and the first word waits for it. Returns what calls it off.
   */
  fetchAhead(): () => void
  /** It did not come: the page anew, once the words that tell of it were heard. */
  renewLater(): void
}

export type LoadVisits = () => Promise<Pick<typeof import('./visit/visits.ts'), 'createVisits'>>

/** With the camera's code: no visit waits for it. */
const load: LoadVisits = () =>
  Promise.all([import('./visit/visits.ts'), import('../devices/camera.ts')]).then(([visits]) => visits)

/** "Please try again." */
const HEARD_WITHIN_MS = 5000

export function createLateVisits(page: Page, recordings: Recordings, loadVisits = load): LateVisits {
  const { devices, store } = page
  let visits: Promise<Visits> | undefined

  function get(): Promise<Visits> {
    // What a newcomer hears first comes beside it.
    if (!visits && store.get().isFirstTimeUser) void recordings.prepare([FIRST_WORDS])
    const wanted =
      visits ?? loadLate(loadVisits, devices.clock).then(({ createVisits }) => createVisits(page, recordings))
    visits = wanted
    wanted.catch(() => {
      if (visits === wanted) visits = undefined
    })
    return wanted
  }

  const isQuiet = () => store.get().phase !== 'talking'
  /** Where it can be had, or the browser’s own fault would stand there; and not for who has tapped by then. */
  async function renew() {
    if (isQuiet() && (await serverAnswers(page)) && isQuiet()) devices.renew()
  }

  return {
    get,
    fetchAhead: () => devices.clock.after(0, () => void get().catch(renew)),
    renewLater: () => void devices.clock.after(HEARD_WITHIN_MS, renew),
  }
}

/** Shows that a part of the page could not be fetched, and tells it: in text mode a screen reader reads what is shown. */
export function tellLate(
  page: Pick<Page, 'store' | 'devices'>,
  text: string,
  visit: Pick<Visit, 'say'> | undefined,
) {
  const { store } = page
  if (!visit) return tellBetweenVisits(page, { about: 'late', text }, betweenVisits.lateFailed, 'later')
  store.dispatch({ type: 'notice', notice: { about: 'late', text } })
  if (store.get().assistant.modality === 'AUDIO') visit.say(text)
}
