import type { ListenFor } from '../../contract/modes.ts'
import { goesOnTo } from '../en/need-stances.ts'
import type { Sentence } from './features.ts'
import type { LearnedModel } from './learned-model.ts'
import { wholeShare } from './reading-names.ts'

/**
 * What cries for help are taught under: on the way and with a pack in hand people meet with most of what they cry about.
 * It means the same whatever is asked, so its share is the mean of both. From this on it is one: of 117 cries in words that no
 * rule knows 56 of 100 are (14 by the share under "which section", 7 under "did you say …"), and of other sentences 0.4.
 */
const TAUGHT_UNDER: readonly ListenFor[] = ['walking', 'checking']
const LEAST_SHARE = 0.5
/**
 * What is said of a place is like a cry to who learnt cries elsewhere, "the mat is under my feet and a bell rang": under the question
 * itself a cry is at least this likely. Of unseen sentences 32 of 42 false alarms are left out so, and none of 15 cries.
 */
const LEAST_UNDER_ITSELF = 0.05
/** A piece of a sentence is as often a piece of something else: it is surer, and longer. */
const PIECE = { leastShare: 0.75, leastWords: 3 }

/** Where cries were taught with what else is said there, their share under the question itself counts. */
export const knowsCries = (question: ListenFor): boolean => TAUGHT_UNDER.includes(question)

/**
 * What the rules read as a cry is none where the share of cries stays under this in the sentence, in each piece of it, and beside
 * the rules' own reading: of unseen sentences that they read so none of 291 cries is, and 43 of 146 that are none.
 */
const NO_CRY = { mostShare: 0.01, leastWords: 4 }

type Said = Pick<Sentence, 'words' | 'kin'>

/** How likely somebody cries who says this, whatever is asked. */
const shareOfCry = (model: LearnedModel, sentence: Said): number =>
  TAUGHT_UNDER.reduce((sum, question) => sum + shareUnder(model, sentence, question), 0) / TAUGHT_UNDER.length

const shareUnder = (model: LearnedModel, sentence: Said, question: ListenFor): number =>
  wholeShare(model.names, model.sharesOf({ ...sentence, question, read: '', isSure: false }), 'danger')

/**
 * Whether a sentence, or a piece of it, is most likely a cry of who is in danger, by what was learnt of how people cry. What
 * rules and model read alike (`isAgreed`) is one only where a piece of it is.
 */
export function isLikelyCry(
  model: LearnedModel,
  { words, kin, question }: Said & { question: ListenFor },
  isAgreed: boolean,
): boolean {
  const isCry = (said: Said, least: number) =>
    shareOfCry(model, said) >= least && shareUnder(model, said, question) >= LEAST_UNDER_ITSELF
  if (!isAgreed && isCry({ words, kin }, LEAST_SHARE)) return true
  const pieces = words.split(goesOnTo)
  // The other language's words are those of the whole sentence.
  return (
    pieces.length > 1 &&
    pieces.some(
      (piece) => piece.split(' ').length >= PIECE.leastWords && isCry({ words: piece }, PIECE.leastShare),
    )
  )
}

/**
 * Whether what the rules read as a cry is surely none, "i fell ill last year from sesame so please check": by the share of cries
 * beside that reading (`ofRead`, asked for of long ones alone), and by all that was learnt of how people cry.
 */
export const isNoCry = (model: LearnedModel, { words, kin }: Said, ofRead: () => number): boolean =>
  words.split(' ').length >= NO_CRY.leastWords &&
  ofRead() < NO_CRY.mostShare &&
  [{ words, kin }, ...words.split(goesOnTo).map((piece) => ({ words: piece }))].every(
    (said) => shareOfCry(model, said) < NO_CRY.mostShare,
  )
