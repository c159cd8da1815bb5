import { type BothHeard, fitOf, type Opinion } from './second-opinion.ts'

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
  /** English that the neural ear alone has heard is asked back: it fits so well, and so much better than the grammar's words. */
  freeFit: -1,
  freePhones: 4,
  freeAhead: 0.5,
} as const

/**
 * What was said in a language whose words the neural ear does not have: the words of the grammar, by how well their
 * sounds fit, or English that fits better.
 */
export function boundOpinion({
  grammar,
  neural,
  meaningOf,
}: Pick<BothHeard, 'grammar' | 'neural' | 'meaningOf'>): Opinion {
  const { text, z, fits } = grammar
  const fit = fits && text !== '' ? fitOf(fits, neural) : Number.NEGATIVE_INFINITY
  // The likeliest of those that fit: a common word may stand before them that its sounds speak against.
  const free = neural.sentences.find((sentence) => fitOf(sentence, neural) >= boundRule.freeFit)
  const nothing: Opinion = { text: '', score: z, doubtful: false }
  if (free && isEnglish(free, fitOf(free, neural), fit) && meaningOf(free.text) !== '')
    return { text: free.text, score: z, doubtful: meaningOf(free.text) !== meaningOf(text) }
  const isSure = fit >= boundRule.sureFit
  if (!isSure && !(fit >= boundRule.unsureFit && z >= boundRule.unsureZ)) return nothing
  const isShort = (fits?.phones ?? 0) < boundRule.leastPhones
  if (isShort && z < boundRule.shortZ) return nothing
  return { text, score: z, doubtful: !isSure || isShort }
}

const isEnglish = ({ phones }: { phones: number }, fit: number, boundFit: number) =>
  phones >= boundRule.freePhones && fit >= boundFit + boundRule.freeAhead
