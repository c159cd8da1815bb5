/** The ways from state to state of a language model by a token, in a hash table of typed arrays. */
export interface Arcs {
  /** `share` is a probability; `to` the state that is reached. */
  put(state: number, token: number, share: number, to: number): void
  /** 0 when there is none. Only before `toLogs`. */
  share(state: number, token: number): number
  toLogs(): void
  /** The arc of that state and token; -1 when there is none. */
  find(state: number, token: number): number
  /** Natural log of an arc's share. */
  value(arc: number): number
  to(arc: number): number
}

/** Room for each arc: fuller tables are searched for longer. */
const ROOM = 1.5
const NO_KEY = 2 ** 32 - 1

/** A thread keeps ten models of some 100,000 arcs each: nothing is wider than it must be. */
export function createArcs(most: number, states: number, tokens: number): Arcs {
  const room = 2 ** Math.ceil(Math.log2(Math.max(16, most * ROOM)))
  const mask = room - 1
  const keys = states * tokens < NO_KEY ? new Uint32Array(room) : new Float64Array(room)
  keys.fill(NO_KEY)
  const values = new Float32Array(room)
  const targets = new Int32Array(room)
  const slot = (state: number, token: number): number => {
    const key = state * tokens + token
    const mixed = Math.imul(state, 0x9e3779b1) ^ Math.imul(token, 0x85ebca6b)
    let at = (mixed ^ (mixed >>> 15)) & mask
    while (keys[at] !== NO_KEY && keys[at] !== key) at = (at + 1) & mask
    return at
  }
  return {
    put(state, token, share, to) {
      const at = slot(state, token)
      keys[at] = state * tokens + token
      values[at] = share
      targets[at] = to
    },
    share: (state, token) => values[slot(state, token)] ?? 0,
    toLogs() {
      for (let at = 0; at < room; at++) if (keys[at] !== NO_KEY) values[at] = Math.log(values[at] ?? 1)
    },
    find(state, token) {
      const at = slot(state, token)
      return keys[at] === NO_KEY ? -1 : at
    },
    value: (arc) => values[arc] ?? 0,
    to: (arc) => targets[arc] ?? 0,
  }
}
