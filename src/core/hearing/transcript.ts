/** How likely words are in a sound: a natural log, 0 for certain, and of how many pieces of words it is the sum. */
export interface Likelihood {
  log: number
  pieces: number
}

/** What a transcriber makes of an utterance. */
export interface Transcript {
  /** The words that it finds likeliest, plain; '' for none, and where others that it was asked about are likelier. */
  text: string
  /** Of its own words, and of those that it was asked about and judged. */
  likelihoods: ReadonlyMap<string, Likelihood>
}

/** A sentence that a transcriber is asked about; with the score by which another ear found it, where one did. */
export interface AskedSentence {
  text: string
  score?: number | undefined
}

/** How much a transcriber's likelihood counts against the score that the neural ear gives a sentence. */
const LIKELIHOOD_WEIGHT = 1.5

/** A sentence's score by both. */
export const scoreByBoth = (score: number, { log }: Likelihood): number => score + LIKELIHOOD_WEIGHT * log
