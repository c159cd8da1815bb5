import { type BothHeard, fitOf, type Opinion } from './second-opinion.ts'
import type { SoundFit } from './word-search/word-search.ts'

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
export interface Phrase extends SoundFit {
  text: string
}

/**
 * What was said in a language whose words the neural ear does not have: the words of the grammar, by how well their
 * sounds fit, or a phrase of the open question or English that fits better.
 */
export function boundOpinion(
  both: Pick<BothHeard, 'grammar' | 'neural' | 'meaningOf'>,
  phrases: readonly Phrase[] = [],
): Opinion {
  const { neural, meaningOf } = both
  const { text, z, fits, isPhrase } = withPhrase(both, phrases)
  const fit = fits && text !== '' ? fitOf(fits, neural) : Number.NEGATIVE_INFINITY
  // The likeliest of those that fit: a common word may stand before them that its sounds speak against.
  const free = neural.sentences.find((sentence) => fitOf(sentence, neural) >= boundRule.freeFit)
  const nothing: Opinion = { text: '', score: z, doubtful: false }
  if (free && isEnglish(free, fitOf(free, neural), fit) && meaningOf(free.text) !== '')
    return { text: free.text, score: z, doubtful: meaningOf(free.text) !== meaningOf(text) }
  const isSure = fit >= (isPhrase ? boundRule.phraseSure : boundRule.sureFit)
  const isUnsure = isPhrase || (fit >= boundRule.unsureFit && z >= boundRule.unsureZ)
  if (!isSure && !isUnsure) return nothing
  const isShort = (fits?.phones ?? 0) < boundRule.leastPhones
  if (isShort && z < boundRule.shortZ) return nothing
  return { text, score: z, doubtful: !isSure || isShort }
}

/** The grammar's words, or a phrase that its decoder passed over. */
function withPhrase({ grammar, neural }: Pick<BothHeard, 'grammar' | 'neural'>, phrases: readonly Phrase[]) {
  const fit = grammar.fits && grammar.text !== '' ? fitOf(grammar.fits, neural) : Number.NEGATIVE_INFINITY
  const found = phrases
    .filter(({ phones }) => phones >= boundRule.phrasePhones)
    .reduce<Phrase | undefined>(
      (best, one) => (best && fitOf(best, neural) >= fitOf(one, neural) ? best : one),
      undefined,
    )
  const ahead = found ? fitOf(found, neural) : Number.NEGATIVE_INFINITY
  const isTaken = ahead >= boundRule.phraseFit && ahead >= fit + boundRule.phraseAhead
  return found && isTaken
    ? { text: found.text, z: grammar.z, fits: found, isPhrase: true }
    : { ...grammar, isPhrase: false }
}

const isEnglish = ({ phones }: { phones: number }, fit: number, boundFit: number) =>
  phones >= boundRule.freePhones && fit >= boundFit + boundRule.freeAhead
