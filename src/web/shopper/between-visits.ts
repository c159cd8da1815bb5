import type { Notice } from '../../core/page/page-state.ts'
import { isLiteral, type Page, pageTexts } from './page.ts'

/** Known before the tap: a walk is possible without a network, but nobody should wonder why all is quiet. */
function tellNetwork(page: Page, online: boolean) {
  const { store } = page
  if (store.get().phase === 'talking') return
  if (!online) {
    const { offline: text } = pageTexts(page).screenTexts
    return store.dispatch({ type: 'notice', notice: { about: 'connection', text } })
  }
  store.dispatch({ type: 'noticeGone', about: 'connection' })
  store.dispatch({ type: 'noticeGone', about: 'service' })
}

/** What keeps the page quiet, in a visit or between two; returns what ends it. That the sound is lost only a visit tells. */
export function watchQuiet(page: Page): () => void {
  const { network, sound } = page.devices
  if (!network.online()) tellNetwork(page, false)
  const unwatch = network.onChange((online) => tellNetwork(page, online))
  const unhear = sound.onChange(
    (works) => works && page.store.dispatch({ type: 'noticeGone', about: 'sound' }),
  )
  return () => {
    unwatch()
    unhear()
  }
}

/** What the speaker says while no visit is under way, or none is here yet. */
export const betweenVisits = {
  first: 'first',
  slow: 'slow',
  lateFailed: 'late',
  paused: 'paused',
  tab: 'tab',
} as const

/**
 * Shows what went wrong between visits, and tells it: in the phone's voice alone where that is sure to begin, which is in
 * a tap; some phones let no voice begin seconds after one, and tell nobody. Then a screen reader tells it too.
 */
export function tellBetweenVisits(
  { store, devices }: Pick<Page, 'store' | 'devices'>,
  { about, text }: Notice,
  id: string,
  when: 'inTap' | 'later',
) {
  const isHeard = store.get().assistant.modality === 'AUDIO'
  const voiced = isHeard && when === 'inTap' && devices.speaker.speaksHere()
  store.dispatch({ type: 'notice', notice: { about, text, voiced } })
  if (isHeard) devices.speaker.say(id, text)
}

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
