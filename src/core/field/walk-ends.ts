/** So few visits are never shown apart from others: somebody might be known by them. */
export const LEAST_VISITS = 5

/** Where visits left a walk: in parts `first` to `last`, from 1. */
interface WalkEnd {
  first: number
  last: number
  visits: number
}

interface WalkEnds {
  /** Visits that are told of: those that arrived and those whose end is. */
  began: number
  arrived: number
  ends: WalkEnd[]
}

/**
 * Where a walk ended, from the visits that began each of its parts and those that arrived. Neighbouring parts are told
 * together until they are enough visits; what is left over at the end is not told at all.
 */
export function walkEnds(begun: readonly number[], arrived: number): WalkEnds {
  const ends: WalkEnd[] = []
  let open: WalkEnd | undefined
  for (const [index, visits] of begun.entries()) {
    const left = Math.max(0, visits - (begun[index + 1] ?? arrived))
    if (left === 0 && !open) continue
    open = { first: open?.first ?? index + 1, last: index + 1, visits: (open?.visits ?? 0) + left }
    if (open.visits < LEAST_VISITS) continue
    ends.push(open)
    open = undefined
  }
  const shown = arrived >= LEAST_VISITS ? arrived : 0
  return { began: shown + ends.reduce((sum, { visits }) => sum + visits, 0), arrived: shown, ends }
}

/** Items by the text that is the same for those that belong together. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => readonly unknown[]): T[][] {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = JSON.stringify(keyOf(item))
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return [...groups.values()]
}
