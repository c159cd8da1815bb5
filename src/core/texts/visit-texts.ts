import * as amounts from './en/amounts.ts'
import * as buttons from './en/buttons.ts'
import * as journey from './en/journey.ts'
import * as places from './en/places.ts'
import * as spoken from './en/spoken.ts'
import * as walk from './en/walk.ts'
import * as names from './en/word-names.ts'
import type { Language } from './language.ts'
import type { Widen } from './widen.ts'

/** @internal The answers have the same of English. */
export const englishVisit = { ...amounts, ...buttons, ...journey, ...places, ...spoken, ...walk, ...names }

/** What a visit says: the journey, the walk, and what both name. */
export interface VisitTexts extends Widen<typeof englishVisit> {}

const all: Readonly<Record<Language, VisitTexts>> = { 'en-IN': englishVisit, 'hi-IN': englishVisit }

export const visitTextsIn = (language: Language): VisitTexts => all[language]
