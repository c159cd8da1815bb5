import { betweenVisits, isLiteral, type Page, pageTexts } from './page.ts'

/** One visit has one voice: the newer tab asks which it shall be, and its next tap talks there. */
export function createTabQuestion(page: Page) {
  const { devices, store } = page
  let told = false
  const notice = (text: string) => store.dispatch({ type: 'notice', notice: { about: 'tab', text } })
  return {
    /** Whether a tap asks, because another tab is talking. */
    asks(): boolean {
      told = !isLiteral(page) && devices.tabs.othersTalk() && !told
      if (!told) {
        store.dispatch({ type: 'noticeGone', about: 'tab' })
        return false
      }
      const { otherTab } = pageTexts(page).screenTexts
      notice(otherTab)
      devices.speaker.say(betweenVisits.tab, otherTab)
      return true
    },
    /** The visit has gone to another tab. */
    taken: () => notice(pageTexts(page).screenTexts.tabTaken),
  }
}
