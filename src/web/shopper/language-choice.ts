import { DEFAULT_LANGUAGE, type Language, languageSchema } from '../../core/texts/language.ts'
import { isLiteral, type Page, prefer } from './page.ts'

/** "hi", "hi-IN" and "HI_in" are one language; undefined for what the product does not speak. */
function languageOf(tag: string): Language | undefined {
  const name = tag.toLowerCase().split(/[-_]/)[0]
  return languageSchema.options.find((language) => language.split('-')[0] === name)
}

/**
 * What the page begins in: what its address asks for, which is kept, or what was chosen on this phone. A phone that is
 * set to another language is offered it, and not taken at its word. To the letter all is English.
 */
export function firstLanguage(page: Page): Language {
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
