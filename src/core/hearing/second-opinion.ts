import type { Found, Sentence } from './word-search/word-search.ts'

/** An utterance as both ears took it. */
export interface BothHeard {
  /** What the grammar's decoder accepted, '' for nothing, and its z (rejection.ts). */
  grammar: { text: string; z: number }
  neural: Found
  /** How far the loudest window stands out of the noise, in dB. */
  standsOutDb: number
  /** What a sentence means to the open question; '' when it means nothing. */
  meaningOf: (text: string) => string
}

export interface Opinion {
  /** '' when nobody can say what was said. */
  text: string
  /** The words may be others: to be asked back rather than acted upon. */
  doubtful: boolean
}

/** Figures: docs/hearing.md, "Two ears". */
const opinionRule = {
  /** From so far above the noise on the neural words need no second voice. */
  quietDb: 30,
  /** How much worse a sound may fit the words than the best sounds at all, for each sound, and the words be sure … */
  sureFit: -1,
  /** … or possible. */
  possibleFit: -1.8,
  /** How much better than the best sentence with another meaning it must be to be sure. */
  sureLead: 2,
  /** Sounds that are added to those of the words: few fit by chance. */
  moreSounds: 2,
} as const

const NOTHING: Opinion = { text: '', doubtful: false }

/**
 * What was said, from two ears that go wrong in different ways: the neural one hears any words, the grammar's only those
 * of the open question but these better in noise. In quiet the neural words stand by themselves; in noise both must mean
 * the same.
 */
export function secondOpinion({ grammar, neural, standsOutDb, meaningOf }: BothHeard): Opinion {
  const [best] = neural.sentences
  if (!best || best.sound <= neural.silence) return NOTHING
  const meaning = meaningOf(best.text)
  const fit = fitOf(best, neural)
  const agreed = grammar.text !== '' && meaning !== '' && meaningOf(grammar.text) === meaning
  if (fit < opinionRule.possibleFit) return NOTHING
  if (agreed) return { text: best.text, doubtful: false }
  const sure =
    fit >= opinionRule.sureFit && leadOf(meaning, neural.sentences, meaningOf) >= opinionRule.sureLead
  if (standsOutDb >= opinionRule.quietDb) return { text: best.text, doubtful: !sure }
  return sure ? { text: best.text, doubtful: true } : NOTHING
}

/** 0 for words that fit as well as any sounds do; the lower the less likely they were said. @internal */
export function fitOf({ sound, phones }: Sentence, { free }: Found): number {
  return (sound - free) / (phones + opinionRule.moreSounds)
}

/** How much better the best sentence is than the next with another meaning. */
function leadOf(
  meaning: string,
  sentences: readonly Sentence[],
  meaningOf: (text: string) => string,
): number {
  const best = sentences[0]?.score ?? 0
  const rival = sentences.find(({ text }) => meaningOf(text) !== meaning)
  return rival ? best - rival.score : Number.POSITIVE_INFINITY
}
