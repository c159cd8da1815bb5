/** What a finished utterance is judged by. */
export interface Hypothesis {
  /** Lower case words; '' when the grammar found no path. */
  text: string
  /**
   * (grammar path score - phone loop score) / frames of 10 ms: how much worse the best sentence of the grammar
   * fits than any sounds at all. 0 is perfect, -30 is noise.
   */
  z: number
  /** From the first to the last window of speech. */
  speechMs: number
  /** The voice detector's mean over the windows that counted. */
  meanProbability: number
}

/** The score of what found no path or was not decoded at all. */
export const NO_PATH_Z = -99

/** Least z by the number of words, and what is not worth decoding. Figures: docs/hearing.md, "Rejection". */
export const rejectionRule = {
  oneWordZ: -18,
  twoWordsZ: -18,
  moreWordsZ: -15,
  leastSpeechMs: 96,
  leastMeanProbability: 0.6,
} as const

/** False before any decoding: a click, a cough, a till's beep. */
export function worthDecoding(speechMs: number, meanProbability: number): boolean {
  return speechMs >= rejectionRule.leastSpeechMs && meanProbability >= rejectionRule.leastMeanProbability
}

/** The words to hand on: those of the hypothesis, or '' when they were probably never said. */
export function acceptedText(hypothesis: Hypothesis): string {
  const { text, z, speechMs, meanProbability } = hypothesis
  if (text === '' || !worthDecoding(speechMs, meanProbability)) return ''
  const words = text.split(' ').length
  const least =
    words === 1 ? rejectionRule.oneWordZ : words === 2 ? rejectionRule.twoWordsZ : rejectionRule.moreWordsZ
  return z >= least ? text : ''
}
