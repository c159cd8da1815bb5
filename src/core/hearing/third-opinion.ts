import { opinionRule } from './opinion-rule.ts'
import {
  type BothHeard,
  isChant,
  isSentence,
  type Opinion,
  secondOpinion,
  wasQuiet,
} from './second-opinion.ts'
import { scoreByBoth, type Transcript } from './transcript.ts'
import type { HeardSentence } from './word-search/word-search.ts'

/** Figures: docs/hearing.md, "A third opinion". Likelihoods are natural logs, for each piece of a word. */
const thirdRule = {
  /** Own words that are so likely are what the transcriber is sure of (people's in a quiet room: -0.2 to -0.5), … */
  ownPiece: -0.9,
  /** … and need not be asked back. */
  clearPiece: -0.4,
  /** What is so unlikely was not said, where the transcriber is sure of its own words and they are by so much likelier in all. */
  otherPiece: -3,
  noisyOtherPiece: -3.5,
  otherGap: 6,
  /** What is so unlikely was not said in any case: of what was, in babble, 97 of 100 are over -2.9. */
  leastPiece: -5,
  /** What is so likely was said, even if both ears gave it up: in noise the transcriber is less sure of everything. */
  saidPiece: -1,
  noisySaidPiece: -2,
  /** What it cannot write: words of Hindi that fit so well, for each sound. */
  hindiFit: -0.4,
} as const

/** An utterance as both ears and the transcriber took it. */
interface ThirdHeard extends BothHeard {
  grammar: BothHeard['grammar'] & {
    /** What its decoder heard best, accepted or not. */
    heard?: string | undefined
  }
  transcript: Transcript
  /** Whether a sentence means what must not be missed: rather once too often. */
  isUrgent: (text: string) => boolean
  /** Whether words of another language stand in it than the transcriber writes. */
  isForeign: (text: string) => boolean
  /** Any sentence as the neural ear scores it; undefined where it cannot. */
  sentenceOf: (text: string) => HeardSentence | undefined
}

/**
 * What was said, by two ears that know what is said in a shop and a transcriber that knows how all people talk. The neural
 * ear's sentences are put in order by both, the transcriber's own words among them; what it finds impossible was not said,
 * and what it is sure of was. Of words that it cannot write it is not asked.
 */
export function thirdOpinion(third: ThirdHeard): Opinion {
  const opinion = weigh(third)
  return isChant(opinion.text) ? { ...opinion, text: '', doubtful: false } : opinion
}

function weigh(third: ThirdHeard): Opinion {
  const byBoth = secondOpinion(third)
  if (hearsForeign(third) || isSureWord(third, byBoth)) return byBoth
  const sentences = inOrder(third)
  const inTheirOrder = secondOpinion({ ...third, neural: { ...third.neural, sentences } })
  // Where nothing is left of what both ears heard, that is what they meant: a short word, of which few sentences were judged.
  const opinion = inTheirOrder.text === '' && means(third, byBoth.text) ? byBoth : inTheirOrder
  if (opinion.text === '') return givenUp(third, sentences[0]?.text ?? '') ?? opinion
  const piece = pieceOf(third, opinion.text)
  if (piece === undefined) return opinion
  const isUnlikely = piece < thirdRule.leastPiece || isOther(third, opinion.text, piece)
  if (isUnlikely && !isByBoth(third, opinion.text) && !isCry(third, opinion.text, byBoth.text))
    return ownWords(third) ?? { ...opinion, text: '', doubtful: false }
  const isAgreed = means(third, opinion.text) && meansOwn(third, opinion.text)
  return isAgreed && piece > thirdRule.saidPiece ? { ...opinion, doubtful: false } : opinion
}

/** "Cheeni kitni hai in this" is "sheeny kit me high in this" to it, for sure. */
function hearsForeign({ neural: { sentences, free }, isForeign }: ThirdHeard): boolean {
  const [best] = sentences
  return best !== undefined && isForeign(best.text) && (best.sound - free) / best.phones >= thirdRule.hindiFit
}

/** Both ears heard that by themselves: short words and other languages, of which the transcriber knows less than they. */
function isByBoth({ grammar, neural, meaningOf }: ThirdHeard, text: string): boolean {
  const meaning = meaningOf(text)
  const heard = [grammar.text, neural.sentences[0]?.text ?? '']
  return meaning !== '' && heard.every((words) => meaningOf(words) === meaning)
}

/** One word is what the transcriber hears worst: it casts no doubt on one that both ears are sure of. */
const isSureWord = (third: ThirdHeard, { text, doubtful }: Opinion): boolean =>
  !doubtful && !text.includes(' ') && isByBoth(third, text) && wasQuiet(third.standsOutDb)

/** A cry that the ears heard is answered whatever the transcriber makes of it. */
const isCry = ({ isUrgent, meaningOf }: ThirdHeard, text: string, byBoth: string) =>
  isUrgent(text) && meaningOf(byBoth) === meaningOf(text)

/** Undefined where the transcriber was not asked. */
function pieceOf({ transcript }: ThirdHeard, text: string): number | undefined {
  const likelihood = transcript.likelihoods.get(text)
  return likelihood && likelihood.log / likelihood.pieces
}

const means = ({ meaningOf }: ThirdHeard, text: string) => meaningOf(text) !== ''

const meansOwn = ({ transcript, meaningOf }: ThirdHeard, text: string) =>
  meaningOf(transcript.text) === meaningOf(text)

/** The neural ear's sentences that the transcriber judged, and its own words, best first by both. */
function inOrder({ neural, transcript, sentenceOf }: ThirdHeard): HeardSentence[] {
  const { text, likelihoods } = transcript
  const isFound = neural.sentences.some((sentence) => sentence.text === text)
  // One word by itself is what it hears worst: "help" is "bill" to it.
  const own = isFound || !text.includes(' ') ? undefined : sentenceOf(text)
  return [...neural.sentences, ...(own ? [own] : [])]
    .flatMap((sentence) => {
      const likelihood = likelihoods.get(sentence.text)
      return likelihood ? [{ ...sentence, score: scoreByBoth(sentence.score, likelihood) }] : []
    })
    .sort((a, b) => b.score - a.score)
}

const isLikely = (piece: number | undefined, least: number) => piece !== undefined && piece > least

/** Whether the transcriber heard other words than those instead, with another meaning. */
function isOther(third: ThirdHeard, text: string, piece: number): boolean {
  const { transcript, standsOutDb } = third
  const logOf = (words: string) => transcript.likelihoods.get(words)?.log ?? 0
  const least = wasQuiet(standsOutDb) ? thirdRule.otherPiece : thirdRule.noisyOtherPiece
  return (
    isLikely(pieceOf(third, transcript.text), thirdRule.ownPiece) &&
    piece < least &&
    logOf(transcript.text) - logOf(text) > thirdRule.otherGap &&
    !meansOwn(third, text)
  )
}

const said = (text: string, doubtful: boolean): Opinion => ({ text, score: 0, doubtful })

/** A sentence in a quiet room that the transcriber is sure of, and nobody else heard. */
function ownWords(third: ThirdHeard): Opinion | undefined {
  const { text } = third.transcript
  const piece = pieceOf(third, text)
  const isSure = isLikely(piece, thirdRule.ownPiece) && isSentence(text) && wasQuiet(third.standsOutDb)
  return isSure ? said(text, !isLikely(piece, thirdRule.clearPiece)) : undefined
}

/** What both ears gave up, and the transcriber finds likely. */
function givenUp(third: ThirdHeard, best: string): Opinion | undefined {
  const isSaid = (text: string, least: number) => means(third, text) && isLikely(pieceOf(third, text), least)
  if (wasQuiet(third.standsOutDb))
    return isSaid(best, thirdRule.saidPiece) ? said(best, true) : ownWords(third)
  const { heard = '' } = third.grammar
  const found = third.neural.sentences.find(({ text }) => text === best)
  const isLong = found !== undefined && found.phones > opinionRule.surePhones
  const words = [heard, ...(isLong ? [best] : [])].find((text) => isSaid(text, thirdRule.noisySaidPiece))
  return words === undefined ? undefined : said(words, false)
}
