import * as aiming from './en/aiming.ts'
import * as codes from './en/codes.ts'
import * as dates from './en/dates.ts'
import * as facts from './en/facts.ts'
import * as finding from './en/finding.ts'
import * as hints from './en/hints.ts'
import * as refusals from './en/refusals.ts'
import * as secondLook from './en/second-look.ts'
import * as hiAiming from './hi/aiming.ts'
import * as hiCodes from './hi/codes.ts'
import * as hiDates from './hi/dates.ts'
import * as hiFacts from './hi/facts.ts'
import * as hiFinding from './hi/finding.ts'
import * as hiHints from './hi/hints.ts'
import * as hiRefusals from './hi/refusals.ts'
import * as hiSecondLook from './hi/second-look.ts'
import type { Language } from './language.ts'
import { englishVisit, hindiVisit, type VisitTexts } from './visit-texts.ts'
import type { Widen } from './widen.ts'

export const english = {
  ...englishVisit,
  ...aiming,
  ...codes,
  ...dates,
  ...facts,
  ...finding,
  ...hints,
  ...refusals,
  ...secondLook,
}

/** What the product check answers, with all that a visit says. */
export interface Texts extends VisitTexts, Omit<Widen<typeof english>, keyof VisitTexts> {}

const hindi: Texts = {
  ...hindiVisit,
  ...hiAiming,
  ...hiCodes,
  ...hiDates,
  ...hiFacts,
  ...hiFinding,
  ...hiHints,
  ...hiRefusals,
  ...hiSecondLook,
}

const all: Readonly<Record<Language, Texts>> = { 'en-IN': english, 'hi-IN': hindi }

export const textsIn = (language: Language): Texts => all[language]
