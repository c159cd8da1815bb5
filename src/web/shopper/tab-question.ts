import { betweenVisits, isLiteral, type Page, pageTexts, tellBetweenVisits } from './page.ts'

/** One visit has one voice: the newer tab asks which it shall be, and its next tap talks there. */
export function createTabQuestion(page: Page) {
  const { devices, store } = page
  let told = false
  return {
    /** Whether a tap asks, because another tab is talking. */
    asks(): boolean {
      told = !isLiteral(page) && devices.tabs.othersTalk() && !told
      if (!told) {
        store.dispatch({ type: 'noticeGone', about: 'tab' })
        return false
      }
      const { otherTab: text } = pageTexts(page).screenTexts
      tellBetweenVisits(page, { about: 'tab', text }, betweenVisits.tab, 'inTap')
      return true
    },
    /** The visit has gone to another tab. */
    taken() {
      const { tabTaken: text } = pageTexts(page).screenTexts
      store.dispatch({ type: 'notice', notice: { about: 'tab', text } })
    },
  }
}
