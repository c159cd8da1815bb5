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
const rejectionRule = {
  oneWordZ: -18,
  twoWordsZ: -18,
  moreWordsZ: -15,
  /** Many words fit by chance less well than few … */
  manyWordsZ: -13.5,
  /** … from so many on. */
  manyWords: 5,
  /** Nobody speaks faster: a piece of a neighbour's talk was taken for a sentence … */
  fastestMsPerSyllable: 100,
  /** … from so many syllables on, short words lose too much of their ends … */
  leastSyllablesForPace: 3,
  /** … unless it fits as well as this: the detector heard only a part of what the decoder did. */
  surelySaidZ: -5,
  leastSpeechMs: 96,
  leastMeanProbability: 0.6,
} as const

/** False before any decoding: a click, a cough, a till's beep. */
export function worthDecoding(speechMs: number, meanProbability: number): boolean {
  return speechMs >= rejectionRule.leastSpeechMs && meanProbability >= rejectionRule.leastMeanProbability
}

/** The groups of vowels (in Devanagari their letters and signs), about as many as there are syllables; a silent e at a word's end is none. @internal Tests count a few words by themselves. */
export function syllablesOf(text: string): number {
  const inWord = (word: string) =>
    Math.max(1, word.replace(/e$/, '').match(/[aeiouy]+|[\u0904-\u0914\u093e-\u094c]/gu)?.length ?? 0)
  return text.split(' ').reduce((sum, word) => sum + inWord(word), 0)
}

function leastZ(text: string): number {
  const words = text.split(' ').length
  if (words === 1) return rejectionRule.oneWordZ
  if (words === 2) return rejectionRule.twoWordsZ
  return words < rejectionRule.manyWords ? rejectionRule.moreWordsZ : rejectionRule.manyWordsZ
}

function tooFast({ text, z, speechMs }: Hypothesis): boolean {
  const syllables = syllablesOf(text)
  if (z >= rejectionRule.surelySaidZ || syllables < rejectionRule.leastSyllablesForPace) return false
  return speechMs < syllables * rejectionRule.fastestMsPerSyllable
}

/** The words to hand on: those of the hypothesis, or '' when they were probably never said. */
export function acceptedText(hypothesis: Hypothesis): string {
  const { text, z, speechMs, meanProbability } = hypothesis
  if (text === '' || !worthDecoding(speechMs, meanProbability)) return ''
  return z >= leastZ(text) && !tooFast(hypothesis) ? text : ''
}

/** A voice so much softer than the shopper's is somebody further away: six times the distance and more. */
const FAR_BELOW_DB = 12
/** The shopper's level is the middle of the last turns that meant something … */
const TURNS = 7
/** … once there were so many: one may have been somebody else's. */
const LEAST_TURNS = 3

/** Whether a voice is as near to the phone as the shopper, by the loudest 32 ms of their turns. */
interface Nearness {
  isFar(peakDb: number): boolean
  /** A turn meant something: most likely it was the shopper's. */
  learn(peakDb: number): void
}

export function createNearness(): Nearness {
  const peaks: number[] = []
  return {
    isFar(peakDb) {
      if (peaks.length < LEAST_TURNS) return false
      const middle = peaks.toSorted((a, b) => a - b)[Math.floor(peaks.length / 2)] ?? peakDb
      return peakDb < middle - FAR_BELOW_DB
    },
    learn(peakDb) {
      peaks.push(peakDb)
      if (peaks.length > TURNS) peaks.shift()
    },
  }
}
