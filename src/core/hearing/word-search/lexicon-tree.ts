/** One thing that can be said as a whole: a word, or a name of several words. */
export interface LexiconEntry {
  text: string
  /** What it counts as in the language model: its own word, or the class that it belongs to. */
  token: number
  /** Natural log of its share among what counts as the same. */
  logShare: number
  /** The ways of saying it, as indexes of `PHONES`. */
  sounds: readonly (readonly number[])[]
}

/**
 * The ways of saying all entries as one prefix tree. Nodes are numbered so that the children of a node, and what ends at
 * it, stand together.
 */
export interface LexiconTree {
  entries: readonly LexiconEntry[]
  nodes: number
  /** The sound of each node; node 0 is the root and has none. */
  phone: Uint8Array
  /** How many sounds lead to each node. */
  depth: Uint8Array
  /** Children of node n: from `firstChild[n]` up to `firstChild[n + 1]`. */
  firstChild: Uint32Array
  /** Entries that end at node n: `ending[firstEnding[n]]` up to `firstEnding[n + 1]`. */
  firstEnding: Uint32Array
  ending: Uint32Array
}

interface Node {
  phone: number
  children: Map<number, Node>
  ending: number[]
}

const node = (phone: number): Node => ({ phone, children: new Map(), ending: [] })

/** Builds the tree: 5 ms for 4,500 words, about 150 ms for 10,000 names besides. */
export function lexiconTree(entries: readonly LexiconEntry[]): LexiconTree {
  const root = node(0)
  let nodes = 1
  let endings = 0
  for (const [index, { sounds }] of entries.entries()) {
    for (const way of sounds) {
      let at = root
      for (const phone of way) {
        let next = at.children.get(phone)
        if (!next) {
          next = node(phone)
          nodes++
          at.children.set(phone, next)
        }
        at = next
      }
      // Two ways of saying it may be the same, and nobody says nothing.
      if (at === root || at.ending.includes(index)) continue
      at.ending.push(index)
      endings++
    }
  }
  return { entries, nodes, ...numbered(root, nodes, endings) }
}

/** Breadth first: the children of a node are numbered one after the other. */
function numbered(root: Node, nodes: number, endings: number) {
  const phone = new Uint8Array(nodes)
  const depth = new Uint8Array(nodes)
  const firstChild = new Uint32Array(nodes + 1)
  const firstEnding = new Uint32Array(nodes + 1)
  const ending = new Uint32Array(endings)
  const queue: Node[] = [root]
  let ended = 0
  for (let at = 0; at < queue.length; at++) {
    const one = queue[at]
    if (!one) break
    phone[at] = one.phone
    firstChild[at] = queue.length
    firstEnding[at] = ended
    for (const index of one.ending) ending[ended++] = index
    for (const child of one.children.values()) {
      depth[queue.length] = (depth[at] ?? 0) + 1
      queue.push(child)
    }
  }
  firstChild[nodes] = nodes
  firstEnding[nodes] = ended
  return { phone, depth, firstChild, firstEnding, ending }
}

/**
 * For each node the best that `scoreOf` gives an entry at or below it: what a path may still hope for, so that unlikely
 * words are given up early.
 */
export function bestBelow(
  { nodes, firstChild, firstEnding, ending, entries }: LexiconTree,
  scoreOf: (entry: LexiconEntry) => number,
): Float32Array {
  const scores = Float32Array.from(entries, scoreOf)
  const best = new Float32Array(nodes)
  for (let at = nodes - 1; at >= 0; at--) {
    let most = Number.NEGATIVE_INFINITY
    for (let i = firstEnding[at] ?? 0; i < (firstEnding[at + 1] ?? 0); i++)
      most = Math.max(most, scores[ending[i] ?? 0] ?? most)
    for (let child = firstChild[at] ?? 0; child < (firstChild[at + 1] ?? 0); child++)
      most = Math.max(most, best[child] ?? most)
    best[at] = most
  }
  return best
}
