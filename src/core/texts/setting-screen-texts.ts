import type { Language } from '../contract/language.ts'
import * as english from './en/setting-screen.ts'
import * as hindi from './hi/setting-screen.ts'
import type { Widen } from './phrasing.ts'

/** What the settings show: fetched when they are opened. */
export interface SettingScreenTexts extends Widen<typeof english> {}

export const settingScreenTextsIn = (language: Language): SettingScreenTexts =>
  ({ 'en-IN': english, 'hi-IN': hindi })[language]
