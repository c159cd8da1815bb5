import type { Language } from '../texts/language.ts'

const DEVANAGARI = /[\u0900-\u097f]/

/** What words are understood in: a model writes down Hindi in its own letters, whatever the visit is spoken in. */
export const languageHeard = <Spoken extends Language | undefined>(text: string, spoken: Spoken) =>
  DEVANAGARI.test(text) ? ('hi-IN' as const) : spoken
