import { PHONES } from '../phones.ts'
import type { LanguageModel } from './language-model.ts'
import type { LexiconEntry, LexiconTree } from './lexicon-tree.ts'
import { createTokenTable, type TokenTable } from './token-table.ts'
import { createWordEnds, type WordLattice } from './word-lattice.ts'

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

/** The network's classes: the sounds and, last, none of them. */
export const CLASSES = PHONES.length + 1
export const BLANK = PHONES.length
const NEVER = Number.NEGATIVE_INFINITY

/** How much worse than the best a path may be and still be followed … */
const BEAM = 13
/** … and how many at most go on from one frame to the next. */
const MOST_FOLLOWED = 1200
const BINS = 64

/** A last word and the score of the whole sentence with it. */
interface LastWord {
  record: number
  score: number
}

/**
 * Every path through the tree of words, from frame to frame; those that fall behind are given up. Between two words the
 * same sound may go on: nobody pauses between those of "bus stop".
 */
export interface PathFollower {
  start(listening: Listening): void
  /** `frame` is where the frame's classes begin in `logProbs`, `quiet` the score of silence up to it. */
  step(logProbs: Float32Array, frame: number, quiet: number): void
  /** What may have been the last word. */
  finish(): LastWord[]
}

export function createPathFollower(lattice: WordLattice): PathFollower {
  let now = createTokenTable()
  let next = createTokenTable()
  const ends = createWordEnds(lattice)
  const bins = new Int32Array(BINS)
  let listening: Listening
  let hope = new Float32Array(0)
  let phone = new Uint8Array(0)
  /** The best score of the next frame so far, with hope. */
  let best = NEVER

  const scoreOf = (table: TokenTable, token: number) => {
    const sounded = table.sound[token] ?? NEVER
    const paused = table.blank[token] ?? NEVER
    return sounded > paused ? sounded : paused
  }
  const hopeful = (token: number) => scoreOf(now, token) + (hope[now.node[token] ?? 0] ?? 0)

  /** The record of the last word on a path. */
  const lastOf = (token: number) => {
    const isSounded = (now.sound[token] ?? NEVER) > (now.blank[token] ?? NEVER)
    return (isSounded ? now.soundAfter[token] : now.blankAfter[token]) ?? 0
  }

  /** The token in the next frame for a path with that score; -1 when it falls behind. */
  const reach = (state: number, node: number, score: number): number => {
    const whole = score + (hope[node] ?? 0)
    if (whole < best - BEAM) return -1
    if (whole > best) best = whole
    return next.at(state, node)
  }
  const enter = (state: number, node: number, score: number, after: number) => {
    const token = reach(state, node, score)
    if (token < 0 || score <= (next.sound[token] ?? NEVER)) return
    next.sound[token] = score
    next.soundAfter[token] = after
  }
  const pause = (state: number, node: number, score: number, after: number) => {
    const token = reach(state, node, score)
    if (token < 0 || score <= (next.blank[token] ?? NEVER)) return
    next.blank[token] = score
    next.blankAfter[token] = after
  }

  /** From the root of the tree: any first sound of a word. */
  const begin = (state: number, score: number, after: number, logProbs: Float32Array, frame: number) => {
    const { firstChild } = listening.tree
    for (let child = firstChild[0] ?? 0; child < (firstChild[1] ?? 0); child++)
      enter(state, child, score + (logProbs[frame + (phone[child] ?? 0)] ?? NEVER), after)
  }

  /** The words that end at a path's node are records from which any word may begin. */
  const endWords = (token: number, least: number) => {
    const { firstEnding, ending, entries } = listening.tree
    const { model } = listening
    const node = now.node[token] ?? 0
    const state = now.state[token] ?? 0
    const score = scoreOf(now, token)
    const after = lastOf(token)
    for (let i = firstEnding[node] ?? 0; i < (firstEnding[node + 1] ?? 0); i++) {
      const index = ending[i] ?? 0
      const entry = entries[index]
      if (!entry) continue
      const whole = score + wordScore(model.follow(state, entry.token), entry)
      if (whole + (hope[0] ?? 0) >= least) ends.add(lattice.add(index, node, after, whole, model.reached()))
    }
  }

  /** The same sound goes on, none follows, or the next one of a word. */
  const goOn = (token: number, logProbs: Float32Array, frame: number) => {
    const { firstChild } = listening.tree
    const state = now.state[token] ?? 0
    const node = now.node[token] ?? 0
    const sounded = now.sound[token] ?? NEVER
    const paused = now.blank[token] ?? NEVER
    const score = scoreOf(now, token)
    const after = lastOf(token)
    const same = phone[node] ?? 0
    enter(state, node, sounded + (logProbs[frame + same] ?? NEVER), now.soundAfter[token] ?? 0)
    pause(state, node, score + (logProbs[frame + BLANK] ?? NEVER), after)
    for (let child = firstChild[node] ?? 0; child < (firstChild[node + 1] ?? 0); child++) {
      const sound = phone[child] ?? 0
      const heard = logProbs[frame + sound] ?? NEVER
      if (sound === same) enter(state, child, paused + heard, now.blankAfter[token] ?? 0)
      else enter(state, child, score + heard, after)
    }
  }

  /** What the best path will have at least by going on as it is: without it the first paths of a frame are all kept. */
  const firstGuess = (logProbs: Float32Array, frame: number): number => {
    const blank = logProbs[frame + BLANK] ?? NEVER
    let most = NEVER
    for (let token = 0; token < now.count; token++) {
      const node = now.node[token] ?? 0
      const stays = (now.sound[token] ?? NEVER) + (logProbs[frame + (phone[node] ?? 0)] ?? NEVER)
      most = Math.max(most, Math.max(stays, scoreOf(now, token) + blank) + (hope[node] ?? 0))
    }
    return most
  }

  /** The score below which paths are given up: the beam, or less when too many are within it. */
  const leastFollowed = (): number => {
    let most = NEVER
    for (let token = 0; token < now.count; token++) most = Math.max(most, hopeful(token))
    if (now.count <= MOST_FOLLOWED) return most - BEAM
    bins.fill(0)
    for (let token = 0; token < now.count; token++) {
      const bin = Math.floor(((most - hopeful(token)) * BINS) / BEAM)
      if (bin < BINS) bins[bin] = (bins[bin] ?? 0) + 1
    }
    let kept = 0
    let bin = 0
    while (bin < BINS && kept + (bins[bin] ?? 0) <= MOST_FOLLOWED) kept += bins[bin++] ?? 0
    return most - (BEAM * bin) / BINS
  }

  return {
    start(what) {
      listening = what
      hope = what.hope as typeof hope
      phone = what.tree.phone as typeof phone
      now.clear()
    },
    step(logProbs, frame, quiet) {
      const least = leastFollowed()
      next.clear()
      ends.clear()
      best = firstGuess(logProbs, frame)
      begin(listening.model.start, quiet, 0, logProbs, frame)
      for (let token = 0; token < now.count; token++) {
        if (hopeful(token) < least) continue
        goOn(token, logProbs, frame)
        endWords(token, least)
      }
      for (let i = 0; i < ends.count; i++) {
        const record = ends.best[i] ?? 0
        begin(lattice.state[record] ?? 0, lattice.score[record] ?? NEVER, record, logProbs, frame)
      }
      ;[now, next] = [next, now]
    },
    finish() {
      ends.clear()
      for (let token = 0; token < now.count; token++) endWords(token, NEVER)
      const found: LastWord[] = []
      for (let i = 0; i < ends.count; i++) {
        const end = MODEL_WEIGHT * listening.model.end(lattice.state[ends.best[i] ?? 0] ?? 0)
        for (let record = ends.best[i] ?? 0; record !== 0; record = lattice.other[record] ?? 0)
          found.push({ record, score: (lattice.score[record] ?? NEVER) + end })
      }
      return found
    },
  }
}
