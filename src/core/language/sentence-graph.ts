import { type JsgfPhrase, readJsgf } from './jsgf.ts'

/**
 * A way from one state to another by saying a word, or by saying nothing.
 * @internal Tests walk the graph by it.
 */
export interface Arc {
  from: number
  to: number
  /** Undefined: nothing is said. */
  word: string | undefined
  /** Share of what may come at that place: over 0, at most 1. */
  share: number
}

/** Every sentence of a grammar, as ways from `start` to `final`. No way leads back. */
export interface SentenceGraph {
  states: number
  start: number
  final: number
  arcs: readonly Arc[]
}

type Way = Omit<Arc, 'from'>

/**
 * The graph of one of our grammars, with as few states as sentences allow: places from which the same can be said
 * are one state, and a rule stands once for each way in which sentences go on after it. A compiler that copies a rule
 * for each mention of it, and ends each product name in a state of its own, gives the decoder many times as much to
 * follow. Choices are shared out evenly among their branches. Ways without a word are closed: two of them in a row
 * are there as one as well. Throws on a rule that is missing or mentions itself.
 */
export function sentenceGraph(jsgf: string): SentenceGraph {
  const { top, byName } = readJsgf(jsgf)
  const waysOf: (readonly Way[])[] = [[]]
  const final = 0
  const known = new Map<string, number>()
  const rules = new Map<string, number>()
  const open = new Set<string>()

  const stateWith = (ways: readonly Way[]): number => {
    const [only] = ways
    if (ways.length === 1 && only?.word === undefined && only?.share === 1) return only.to
    const merged = withoutRepeats(ways)
    const key = merged.map(({ to, word, share }) => `${word ?? ''} ${to} ${share.toPrecision(6)}`).join('|')
    const state = known.get(key) ?? waysOf.push(merged) - 1
    known.set(key, state)
    return state
  }

  const ruleState = (name: string, next: number): number => {
    const key = `${name} ${next}`
    const done = rules.get(key)
    if (done !== undefined) return done
    const phrase = byName.get(name)
    if (!phrase || open.has(name)) throw new Error(`a grammar has no rule <${name}>, or it mentions itself`)
    open.add(name)
    const state = stateWith(waysThrough(phrase, next))
    open.delete(name)
    rules.set(key, state)
    return state
  }

  const waysThrough = (phrase: JsgfPhrase, next: number): readonly Way[] => {
    switch (phrase.kind) {
      case 'word':
        return [{ to: next, word: phrase.word, share: 1 }]
      case 'rule':
        return [{ to: ruleState(phrase.name, next), word: undefined, share: 1 }]
      case 'sequence': {
        const [first, ...rest] = phrase.parts
        if (!first) return [{ to: next, word: undefined, share: 1 }]
        const after = rest.reduceRight((to, part) => stateWith(waysThrough(part, to)), next)
        return waysThrough(first, after)
      }
      case 'choice':
        return branches(phrase.among, next)
    }
  }

  /** Branches that begin with the same word share it: names become a tree. */
  const branches = (among: readonly JsgfPhrase[], next: number): readonly Way[] => {
    const byFirst = new Map<string, JsgfPhrase[]>()
    const ways: Way[] = []
    for (const branch of among) {
      const parts = branch.kind === 'sequence' ? branch.parts : [branch]
      const [first, ...rest] = parts
      if (first?.kind === 'word') {
        const same = byFirst.get(first.word) ?? []
        byFirst.set(first.word, same)
        same.push({ kind: 'sequence', parts: rest })
      } else {
        for (const way of waysThrough(branch, next)) ways.push({ ...way, share: way.share / among.length })
      }
    }
    for (const [word, rests] of byFirst) {
      ways.push({ to: stateWith(branches(rests, next)), word, share: rests.length / among.length })
    }
    return ways
  }

  const start = ruleState(top, final)
  const arcs = waysOf.flatMap((_, from) => closed(from, waysOf).map((way) => ({ from, ...way })))
  return { states: waysOf.length, start, final, arcs }
}

/** Ways in a settled order; of two ways to the same place by the same word the likelier one is kept. */
function withoutRepeats(ways: readonly Way[]): readonly Way[] {
  const best = new Map<string, Way>()
  for (const way of ways) {
    const key = `${way.word ?? ''} ${way.to}`
    if (way.share > (best.get(key)?.share ?? 0)) best.set(key, way)
  }
  return [...best].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, way]) => way)
}

/** The ways out of a state, and those that several steps without a word make. */
function closed(from: number, waysOf: readonly (readonly Way[])[]): readonly Way[] {
  const found = [...(waysOf[from] ?? [])]
  for (let i = 0; i < found.length; i++) {
    const way = found[i]
    if (way === undefined || way.word !== undefined) continue
    for (const next of waysOf[way.to] ?? []) {
      if (next.word === undefined) found.push({ ...next, share: next.share * way.share })
    }
  }
  return withoutRepeats(found)
}
