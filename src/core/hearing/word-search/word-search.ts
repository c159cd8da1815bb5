import { PHONES } from '../phones.ts'
import type { LanguageModel } from './language-model.ts'
import type { LexiconEntry, LexiconTree } from './lexicon-tree.ts'
import { createTokenTable, type TokenTable } from './token-table.ts'
import { bestPaths, createWordLattice, type LatticePath } from './word-lattice.ts'

/** The network's classes: the sounds and, last, none of them. */
export const CLASSES = PHONES.length + 1
const BLANK = PHONES.length
const NEVER = Number.NEGATIVE_INFINITY

/** How much the language model's score weighs against the network's, and what each word adds: docs/hearing.md. */
const MODEL_WEIGHT = 0.8
const WORD_BONUS = 1
/** How much worse than the best a path may be and still be followed … */
const BEAM = 13
/** … and how many at most go on from one frame to the next. */
const MOST_FOLLOWED = 1200
const SENTENCES = 8

/** What can be said, and how likely after what: both made for one open question. */
export interface Listening {
  tree: LexiconTree
  model: LanguageModel
  /** `bestBelow` of the tree, scored by `hopeOf`. */
  hope: Float32Array
}

/** One way to take an utterance. Scores are natural logs; the best possible is near 0 a frame. */
export interface Sentence {
  text: string
  /** By which sentences are compared: sound and language model. */
  score: number
  /** The sound alone; to be held against `free` of the search. */
  sound: number
  phones: number
}

export interface Found {
  /** Best first, each with other words; empty when nothing fits at all. */
  sentences: readonly Sentence[]
  /** The best score that any sounds in any order would have. */
  free: number
  /** The score of silence. */
  silence: number
}

/** What a language model adds for an entry, known without what stands before it. */
export const hopeOf = (model: LanguageModel) => (entry: LexiconEntry) =>
  wordScore(model.alone(entry.token), entry)

const wordScore = (logProbability: number, { logShare }: LexiconEntry) =>
  MODEL_WEIGHT * (logProbability + logShare) + WORD_BONUS

/**
 * Finds the sentences that fit the network's log probabilities best (`CLASSES` for each frame): every path through the
 * tree of words is followed from frame to frame, those that fall behind are given up. A double sound between two words
 * may be one: nobody says "bus stop" with two.
 */
export function createWordSearch(): (logProbs: Float32Array, listening: Listening) => Found {
  let now = createTokenTable()
  let next = createTokenTable()
  const lattice = createWordLattice()
  /** Word ends of one frame by the state after them. */
  const ends = createEnds()

  return (logProbs, listening) => {
    const { tree, model, hope } = listening
    const { phone, firstChild, firstEnding, ending, entries } = tree
    const frames = Math.floor(logProbs.length / CLASSES)
    const rootFrom = firstChild[0] ?? 0
    const rootTo = firstChild[1] ?? 0
    const rootHope = hope[0] ?? 0
    let best = NEVER

    /** A path that comes to a sound in this frame. */
    const enter = (state: number, node: number, score: number, after: number) => {
      const hopeful = score + (hope[node] ?? 0)
      if (hopeful < best - BEAM) return
      if (hopeful > best) best = hopeful
      const token = next.at(state, node)
      if (token < 0 || score <= (next.sound[token] ?? NEVER)) return
      next.sound[token] = score
      next.soundAfter[token] = after
    }
    const pause = (state: number, node: number, score: number, after: number) => {
      const hopeful = score + (hope[node] ?? 0)
      if (hopeful < best - BEAM) return
      if (hopeful > best) best = hopeful
      const token = next.at(state, node)
      if (token < 0 || score <= (next.blank[token] ?? NEVER)) return
      next.blank[token] = score
      next.blankAfter[token] = after
    }
    /** The words that end at a node are records from which any word may begin. */
    const endWords = (state: number, node: number, score: number, after: number, least: number) => {
      for (let i = firstEnding[node] ?? 0; i < (firstEnding[node + 1] ?? 0); i++) {
        const index = ending[i] ?? 0
        const entry = entries[index]
        if (!entry) continue
        const whole = score + wordScore(model.follow(state, entry.token), entry)
        if (whole + rootHope < least) continue
        const reached = model.reached()
        ends.add(lattice, lattice.add(index, node, after, whole, reached))
      }
    }
    const begin = (state: number, score: number, after: number, frame: number) => {
      for (let child = rootFrom; child < rootTo; child++)
        enter(state, child, score + (logProbs[frame + (phone[child] ?? 0)] ?? NEVER), after)
    }

    now.clear()
    lattice.clear()
    let silence = 0
    let free = 0
    for (let at = 0, frame = 0; at < frames; at++, frame += CLASSES) {
      next.clear()
      const blank = logProbs[frame + BLANK] ?? NEVER
      const least = leastFollowed(now, hope)
      best = at === 0 ? NEVER : firstGuess(now, hope, phone, logProbs, frame)
      begin(model.start, silence, 0, frame)
      ends.clear()
      for (let token = 0; token < now.count; token++) {
        const sounded = now.sound[token] ?? NEVER
        const paused = now.blank[token] ?? NEVER
        const score = sounded > paused ? sounded : paused
        const node = now.node[token] ?? 0
        if (score + (hope[node] ?? 0) < least) continue
        const state = now.state[token] ?? 0
        const soundedAfter = now.soundAfter[token] ?? 0
        const pausedAfter = now.blankAfter[token] ?? 0
        const after = sounded > paused ? soundedAfter : pausedAfter
        const same = phone[node] ?? 0
        enter(state, node, sounded + (logProbs[frame + same] ?? NEVER), soundedAfter)
        pause(state, node, score + blank, after)
        for (let child = firstChild[node] ?? 0; child < (firstChild[node + 1] ?? 0); child++) {
          const sound = phone[child] ?? 0
          const heard = logProbs[frame + sound] ?? NEVER
          if (sound === same) enter(state, child, paused + heard, pausedAfter)
          else enter(state, child, score + heard, after)
        }
        endWords(state, node, score, after, least)
      }
      for (let i = 0; i < ends.count; i++) {
        const record = ends.best[i] ?? 0
        begin(lattice.state[record] ?? 0, lattice.score[record] ?? NEVER, record, frame)
      }
      silence += blank
      free += highest(logProbs, frame)
      ;[now, next] = [next, now]
    }
    const lasts = lastWords(now)
    const paths = bestPaths(lattice, lasts, SENTENCES)
    return { sentences: paths.map((path) => sentenceOf(path)), free, silence }

    function lastWords(tokens: TokenTable): { record: number; score: number }[] {
      ends.clear()
      for (let token = 0; token < tokens.count; token++) {
        const sounded = tokens.sound[token] ?? NEVER
        const paused = tokens.blank[token] ?? NEVER
        const after = (sounded > paused ? tokens.soundAfter[token] : tokens.blankAfter[token]) ?? 0
        endWords(tokens.state[token] ?? 0, tokens.node[token] ?? 0, Math.max(sounded, paused), after, NEVER)
      }
      const found: { record: number; score: number }[] = []
      for (let i = 0; i < ends.count; i++) {
        const end = MODEL_WEIGHT * model.end(lattice.state[ends.best[i] ?? 0] ?? 0)
        for (let record = ends.best[i] ?? 0; record !== 0; record = lattice.other[record] ?? 0)
          found.push({ record, score: (lattice.score[record] ?? NEVER) + end })
      }
      return found
    }

    function sentenceOf({ records, score }: LatticePath): Sentence {
      let state = model.start
      let language = 0
      let phones = 0
      const words: string[] = []
      for (const record of records) {
        const entry = entries[lattice.entry[record] ?? 0]
        if (!entry) continue
        language += wordScore(model.follow(state, entry.token), entry)
        state = model.reached()
        phones += tree.depth[lattice.node[record] ?? 0] ?? 0
        words.push(entry.text)
      }
      const sound = score - language - MODEL_WEIGHT * model.end(state)
      return { text: words.join(' '), score, sound, phones }
    }
  }
}

function highest(logProbs: Float32Array, frame: number): number {
  let most = NEVER
  for (let i = frame; i < frame + CLASSES; i++) most = Math.max(most, logProbs[i] ?? NEVER)
  return most
}

/** What the best path will have at least by going on as it is: without it the first paths of a frame are all kept. */
function firstGuess(
  now: TokenTable,
  hope: Float32Array,
  phone: Uint8Array,
  logProbs: Float32Array,
  frame: number,
): number {
  const blank = logProbs[frame + BLANK] ?? NEVER
  let best = NEVER
  for (let token = 0; token < now.count; token++) {
    const node = now.node[token] ?? 0
    const sounded = now.sound[token] ?? NEVER
    const stays = sounded + (logProbs[frame + (phone[node] ?? 0)] ?? NEVER)
    const pauses = Math.max(sounded, now.blank[token] ?? NEVER) + blank
    best = Math.max(best, Math.max(stays, pauses) + (hope[node] ?? 0))
  }
  return best
}

const BINS = 64
const bins = new Int32Array(BINS)

/** The score below which paths are given up: the beam, or less when too many are within it. */
function leastFollowed(now: TokenTable, hope: Float32Array): number {
  let best = NEVER
  const scoreOf = (token: number) =>
    Math.max(now.sound[token] ?? NEVER, now.blank[token] ?? NEVER) + (hope[now.node[token] ?? 0] ?? 0)
  for (let token = 0; token < now.count; token++) best = Math.max(best, scoreOf(token))
  if (now.count <= MOST_FOLLOWED) return best - BEAM
  bins.fill(0)
  for (let token = 0; token < now.count; token++) {
    const bin = Math.floor(((best - scoreOf(token)) * BINS) / BEAM)
    if (bin < BINS) bins[bin] = (bins[bin] ?? 0) + 1
  }
  let kept = 0
  for (let bin = 0; bin < BINS; bin++) {
    kept += bins[bin] ?? 0
    if (kept > MOST_FOLLOWED) return best - (BEAM * bin) / BINS
  }
  return best - BEAM
}

/** The word ends of one frame, grouped by the state after them: of each group the best record leads. */
function createEnds() {
  const slots = new Int32Array(4096)
  const ends = {
    count: 0,
    best: new Int32Array(2048),
    clear() {
      ends.count = 0
      slots.fill(-1)
    },
    add(
      lattice: { state: Int32Array; score: Float64Array; other: Int32Array },
      record: number,
    ) {
      const state = lattice.state[record] ?? 0
      let slot = Math.imul(state, 0x9e3779b1) >>> 20
      for (let at = slots[slot] ?? -1; at >= 0; at = slots[slot] ?? -1) {
        const leader = ends.best[at] ?? 0
        if (lattice.state[leader] === state) {
          if ((lattice.score[record] ?? 0) > (lattice.score[leader] ?? 0)) {
            lattice.other[record] = leader
            ends.best[at] = record
          } else {
            lattice.other[record] = lattice.other[leader] ?? 0
            lattice.other[leader] = record
          }
          return
        }
        slot = (slot + 1) & 4095
      }
      if (ends.count === ends.best.length) return
      slots[slot] = ends.count
      ends.best[ends.count++] = record
    },
  }
  return ends
}
