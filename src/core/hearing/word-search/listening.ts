import type { LanguageModel } from './language-model.ts'
import type { LexiconEntry, LexiconTree } from './lexicon-tree.ts'

/** How much the language model's score weighs against the network's, and what each word adds: docs/hearing.md. */
export const MODEL_WEIGHT = 0.8
const WORD_BONUS = 1

/** What can be said, and how likely after what: both made for one open question. */
export interface Listening {
  tree: LexiconTree
  model: LanguageModel
  /** `bestBelow` of the tree, scored by `hopeOf`. */
  hope: Float32Array
}

/** What the language model adds for an entry, known without what stands before it. */
export const hopeOf = (model: LanguageModel) => (entry: LexiconEntry) =>
  wordScore(model.alone(entry.token), entry)

/** What an entry adds to a path's score. */
export const wordScore = (logProbability: number, { logShare }: LexiconEntry) =>
  MODEL_WEIGHT * (logProbability + logShare) + WORD_BONUS

/** The state of the language model behind the tokens of a sentence, and their score. */
export function followed(tokens: readonly number[], model: LanguageModel): { state: number; score: number } {
  let state = model.start
  let score = 0
  for (const token of tokens) {
    score += model.follow(state, token)
    state = model.reached()
  }
  return { state, score }
}

/** What the words of a sentence add to its score, its end among them; each class counts as its likeliest member. */
export function wordsScore(tokens: readonly number[], model: LanguageModel): number {
  const { state, score } = followed(tokens, model)
  return MODEL_WEIGHT * (score + model.end(state)) + WORD_BONUS * tokens.length
}
