import type { Language } from '../contract/language.ts'
import * as dates from './en/dates.ts'
import * as facts from './en/facts.ts'
import * as looking from './en/looking.ts'
import * as questions from './en/question-names.ts'
import * as refusals from './en/refusals.ts'
import * as hiDates from './hi/dates.ts'
import * as hiFacts from './hi/facts.ts'
import * as hiLooking from './hi/looking.ts'
import * as hiQuestions from './hi/question-names.ts'
import * as hiRefusals from './hi/refusals.ts'
import type { Widen } from './phrasing.ts'
import { englishVisit, hindiVisit, type VisitTexts } from './visit-texts.ts'

export const english = {
  ...englishVisit,
  ...looking,
  ...dates,
  ...facts,
  ...questions,
  ...refusals,
}

/** What the product check answers, with all that a visit says. */
export interface Texts extends VisitTexts, Omit<Widen<typeof english>, keyof VisitTexts> {}

const hindi: Texts = {
  ...hindiVisit,
  ...hiLooking,
  ...hiDates,
  ...hiFacts,
  ...hiQuestions,
  ...hiRefusals,
}

export const textsIn = (language: Language): Texts => ({ 'en-IN': english, 'hi-IN': hindi })[language]
