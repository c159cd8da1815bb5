import type { ListenFor } from '../contract/modes.ts'
import { ofAnotherTime, reports } from './en/denials.ts'
import { metInstead } from './en/fell-short.ts'
import { anotherSense, atDoor, isInNeed, isNow, nextPart, wasElsewhere } from './en/need-stances.ts'
import { aboutOthers, isTale, ofOthers, tellsOthers } from './en/people-stances.ts'
import { afterThis, arrivals, hedged, notNow, underWay } from './en/place-stances.ts'
import { asks, asksForThing, asksNothing, conditions, wishes } from './en/stances.ts'
import { isSectionWord, type Word } from './meaning.ts'

/** What kind of sentence it is, as far as acting on it depends on that. */
export interface Stance {
  /** A question about something; `thing`: about where or whether something is there. */
  asks: 'no' | 'thing' | 'yes'
  /** A question by its form, be it a wish: "can I use it at home". */
  inForm: boolean
  /** Said without certainty, or of somebody else as well. */
  hedged: boolean
  /** Of or to somebody else. */
  aboutOthers: boolean
}

const isAsked = (words: string) => asks.test(words.replace(asksNothing, ''))

export const stanceOf = (words: string): Stance => ({
  asks: wishes.test(words) || !isAsked(words) ? 'no' : asksForThing.test(words) ? 'thing' : 'yes',
  inForm: isAsked(words),
  hedged: hedged.test(words) || ofOthers.test(words),
  aboutOthers: aboutOthers.test(words) || tellsOthers.test(words),
})

/** Not said for sure, told of somebody else, or under a condition or of another time where that counts. */
export const isLeftOpen = (words: string, standsUnderConditions: boolean): boolean =>
  [hedged, isTale, reports, ...(standsUnderConditions ? [] : [conditions, notNow, afterThis])].some((form) =>
    form.test(words),
  )

/** A place that is to be gone to at another time. */
export const isPutOff = (word: Word, words: string): boolean =>
  (isSectionWord(word) || word === 'counter') && ofAnotherTime.test(words)

/** True of going to a place, wishing for it or having left it: whoever says so is not there. */
export const isUnderWay = (words: string): boolean => underWay.test(words.replace(arrivals, 'reached'))

/**
 * What of a clause a word may be said by: of a word of need, where it tells of another day or place and of no need that is now, only
 * its parts that tell of now; without what is said in another sense ("i can not stand coconut"). In doubt all of it.
 */
export function countingFor(word: Word, clause: string, question?: ListenFor): string {
  if (word !== 'danger' && word !== 'lost') return clause
  const isTale = wasElsewhere.test(clause) && !isInNeed.test(clause)
  const counting = isTale ? clause.split(nextPart).filter(isOfNow).join(' ') : clause
  const meant = question === 'entrance' || question === 'place' ? counting.replace(atDoor, ' ') : counting
  // What somebody met in place of where they should be by now is how they know that they are lost.
  const ofNeed = word === 'danger' ? meant.replace(metInstead, ' ') : meant
  return ofNeed.replace(anotherSense, ' ').trim()
}
const isOfNow = (part: string) => !wasElsewhere.test(part) && isNow.test(part)
