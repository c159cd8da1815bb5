import type { ListenFor } from '../contract/modes.ts'
import { lightWords } from './en/clause-words.ts'
import {
  agreesFirst,
  asksWhetherToCall,
  callStands,
  goesAhead,
  leftHome,
  leftStore,
  notHome,
  notStore,
  othersArrived,
  savesNothing,
  toldToCall,
  wouldBut,
} from './en/denials.ts'
import { lostReadings } from './en/lost-readings.ts'
import { needReadings } from './en/need-readings.ts'
import type { WalkReading } from './en/walk-reading.ts'
import {
  asksOfOthers,
  countsAloud,
  endsGoingOn,
  foundNothing,
  namesWalk,
  notLost,
  notOfWalk,
  othersThing,
  stillAtIt,
} from './en/walk-stances.ts'
import { walkVocabulary } from './en/walk-vocabulary.ts'
import { wayReadings } from './en/way-readings.ts'
import type { Word } from './meaning.ts'
import { countingFor } from './stance.ts'

/** What a sentence is that no phrase of the table explains, and whether that is beyond doubt. */
export interface WalkTalk {
  word: Word
  sure: boolean
}

/** How many words of a clause no guide of a walk is told or asked. */
export const strangersToWalk = (clause: string): number =>
  clause.split(' ').filter((word) => !walkVocabulary.has(word) && !lightWords.has(word)).length

/** Whether what is likely meant as "next" tells of a part that was walked and of nothing else, or says so at its end. */
export const leadsOnByWalk = (said: string, isEnglish: boolean): boolean =>
  endsGoingOn.test(said) ||
  (!notOfWalk.test(said) &&
    !stillAtIt.test(said) &&
    (!isEnglish || strangersToWalk(said) === 0 || namesWalk.test(said)))

type Denials = Readonly<Partial<Record<Word, readonly RegExp[]>>>
const deniedAnywhere: Denials = {
  callOff: [callStands],
  callStaff: [asksWhetherToCall, toldToCall],
  imHere: [othersArrived],
}
const denials: Readonly<Partial<Record<ListenFor, Denials>>> = {
  introduction: { continue: [wouldBut, goesAhead] },
  walking: { next: [foundNothing, countsAloud], lost: [notLost] },
  place: { home: [notHome, leftHome], store: [notStore, leftStore] },
  buy_more: { buyMore: [wouldBut] },
  keep_app: { save: [savesNothing, wouldBut], yes: [savesNothing, wouldBut], thanks: [agreesFirst] },
}

const isAnyIn = (words: string, forms: readonly RegExp[] = []) => forms.some((form) => form.test(words))

/**
 * Whether a sentence can not mean this word, whatever it is like: "not lost", "ten steps and still no turn", "not at home";
 * `partOf`: all of it that may say the word, asked for only where that counts.
 */
export function saysOtherwise(
  word: Word,
  said: string,
  question: ListenFor,
  partOf: () => string = () => said,
): boolean {
  const anywhere = deniedAnywhere[word]
  return (anywhere !== undefined && isAnyIn(partOf(), anywhere)) || isAnyIn(said, denials[question]?.[word])
}

/** The first that fits counts. */
const walkReadings: readonly WalkReading[] = [...needReadings, ...lostReadings, ...wayReadings]

/**
 * What was said to the guide of a walk, by the kinds of its words alone: where nearly all of them are of walking, nobody
 * else can have been meant, however they are put together. Undefined where others stand among them, or nothing is asked or told.
 */
export function walkTalk(clause: string): WalkTalk | undefined {
  const others =
    othersThing.test(clause) || asksOfOthers.test(clause) ? Number.POSITIVE_INFINITY : strangersToWalk(clause)
  const says = ({ word, needs, not }: WalkReading, told: string) =>
    needs.every((need) => need.test(told)) && !not?.test(told) && !(word === 'next' && notOfWalk.test(told))
  const reading = walkReadings.find(
    (one) => others <= (one.strangers ?? 0) && says(one, countingFor(one.word, clause)),
  )
  return reading && { word: reading.word, sure: !reading.unsure }
}
