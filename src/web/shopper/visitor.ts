import { DELAY } from '../../core/constants.ts'
import { NOTICE_VERSION } from '../../core/session/preferences.ts'
import { DEFAULT_LANGUAGE, type Language, languageSchema } from '../../core/texts/language.ts'
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

/** "hi", "hi-IN" and "HI_in" are one language; undefined for what the product does not speak. */
function languageOf(tag: string): Language | undefined {
  const name = tag.toLowerCase().split(/[-_]/)[0]
  return languageSchema.options.find((language) => language.split('-')[0] === name)
}

/**
 * What the page begins in: what its address asks for, which is kept, or what was chosen on this phone. A phone that is
 * set to another language is offered it, and not taken at its word. To the letter all is English.
 */
function firstLanguage(page: Page): Language {
  if (isLiteral(page)) return DEFAULT_LANGUAGE
  const asked = languageOf(page.languages?.asked ?? '')
  if (asked) prefer(page, { language: asked })
  return page.store.get().preferences.language ?? DEFAULT_LANGUAGE
}

/** The language that the page is not in; `offered`: the phone is set to it, and nobody has chosen yet. */
export function otherLanguage(page: Page): { language: Language; offered: boolean } {
  const { language: now, preferences } = page.store.get()
  const language = now === DEFAULT_LANGUAGE ? 'hi-IN' : DEFAULT_LANGUAGE
  const [first = ''] = page.languages?.phone ?? []
  return { language, offered: preferences.language === undefined && languageOf(first) === language }
}
