/** So many paths are followed at a time at most. */
const MOST = 16_384
const ROOM = MOST * 4
const MASK = ROOM - 1

/**
 * The paths that are followed at one moment, one for each pair of what was said before (a state of the language model)
 * and place within a word (a node of the tree). The same two tables serve all frames of all utterances.
 */
export interface TokenTable {
  count: number
  state: Int32Array
  node: Int32Array
  /** Score of the path whose last frame was a pause, and of the one whose last frame was the node's sound. */
  blank: Float64Array
  sound: Float64Array
  /** The word that each of these two ended last, as a record of the lattice. */
  blankAfter: Int32Array
  soundAfter: Int32Array
  clear(): void
  /** The token of that pair, a new one without scores if need be; -1 when no more can be followed. */
  at(state: number, node: number): number
}

export function createTokenTable(): TokenTable {
  const slots = new Int32Array(ROOM)
  const stamps = new Int32Array(ROOM)
  let stamp = 0
  const table: TokenTable = {
    count: 0,
    state: new Int32Array(MOST),
    node: new Int32Array(MOST),
    blank: new Float64Array(MOST),
    sound: new Float64Array(MOST),
    blankAfter: new Int32Array(MOST),
    soundAfter: new Int32Array(MOST),
    clear() {
      table.count = 0
      stamp = (stamp + 1) | 0
      // Once in two billion frames: no stamp of then may look like one of now.
      if (stamp === 0) stamps.fill(-1)
    },
    at(state, node) {
      const mixed = Math.imul(state, 0x9e3779b1) ^ Math.imul(node, 0x85ebca6b)
      let slot = (mixed ^ (mixed >>> 15)) & MASK
      while (stamps[slot] === stamp) {
        const token = slots[slot] ?? 0
        if (table.state[token] === state && table.node[token] === node) return token
        slot = (slot + 1) & MASK
      }
      if (table.count === MOST) return -1
      const token = table.count++
      stamps[slot] = stamp
      slots[slot] = token
      table.state[token] = state
      table.node[token] = node
      table.blank[token] = Number.NEGATIVE_INFINITY
      table.sound[token] = Number.NEGATIVE_INFINITY
      return token
    },
  }
  return table
}
