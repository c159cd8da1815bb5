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

/**
 * What a model knows, in typed arrays: a thread keeps up to ten of some 300,000 arcs. `from[s]` is the first arc of state s, with
 * `from[s + 1]` behind its last; the arcs of a state are in the order of their tokens. Scores are natural logs.
 */
export interface ModelTables {
  start: number
  from: Uint32Array
  tokens: Uint16Array
  scores: Float32Array
  to: Uint32Array
  /** Of each state: the state that knows one word less, and what going back to it costs. */
  backTo: Uint32Array
  backOff: Float32Array
  /** Of each token: its score where nothing before it is known. */
  alone: Float32Array
}

const MOST_TOKENS = 2 ** 16

export function modelOf({
  start,
  from,
  tokens,
  scores,
  to,
  backTo,
  backOff,
  alone,
}: ModelTables): LanguageModel {
  const end = alone.length - 1
  let reached = 0
  const arcOf = (state: number, token: number): number => {
    let low = from[state] ?? 0
    let high = from[state + 1] ?? 0
    while (low < high) {
      const middle = (low + high) >>> 1
      const found = tokens[middle] ?? 0
      if (found === token) return middle
      if (found < token) low = middle + 1
      else high = middle
    }
    return -1
  }
  const follow = (before: number, token: number): number => {
    let score = 0
    for (let state = before; state !== 0; state = backTo[state] ?? 0) {
      const arc = arcOf(state, token)
      if (arc >= 0) {
        reached = to[arc] ?? 0
        return score + (scores[arc] ?? 0)
      }
      score += backOff[state] ?? 0
    }
    reached = 1 + token
    return score + (alone[token] ?? 0)
  }
  return {
    start,
    alone: (token) => alone[token] ?? 0,
    follow,
    reached: () => reached,
    end: (state) => follow(state, end),
  }
}

/**
 * Counts sentences and smooths by Witten and Bell: a context that goes on in many ways leaves more to what is known without it.
 * A state is a context: 0 knows nothing, 1 + t that token t was said last, and from 1 + `size` on pairs of tokens in the order in
 * which they were met.
 */
export function tablesOf(sentences: readonly WeighedSentence[], ofTokens: number): ModelTables {
  const [START, END, size] = [ofTokens, ofTokens + 1, ofTokens + 2]
  if (size > MOST_TOKENS) throw new RangeError(`${ofTokens} tokens are more than a language model takes`)
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
  const ofLast = (key: number) => 1 + Math.floor(key / size)
  const states = ofPair(pairs.keys.length)
  const amounts = new Float64Array(states)
  const kinds = new Float64Array(states)
  const count = (state: number, weight: number) => {
    amounts[state] = (amounts[state] ?? 0) + weight
    kinds[state] = (kinds[state] ?? 0) + 1
  }
  for (const [i, key] of pairs.keys.entries()) count(ofLast(key), pairs.weights[i] ?? 0)
  for (const [i, key] of triples.keys.entries())
    count(ofPair(Math.floor(key / size)), triples.weights[i] ?? 0)

  const share = (state: number, weight: number, less: number) =>
    (weight + (kinds[state] ?? 0) * less) / ((amounts[state] ?? 0) + (kinds[state] ?? 0))
  /** The state after a pair: the pair itself where anything follows it. */
  const after = (pair: number, token: number) =>
    pair >= 0 && (kinds[ofPair(pair)] ?? 0) > 0 ? ofPair(pair) : 1 + token

  const arcs = pairs.keys.length + triples.keys.length
  const stateOf = new Uint32Array(arcs)
  const tokenOf = new Uint16Array(arcs)
  const shareOf = new Float64Array(arcs)
  const toOf = new Uint32Array(arcs)
  const backTo = new Uint32Array(states)
  pairs.keys.forEach((key, pair) => {
    const token = key % size
    backTo[ofPair(pair)] = 1 + token
    stateOf[pair] = ofLast(key)
    tokenOf[pair] = token
    shareOf[pair] = share(ofLast(key), pairs.weights[pair] ?? 0, one[token] ?? 0)
    toOf[pair] = after(pair, token)
  })
  triples.keys.forEach((key, i) => {
    const arc = pairs.keys.length + i
    const [pair, token] = [Math.floor(key / size), key % size]
    const shorter = pairs.find(((pairs.keys[pair] ?? 0) % size) * size + token)
    stateOf[arc] = ofPair(pair)
    tokenOf[arc] = token
    shareOf[arc] = share(ofPair(pair), triples.weights[i] ?? 0, shareOf[shorter] ?? 0)
    toOf[arc] = after(shorter, token)
  })

  const order = inOrder(stateOf, states, inOrder(tokenOf, size, Uint32Array.from(stateOf.keys())))
  return {
    start: 1 + START,
    from: beginnings(stateOf, states),
    tokens: Uint16Array.from(order, (arc) => tokenOf[arc] ?? 0),
    scores: Float32Array.from(order, (arc) => Math.log(shareOf[arc] ?? 1)),
    to: Uint32Array.from(order, (arc) => toOf[arc] ?? 0),
    backTo,
    backOff: Float32Array.from(kinds, (ways, state) =>
      ways === 0 ? 0 : Math.log(ways / ((amounts[state] ?? 0) + ways)),
    ),
    alone: Float32Array.from(one, Math.log),
  }
}

/** Where those of each key (0 up to `kinds`) begin when all are in the order of their keys, and where the last ones end. */
function beginnings(keys: Uint16Array | Uint32Array, kinds: number): Uint32Array {
  const begin = new Uint32Array(kinds + 1)
  for (const key of keys) begin[key + 1] = (begin[key + 1] ?? 0) + 1
  for (let key = 0; key < kinds; key++) begin[key + 1] = (begin[key + 1] ?? 0) + (begin[key] ?? 0)
  return begin
}

/** All items in the order of their keys, those of one key as they were. */
function inOrder(keys: Uint16Array | Uint32Array, kinds: number, items: Uint32Array): Uint32Array {
  const next = beginnings(keys, kinds)
  const ordered = new Uint32Array(items.length)
  for (const item of items) {
    const key = keys[item] ?? 0
    const place = next[key] ?? 0
    ordered[place] = item
    next[key] = place + 1
  }
  return ordered
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
