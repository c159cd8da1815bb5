import type { WordLattice } from './word-lattice.ts'

const SLOTS = 4096
const SHIFT = 20
const MOST = 2048

/** The word ends of one frame, grouped by the state of the language model after them. */
export interface WordEnds {
  count: number
  /** The best record of each group; the others hang on it (`other` of the lattice). */
  best: Int32Array
  clear(): void
  add(record: number): void
}

export function createWordEnds(lattice: WordLattice): WordEnds {
  const slots = new Int32Array(SLOTS)
  const join = (at: number, record: number) => {
    const leader = ends.best[at] ?? 0
    if ((lattice.score[record] ?? 0) > (lattice.score[leader] ?? 0)) {
      lattice.other[record] = leader
      ends.best[at] = record
    } else {
      lattice.other[record] = lattice.other[leader] ?? 0
      lattice.other[leader] = record
    }
  }
  const ends: WordEnds = {
    count: 0,
    best: new Int32Array(MOST),
    clear() {
      ends.count = 0
      slots.fill(-1)
    },
    add(record) {
      const state = lattice.state[record] ?? 0
      let slot = Math.imul(state, 0x9e3779b1) >>> SHIFT
      for (let at = slots[slot] ?? -1; at >= 0; at = slots[slot] ?? -1) {
        if (lattice.state[ends.best[at] ?? 0] === state) return join(at, record)
        slot = (slot + 1) % SLOTS
      }
      if (ends.count === MOST) return
      slots[slot] = ends.count
      ends.best[ends.count++] = record
    },
  }
  return ends
}
