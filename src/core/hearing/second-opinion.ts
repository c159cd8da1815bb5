import type { Found, Sentence, SoundFit } from './word-search/word-search.ts'

/** An utterance as both ears took it. */
export interface BothHeard {
  grammar: {
    /** What the grammar's decoder accepted, '' for nothing, and its z (rejection.ts). */
    text: string
    z: number
    /** How the neural ear would score those words; undefined for none. */
    fits: SoundFit | undefined
  }
  neural: Found
  /** How far the loudest window stands out of the noise, in dB. */
  standsOutDb: number
  /** Said while the shopper held to talk: it was meant for us. */
  held: boolean
  /** What a sentence means to the open question; '' when it means nothing. */
  meaningOf: (text: string) => string
}

export interface Opinion {
  /** '' when nobody can say what was said. */
  text: string
  /** The words may be others: to be asked back where they lead far. */
  doubtful: boolean
}

/** Figures: docs/hearing.md, "Two ears, one opinion". */
const opinionRule = {
  /** From so far above the noise on the neural words need no second voice. */
  quietDb: 30,
  /** How much worse a sound may fit the words than the best sounds at all, for each sound, and the words be sure … */
  sureFit: -0.8,
  /** … or possible … */
  possibleFit: -1.5,
  /** … and how much better than the next sentence with another meaning the sure ones are. */
  sureLead: 2,
  /** The grammar's words pass where they fit so well … */
  passFit: -1.5,
  /** … and the neural ear's own words fit no better than by so much. */
  passLag: -4,
  /** Sounds that are added to those of the words: few fit by chance. */
  moreSounds: 2,
} as const

const NOTHING: Opinion = { text: '', doubtful: false }

/**
 * What was said, from two ears that go wrong in different ways: the neural one hears any words, the grammar's only those
 * of the open question but these better in noise. In quiet the neural words stand by themselves; in noise the grammar's
 * do, where the neural ear could have heard them too.
 */
export function secondOpinion(both: BothHeard): Opinion {
  const { grammar, neural, meaningOf } = both
  const [best] = neural.sentences
  if (!best) return NOTHING
  const meaning = meaningOf(best.text)
  const same = grammar.text !== '' && meaning !== '' && meaningOf(grammar.text) === meaning
  if (same && fitOf(best, neural) >= opinionRule.passFit) return { text: best.text, doubtful: false }
  const isQuiet = both.held || both.standsOutDb >= opinionRule.quietDb
  const fit = best.sound > neural.silence ? fitOf(best, neural) : Number.NEGATIVE_INFINITY
  const sure =
    fit >= opinionRule.sureFit && leadOf(meaning, neural.sentences, meaningOf) >= opinionRule.sureLead
  if (isQuiet && sure) return { text: best.text, doubtful: false }
  if (passes(both, best)) return { text: grammar.text, doubtful: sure }
  if (isQuiet && fit >= opinionRule.possibleFit) return { text: best.text, doubtful: true }
  return NOTHING
}

/** Whether the neural ear lets the grammar's words pass. */
function passes({ grammar, neural }: BothHeard, best: Sentence): boolean {
  const { fits } = grammar
  if (!fits || fits.sound <= neural.silence) return false
  return fitOf(fits, neural) >= opinionRule.passFit && fits.sound - best.sound >= opinionRule.passLag
}

/** 0 for words that fit as well as any sounds do; the lower the less likely they were said. @internal */
export function fitOf({ sound, phones }: SoundFit, { free }: Found): number {
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
