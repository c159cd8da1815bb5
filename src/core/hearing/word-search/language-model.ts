/** A sentence as tokens, and how much it counts. */
export interface WeighedSentence {
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

/** Each token is as if it had been said so often besides, alone: what no sentence has can still be heard. */
const EVERY_TOKEN = 0.3

/**
 * Counts sentences of `tokens` different tokens (0 up to that) and smooths by Witten and Bell: a context that goes on in
 * many ways leaves more to what is known without it.
 */
export function languageModel(sentences: readonly WeighedSentence[], tokens: number): LanguageModel {
  const [START, END, size] = [tokens, tokens + 1, tokens + 2]
  const pairs = new Map<number, number>()
  const triples = new Map<number, number>()
  const single = new Float64Array(size).fill(EVERY_TOKEN)
  const add = (counts: Map<number, number>, key: number, weight: number) =>
    counts.set(key, (counts.get(key) ?? 0) + weight)
  for (const { tokens: said, weight } of sentences) {
    let [before, last] = [-1, START]
    for (let at = 0; at <= said.length; at++) {
      const token = said[at] ?? END
      single[token] = (single[token] ?? 0) + weight
      add(pairs, last * size + token, weight)
      if (before >= 0) add(triples, (before * size + last) * size + token, weight)
      before = last
      last = token
    }
  }
  single[START] = 0
  const total = single.reduce((sum, count) => sum + count, 0)
  const one = single.map((count) => count / total)

  // A state is a context of up to two tokens; 0 knows nothing, then come single tokens, then pairs.
  const states = createContexts()
  for (const [key, count] of pairs) states.count(states.of(1 + Math.floor(key / size)), count)
  const pairKey = (pair: number) => 1 + size + pair
  for (const [key, count] of triples) states.count(states.of(pairKey(Math.floor(key / size))), count)

  const arcs = createArcs(pairs.size + triples.size, size)
  const backOff = new Float64Array(states.size())
  const backTo = new Int32Array(states.size())
  const shareAfter = (state: number, count: number, less: number) =>
    (count + states.kinds(state) * less) / (states.total(state) + states.kinds(state))
  const leave = (state: number) => states.kinds(state) / (states.total(state) + states.kinds(state))
  for (const [key, count] of pairs) {
    const [last, token] = [Math.floor(key / size), key % size]
    const state = states.of(1 + last)
    backOff[state] = Math.log(leave(state))
    const to = states.known(pairKey(key)) ?? states.known(1 + token) ?? 0
    arcs.put(state, token, shareAfter(state, count, one[token] ?? 0), to)
  }
  for (const [key, count] of triples) {
    const [pair, token] = [Math.floor(key / size), key % size]
    const [state, shorter] = [states.of(pairKey(pair)), states.of(1 + (pair % size))]
    backOff[state] = Math.log(leave(state))
    backTo[state] = shorter
    const less = arcs.share(shorter, token)
    const to = states.known(pairKey((pair % size) * size + token)) ?? states.known(1 + token) ?? 0
    arcs.put(state, token, shareAfter(state, count, less), to)
  }
  arcs.toLogs()

  const logOne = one.map((share) => Math.log(share))
  const afterOne = Int32Array.from({ length: size }, (_, token) => states.known(1 + token) ?? 0)
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
    reached = afterOne[token] ?? 0
    return score + (logOne[token] ?? 0)
  }
  return {
    start: states.known(1 + START) ?? 0,
    alone: (token) => logOne[token] ?? 0,
    follow,
    reached: () => reached,
    end: (state) => follow(state, END),
  }
}

/** Numbers contexts as they are met; for each, how much followed it and in how many ways. */
function createContexts() {
  const ids = new Map<number, number>()
  const totals = [0]
  const kinds = [0]
  return {
    of(key: number): number {
      const known = ids.get(key)
      if (known !== undefined) return known
      const id = totals.push(0) - 1
      kinds.push(0)
      ids.set(key, id)
      return id
    },
    known: (key: number) => ids.get(key),
    /** One more kind of follower, met that often. */
    count(id: number, weight: number) {
      totals[id] = (totals[id] ?? 0) + weight
      kinds[id] = (kinds[id] ?? 0) + 1
    },
    total: (id: number) => totals[id] ?? 0,
    kinds: (id: number) => kinds[id] ?? 0,
    size: () => totals.length,
  }
}

/** The ways from state to state, in a hash table of typed arrays. */
function createArcs(most: number, tokens: number) {
  const room = 2 ** Math.ceil(Math.log2(Math.max(16, most * 2)))
  const mask = room - 1
  const keys = new Float64Array(room).fill(-1)
  const values = new Float64Array(room)
  const targets = new Int32Array(room)
  const slot = (state: number, token: number): number => {
    const key = state * tokens + token
    const mixed = Math.imul(state, 0x9e3779b1) ^ Math.imul(token, 0x85ebca6b)
    let at = (mixed ^ (mixed >>> 15)) & mask
    while (keys[at] !== -1 && keys[at] !== key) at = (at + 1) & mask
    return at
  }
  return {
    put(state: number, token: number, value: number, to: number) {
      const at = slot(state, token)
      keys[at] = state * tokens + token
      values[at] = value
      targets[at] = to
    },
    share: (state: number, token: number) => values[slot(state, token)] ?? 0,
    /** -1 when there is none. */
    find(state: number, token: number): number {
      const at = slot(state, token)
      return keys[at] === -1 ? -1 : at
    },
    value: (arc: number) => values[arc] ?? 0,
    to: (arc: number) => targets[arc] ?? 0,
    toLogs() {
      for (let at = 0; at < room; at++) if (keys[at] !== -1) values[at] = Math.log(values[at] ?? 1)
    },
  }
}
