import { betweenVisits, type Page, tellBetweenVisits } from './page.ts'
import type { Visit } from './visit.ts'

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
