const FIRST_ROOM = 1 << 15

/**
 * Which words ended where: each record is a word that ended in a frame, and what it came after. Records of one frame
 * after which the same may follow are one group; the search goes on from its best, the others are kept for the second
 * best sentence. Record 0 is the beginning.
 */
export interface WordLattice {
  entry: Int32Array
  /** The node at which the word ended: which way of saying it was heard. */
  node: Int32Array
  /** The record (the best of its group) before the word. */
  before: Int32Array
  score: Float64Array
  /** The state of the language model after the word. */
  state: Int32Array
  /** The next best of the same group; 0 for none. */
  other: Int32Array
  clear(): void
  add(entry: number, node: number, before: number, score: number, state: number): number
}

export function createWordLattice(): WordLattice {
  let count = 1
  const lattice: WordLattice = {
    entry: new Int32Array(FIRST_ROOM),
    node: new Int32Array(FIRST_ROOM),
    before: new Int32Array(FIRST_ROOM),
    score: new Float64Array(FIRST_ROOM),
    state: new Int32Array(FIRST_ROOM),
    other: new Int32Array(FIRST_ROOM),
    clear() {
      count = 1
    },
    add(entry, node, before, score, state) {
      if (count === lattice.entry.length) grow(lattice)
      const record = count++
      lattice.entry[record] = entry
      lattice.node[record] = node
      lattice.before[record] = before
      lattice.score[record] = score
      lattice.state[record] = state
      lattice.other[record] = 0
      return record
    },
  }
  return lattice
}

const doubled = (old: Int32Array): Int32Array => {
  const wide = new Int32Array(old.length * 2)
  wide.set(old)
  return wide
}

function grow(lattice: WordLattice): void {
  const scores = new Float64Array(lattice.score.length * 2)
  scores.set(lattice.score)
  lattice.score = scores
  for (const field of ['entry', 'node', 'before', 'state', 'other'] as const)
    lattice[field] = doubled(lattice[field])
}

/** A whole sentence found in a lattice: its records from the first word to the last. */
export interface LatticePath {
  records: readonly number[]
  score: number
}

interface Partial {
  score: number
  /** The record to go on from towards the beginning. */
  record: number
  after: Partial | undefined
}

/** Looked at most for the sentences that are asked for: the same words at other times are many. */
const MOST_STEPS = 3000

/**
 * The best sentences, best first, each with other words: `lasts` are the records of last words with the scores of the
 * whole. What stands before a record is known exactly, so that the search never turns back.
 */
export function bestPaths(
  lattice: WordLattice,
  lasts: readonly { record: number; score: number }[],
  wanted: number,
): LatticePath[] {
  const heap = createHeap()
  for (const { record, score } of lasts) heap.push({ score, record, after: undefined })
  const found: LatticePath[] = []
  const known = new Set<string>()
  for (let step = 0; step < MOST_STEPS && found.length < wanted; step++) {
    const best = heap.pop()
    if (!best) break
    const before = lattice.before[best.record] ?? 0
    if (before === 0) {
      const records: number[] = []
      for (let at: Partial | undefined = best; at; at = at.after) records.push(at.record)
      const words = records.map((record) => lattice.entry[record]).join(' ')
      if (known.has(words)) continue
      known.add(words)
      found.push({ records, score: best.score })
      continue
    }
    const bestBefore = lattice.score[before] ?? 0
    for (let record = before; record !== 0; record = lattice.other[record] ?? 0)
      heap.push({ score: best.score - bestBefore + (lattice.score[record] ?? 0), record, after: best })
  }
  return found
}

/** A binary heap, best score first. */
function createHeap() {
  const items: Partial[] = []
  const better = (a: number, b: number) => (items[a]?.score ?? 0) > (items[b]?.score ?? 0)
  const swap = (a: number, b: number) => {
    const [first, second] = [items[a], items[b]]
    if (first && second) [items[a], items[b]] = [second, first]
  }
  return {
    push(item: Partial) {
      let at = items.push(item) - 1
      for (let up = (at - 1) >> 1; at > 0 && better(at, up); up = (at - 1) >> 1) {
        swap(at, up)
        at = up
      }
    },
    pop(): Partial | undefined {
      swap(0, items.length - 1)
      const top = items.pop()
      for (let at = 0; ; ) {
        const [left, right] = [2 * at + 1, 2 * at + 2]
        let most = at
        if (left < items.length && better(left, most)) most = left
        if (right < items.length && better(right, most)) most = right
        if (most === at) return top
        swap(at, most)
        at = most
      }
    },
  }
}

const SLOTS = 4096
const SHIFT = 20
const MOST = 2048

/** The word ends of one frame, grouped by the state of the language model after them. */
interface WordEnds {
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
