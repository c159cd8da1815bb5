import { type Arcs, createArcs } from './arcs.ts'

/** A sentence as tokens, and how much it counts. */
interface WeighedSentence {
  tokens: readonly number[]
  weight: number
}

/**
 * A trigram that backs off: what was said before is a state, and `follow` leads from it by a token to the next. Scores
 * are natural logs.
 */
export interface LanguageModel {
  /** Nothing was said yet. */
  start: number
  /** Any token after any words: what is known without them. */
  alone(token: number): number
  /** The score of a token in a state; `reached` is the state after it. */
  follow(state: number, token: number): number
  /** Where the last `follow` led: a second result without an object for each of millions of calls. */
  reached(): number
  /** The score of ending in that state. */
  end(state: number): number
}

/** Pairs of most questions: 2^17 for some 60,000. */
const FIRST_ROOM = 2 ** 17

/** Each token is as if it had been said so often besides, alone: what no sentence has can still be heard. */
const EVERY_TOKEN = 0.3

interface Counted {
  start: number
  arcs: Arcs
  /** Of each state: the state that knows one word less, and what going back to it costs. */
  backTo: Int32Array
  backOff: Float64Array
  logOne: Float64Array
}

/**
 * Counts sentences of `tokens` different tokens (0 up to that) and smooths by Witten and Bell: a context that goes on in
 * many ways leaves more to what is known without it. A state is a context: 0 knows nothing, 1 + t that token t was said
 * last, and from 1 + `size` on pairs of tokens in the order in which they were met.
 */
export function languageModel(sentences: readonly WeighedSentence[], tokens: number): LanguageModel {
  // What was counted is in a function of its own: whatever stands beside `follow` stays in memory with it.
  const { start, arcs, backTo, backOff, logOne } = counted(sentences, tokens)
  const end = tokens + 1
  let reached = 0
  const follow = (from: number, token: number): number => {
    let score = 0
    for (let state = from; state !== 0; state = backTo[state] ?? 0) {
      const arc = arcs.find(state, token)
      if (arc >= 0) {
        reached = arcs.to(arc)
        return score + arcs.value(arc)
      }
      score += backOff[state] ?? 0
    }
    reached = 1 + token
    return score + (logOne[token] ?? 0)
  }
  return {
    start,
    alone: (token) => logOne[token] ?? 0,
    follow,
    reached: () => reached,
    end: (state) => follow(state, end),
  }
}

function counted(sentences: readonly WeighedSentence[], tokens: number): Counted {
  const [START, END, size] = [tokens, tokens + 1, tokens + 2]
  const single = new Float64Array(size).fill(EVERY_TOKEN)
  const pairs = createCounts()
  const triples = createCounts()
  for (const { tokens: said, weight } of sentences) {
    let pair = -1
    let last = START
    for (let at = 0; at <= said.length; at++) {
      const token = said[at] ?? END
      single[token] = (single[token] ?? 0) + weight
      if (pair >= 0) triples.add(pair * size + token, weight)
      pair = pairs.add(last * size + token, weight)
      last = token
    }
  }
  single[START] = 0
  const total = single.reduce((sum, count) => sum + count, 0)
  const one = single.map((count) => count / total)

  const ofPair = (pair: number) => 1 + size + pair
  const states = ofPair(pairs.keys.length)
  const amounts = new Float64Array(states)
  const kinds = new Float64Array(states)
  const count = (state: number, weight: number) => {
    amounts[state] = (amounts[state] ?? 0) + weight
    kinds[state] = (kinds[state] ?? 0) + 1
  }
  for (const [i, key] of pairs.keys.entries()) count(1 + Math.floor(key / size), pairs.weights[i] ?? 0)
  for (const [i, key] of triples.keys.entries())
    count(ofPair(Math.floor(key / size)), triples.weights[i] ?? 0)

  const arcs = createArcs(pairs.keys.length + triples.keys.length, states, size)
  const share = (state: number, weight: number, less: number) =>
    (weight + (kinds[state] ?? 0) * less) / ((amounts[state] ?? 0) + (kinds[state] ?? 0))
  /** The state after a pair: the pair itself where anything follows it. */
  const after = (pair: number, token: number) =>
    pair >= 0 && (kinds[ofPair(pair)] ?? 0) > 0 ? ofPair(pair) : 1 + token
  const backTo = new Int32Array(states)
  pairs.keys.forEach((key, pair) => {
    const [last, token] = [Math.floor(key / size), key % size]
    backTo[ofPair(pair)] = 1 + token
    arcs.put(1 + last, token, share(1 + last, pairs.weights[pair] ?? 0, one[token] ?? 0), after(pair, token))
  })
  triples.keys.forEach((key, i) => {
    const [pair, token] = [Math.floor(key / size), key % size]
    const last = (pairs.keys[pair] ?? 0) % size
    const to = after(pairs.find(last * size + token), token)
    arcs.put(
      ofPair(pair),
      token,
      share(ofPair(pair), triples.weights[i] ?? 0, arcs.share(1 + last, token)),
      to,
    )
  })
  arcs.toLogs()
  const backOff = kinds.map((ways, state) =>
    ways === 0 ? 0 : Math.log(ways / ((amounts[state] ?? 0) + ways)),
  )

  const logOne = one.map((each) => Math.log(each))
  return { start: 1 + START, arcs, backTo, backOff, logOne }
}

/** Keys by the number in which they were met, and the weight of each: a hash table, three times as fast as a map. */
function createCounts() {
  let room = FIRST_ROOM
  let numbers = new Int32Array(room).fill(-1)
  const keys: number[] = []
  const weights: number[] = []

  function slotOf(key: number): number {
    const mixed = Math.imul(key | 0, 0x9e3779b1)
    let at = (mixed ^ (mixed >>> 15)) & (room - 1)
    for (let number = numbers[at] ?? -1; number >= 0 && keys[number] !== key; number = numbers[at] ?? -1)
      at = (at + 1) & (room - 1)
    return at
  }

  function grow() {
    room *= 2
    numbers = new Int32Array(room).fill(-1)
    for (let number = 0; number < keys.length; number++) numbers[slotOf(keys[number] ?? 0)] = number
  }

  return {
    keys,
    weights,
    add(key: number, weight: number): number {
      const at = slotOf(key)
      const known = numbers[at] ?? -1
      if (known >= 0) {
        weights[known] = (weights[known] ?? 0) + weight
        return known
      }
      numbers[at] = keys.length
      keys.push(key)
      weights.push(weight)
      if (2 * keys.length > room) grow()
      return keys.length - 1
    },
    /** -1 when it was not met. */
    find: (key: number) => numbers[slotOf(key)] ?? -1,
  }
}
