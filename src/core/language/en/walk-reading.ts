import type { Word } from '../meaning.ts'

type Form = Pick<RegExp, 'test'>

/** What a sentence says by the kinds of words in it, however they are put together. */
export interface WalkReading {
  word: Word
  /** All of them must stand in the sentence. */
  needs: readonly Form[]
  not?: RegExp
  /** Is asked back. */
  unsure?: true
  /** Words that are none of a walk's vocabulary may stand beside it, as many. */
  strangers?: number
}
/** One of them: each by itself, since an engine takes 0.4 s to compile all of an alarm's as one. */
export const fitsAny = (...sources: string[]): Form => {
  const forms = sources.map((source) => new RegExp(source))
  return { test: (words) => forms.some((form) => form.test(words)) }
}
