import type { ListenFor } from '../../contract/modes.ts'
import { goesOnTo } from '../en/safety-words.ts'
import type { Sentence } from './features.ts'
import type { LearnedModel } from './learned-model.ts'

/**
 * What cries for help are taught under: on the way and with a pack in hand people meet with most of what they cry about.
 * It means the same whatever is asked, so its share is the mean of both. From this on it is one: of 117 cries in words that no
 * rule knows 56 of 100 are (14 by the share under "which section", 7 under "did you say …"), and of other sentences 0.4.
 */
const TAUGHT_UNDER: readonly ListenFor[] = ['walking', 'checking']
const LEAST_SHARE = 0.5
/** A piece of a sentence is as often a piece of something else: it is surer, and longer. */
const PIECE = { leastShare: 0.75, leastWords: 3 }

/** Where cries were taught with what else is said there, their share under the question itself counts. */
export const knowsCries = (question: ListenFor): boolean => TAUGHT_UNDER.includes(question)

type Said = Pick<Sentence, 'words' | 'kin'>

/**
 * Whether a sentence, or a piece of it, is most likely a cry of who is in danger, by what was learnt of how people cry. What
 * rules and model read alike (`isAgreed`) is one only where a piece of it is.
 */
export function isLikelyCry(model: LearnedModel, { words, kin }: Said, isAgreed: boolean): boolean {
  const danger = model.names.indexOf('danger')
  const pieces = words.split(goesOnTo)
  const shareOf = (sentence: Said) => {
    const shares = TAUGHT_UNDER.map(
      (question) => model.sharesOf({ ...sentence, question, read: '', isSure: false })[danger] ?? 0,
    )
    return shares.reduce((sum, share) => sum + share, 0) / shares.length
  }
  if (!isAgreed && shareOf({ words, kin }) >= LEAST_SHARE) return true
  // The other language's words are those of the whole sentence.
  return (
    pieces.length > 1 &&
    pieces.some(
      (piece) => piece.split(' ').length >= PIECE.leastWords && shareOf({ words: piece }) >= PIECE.leastShare,
    )
  )
}
