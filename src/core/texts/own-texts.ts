import type { Language } from '../contract/language.ts'
import * as needs from './en/needs.ts'
import * as notices from './en/notices.ts'
import * as picture from './en/picture.ts'
import * as settings from './en/settings.ts'
import * as shopping from './en/shopping.ts'
import * as hiNeeds from './hi/needs.ts'
import * as hiNotices from './hi/notices.ts'
import * as hiPicture from './hi/picture.ts'
import * as hiSettings from './hi/settings.ts'
import * as hiShopping from './hi/shopping.ts'
import type { Widen } from './phrasing.ts'

const englishOwn = { ...needs, ...notices, ...picture, ...settings, ...shopping }

/** What the phone says and shows of what it alone keeps: what must not be eaten, what is to be bought, and of itself. */
export interface OwnTexts extends Widen<typeof englishOwn> {}

const hindiOwn: OwnTexts = { ...hiNeeds, ...hiNotices, ...hiPicture, ...hiSettings, ...hiShopping }

export const ownTextsIn = (language: Language): OwnTexts =>
  ({ 'en-IN': englishOwn, 'hi-IN': hindiOwn })[language]
