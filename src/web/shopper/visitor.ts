import { DELAY } from '../../core/constants.ts'
import { DEFAULT_LANGUAGE, type Language, languageSchema } from '../../core/contract/language.ts'
import type { Snapshot } from '../../core/journey/snapshot.ts'
import { NOTICE_VERSION } from '../../core/page/preferences.ts'
import { isLiteral, isPractice, type Page, prefer } from './page.ts'

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

/** Where the visit is, and whether the warning was heard, for the next page on this phone. */
export function keepReached(page: Page, snapshot: Snapshot) {
  const { memory } = page.devices
  if (isLiteral(page) || isPractice(page)) return
  memory.keepPlace(snapshot)
  if (!snapshot.told) return
  memory.oweSafety(false)
  memory.keepNoticeHeard(NOTICE_VERSION)
}

/** What can be chosen here, the one that a visit begins in first. */
const languagesOf = ({ settings }: Page): readonly Language[] => settings.languages ?? languageSchema.options

/** Whether a visit can be in this language. */
export const isSpokenHere = (page: Page, language: Language): boolean => languagesOf(page).includes(language)

/** "hi", "hi-IN" and "HI_in" are one language; undefined for what is not spoken here. */
function languageOf(page: Page, tag: string): Language | undefined {
  const name = tag.toLowerCase().split(/[-_]/)[0]
  return languagesOf(page).find((language) => language.split('-')[0] === name)
}

/**
 * What the page begins in: what its address asks for, which is kept, or what was chosen on this phone. A phone that is
 * set to another language is offered it, and not taken at its word. To the letter all is English.
 */
function firstLanguage(page: Page): Language {
  if (isLiteral(page)) return DEFAULT_LANGUAGE
  const asked = languageOf(page, page.languages?.asked ?? '')
  if (asked) prefer(page, { language: asked })
  const { language: chosen } = page.store.get().preferences
  return chosen && isSpokenHere(page, chosen) ? chosen : (languagesOf(page)[0] ?? DEFAULT_LANGUAGE)
}

/**
 * The language that the page is not in, undefined where there is one alone; `offered`: the phone is set to it, and nobody
 * has chosen yet.
 */
export function otherLanguage(page: Page): { language: Language; offered: boolean } | undefined {
  const { language: now, preferences } = page.store.get()
  const language = languagesOf(page).find((one) => one !== now)
  const [first = ''] = page.languages?.phone ?? []
  return (
    language && {
      language,
      offered: preferences.language === undefined && languageOf(page, first) === language,
    }
  )
}
