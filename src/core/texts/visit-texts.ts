import type { Language } from '../contract/language.ts'
import * as amounts from './en/amounts.ts'
import * as journey from './en/journey.ts'
import * as spoken from './en/spoken.ts'
import * as walk from './en/walk.ts'
import * as names from './en/word-names.ts'
import * as hiAmounts from './hi/amounts.ts'
import * as hiJourney from './hi/journey.ts'
import * as hiSpoken from './hi/spoken.ts'
import * as hiWalk from './hi/walk.ts'
import * as hiNames from './hi/word-names.ts'
import type { BlanksOf, Widen } from './phrasing.ts'

/** The same of English, for whoever speaks nothing else: the console. */
export const englishVisit = {
  language: 'en-IN' as const satisfies Language,
  ...amounts,
  ...journey,
  ...spoken,
  ...walk,
  ...names,
}

/** What a visit says: the journey, the walk, and what both name. */
export interface VisitTexts extends Omit<Widen<typeof englishVisit>, 'language'> {
  readonly language: Language
}

/** The same of Hindi. */
export const hindiVisit = {
  language: 'hi-IN' as const satisfies Language,
  ...hiAmounts,
  ...hiJourney,
  ...hiSpoken,
  ...hiWalk,
  ...hiNames,
} satisfies VisitTexts & {
  spokenTexts: BlanksOf<typeof spoken.spokenTexts, typeof hiSpoken.spokenTexts>
  walkTexts: BlanksOf<typeof walk.walkTexts, typeof hiWalk.walkTexts>
}

export const visitTextsIn = (language: Language): VisitTexts =>
  ({ 'en-IN': englishVisit, 'hi-IN': hindiVisit })[language]
