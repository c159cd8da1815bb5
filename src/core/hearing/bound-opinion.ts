import { type BothHeard, fitOf, type Opinion } from './second-opinion.ts'
import type { HeardSentence } from './word-search/word-search.ts'

/** Figures: docs/hearing.md, "Hindi". */
const boundRule = {
  /** The grammar's words are taken from this fit on: its own decoder knows the sounds of Hindi less well than they fit … */
  sureFit: -1.6,
  /** … and asked back from this fit on, where it heard them this well. */
  unsureFit: -2.8,
  unsureZ: -9,
  /** Two sounds are in every noise: they are asked back, and only where they were heard this well ("haan", never "aag"). */
  leastPhones: 3,
  shortZ: -1,
  /**
   * A phrase of the question fits so well, and so much better than what the decoder took: five that four voices said fitted -1.2 to
   * 0, other phrases -1.1 at best and mostly under -2.5.
   */
  phraseFit: -1,
  phraseAhead: 0.7,
  phrasePhones: 4,
  /** … and from here on need not be asked back. */
  phraseSure: -0.6,
  /** English that the neural ear alone has heard is asked back: it fits so well, and so much better than the grammar's words. */
  freeFit: -1,
  freePhones: 4,
  freeAhead: 0.5,
} as const

/** A phrase of the open question, and how well it fits. */
export type HeardPhrase = Omit<HeardSentence, 'score'>

/** Words that were taken for what was said, and how well they fit. */
interface Taken {
  text: string
  fit: number
  phones: number
  /** The decoder passed them over. */
  isPhrase: boolean
}

/**
 * What was said in a language whose words the neural ear does not have: the words of the grammar, by how well their
 * sounds fit, or a phrase of the open question or English that fits better.
 */
export function boundOpinion(
  both: Pick<BothHeard, 'grammar' | 'neural' | 'meaningOf'>,
  phrases: readonly HeardPhrase[] = [],
): Opinion {
  const { neural, meaningOf } = both
  const { z } = both.grammar
  const { text, fit, phones, isPhrase } = taken(both, phrases)
  // The likeliest of those that fit: a common word may stand before them that its sounds speak against.
  const free = neural.sentences.find((sentence) => fitOf(sentence, neural) >= boundRule.freeFit)
  const nothing: Opinion = { text: '', score: z, doubtful: false }
  if (free && isEnglish(free, fitOf(free, neural), fit) && meaningOf(free.text) !== '')
    return { text: free.text, score: z, doubtful: meaningOf(free.text) !== meaningOf(text) }
  const isSure = fit >= (isPhrase ? boundRule.phraseSure : boundRule.sureFit)
  const isUnsure = isPhrase || (fit >= boundRule.unsureFit && z >= boundRule.unsureZ)
  if (!isSure && !isUnsure) return nothing
  const isShort = phones < boundRule.leastPhones
  if (isShort && z < boundRule.shortZ) return nothing
  return { text, score: z, doubtful: !isSure || isShort }
}

/** The grammar's words, or the phrase that fits best where its decoder passed that over. */
function taken(
  { grammar, neural }: Pick<BothHeard, 'grammar' | 'neural'>,
  phrases: readonly HeardPhrase[],
): Taken {
  const { text, fits } = grammar
  const fit = fits && text !== '' ? fitOf(fits, neural) : Number.NEGATIVE_INFINITY
  const [best] = phrases
    .filter(({ phones }) => phones >= boundRule.phrasePhones)
    .map((phrase) => ({
      text: phrase.text,
      fit: fitOf(phrase, neural),
      phones: phrase.phones,
      isPhrase: true,
    }))
    .sort((a, b) => b.fit - a.fit)
  const least = Math.max(boundRule.phraseFit, fit + boundRule.phraseAhead)
  return best && best.fit >= least ? best : { text, fit, phones: fits?.phones ?? 0, isPhrase: false }
}

const isEnglish = ({ phones }: { phones: number }, fit: number, boundFit: number) =>
  phones >= boundRule.freePhones && fit >= boundFit + boundRule.freeAhead
