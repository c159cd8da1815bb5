import { DELAY } from '../../core/constants.ts'
import { NOTICE_VERSION } from '../../core/session/preferences.ts'
import { firstLanguage } from './language-choice.ts'
import { isLiteral, isPractice, type Page } from './page.ts'

/**
 * Whether this phone was here before, what was chosen then and what was heard of the warning. Returns what keeps a newcomer,
 * who leaves at once, new.
 */
export function recogniseVisitor(page: Page): () => void {
  const { devices, store } = page
  const returning = devices.memory.isReturning()
  store.dispatch({ type: 'visitorKnown', firstTime: !returning })
  const preferences = devices.memory.preferences()
  store.dispatch({ type: 'preferences', preferences })
  store.dispatch({ type: 'language', language: firstLanguage(page) })
  const { modality } = preferences
  store.dispatch({ type: 'assistant', assistant: { ...store.get().assistant, modality } })
  // Whatever the specification's mark says: nobody has heard the warning yet.
  const heard = devices.memory.noticeHeard()
  const isOther = heard !== undefined && heard !== NOTICE_VERSION
  if ((!returning || isOther) && !isLiteral(page)) devices.memory.oweSafety(true)
  if (returning || isPractice(page)) return () => {}
  return devices.clock.after(DELAY.markNotNewMs, devices.memory.remember)
}
