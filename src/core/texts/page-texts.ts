import type { Language } from '../contract/language.ts'
import * as screen from './en/screen.ts'
import * as hindi from './hi/screen.ts'
import type { Widen } from './phrasing.ts'

/** What the page shows before and beside a visit. */
export interface PageTexts extends Widen<typeof screen> {}

export const pageTextsIn = (language: Language): PageTexts => ({ 'en-IN': screen, 'hi-IN': hindi })[language]
