import type { Language } from '../contract/language.ts'
import * as screen from './en/screen.ts'
import * as hindi from './hi/screen.ts'
import type { Widen } from './phrasing.ts'

/** What the page shows before and beside a visit. */
export interface PageTexts extends Widen<typeof screen> {}

const all: Readonly<Record<Language, PageTexts>> = { 'en-IN': screen, 'hi-IN': hindi }

export const pageTextsIn = (language: Language): PageTexts => all[language]
