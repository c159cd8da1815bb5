import { inOneSpelling, wordsSpelled } from './spelling.ts'

/** Denies what follows where that means something ("मत रखो"), otherwise what stood before ("बिस्किट मत दो"). */
export const DENIES_NEXT: ReadonlySet<string> = new Set(['मत', 'mat'])

/** "सिर्फ गेहूं" and "गेहूं ही"; before anything else they are other words. */
export const ONLY_NEXT = wordsSpelled('सिर्फ केवल मात्र बस खाली sirf sirph kewal keval bas khali')
export const ONLY_BEFORE = wordsSpelled('ही hi')

/** What is said before one of these is meant: "डेयरी चाहिए ब्रेड नहीं" denies the bread alone. */
const ENDS_WISH: ReadonlySet<string> = new Set(
  'चाहिए|चाहिये|जाना है|ले चलो|ले चलिए|ले जाओ|हूं|chahiye|jaana hai|jana hai|le chalo|le jao|hoon|hun'
    .split('|')
    .map(inOneSpelling),
)

/** How many words of a clause are wished for once this one is said. */
export const wishedAt = (word: string, clause: readonly string[], before: number): number =>
  ENDS_WISH.has(word) ? clause.length : before

/** A clause that its last word denies; where that ends the sentence, what was wished before it stands. */
export const withDenied = (clause: readonly string[], wished: number, isLast: boolean): string[] =>
  isLast && wished > 0 && wished < clause.length
    ? [clause.slice(0, wished).join(' '), `not ${clause.slice(wished).join(' ')}`]
    : [`not ${clause.join(' ')}`]
