import { CASH_COUNTER, placeKey } from '../contract/place.ts'
import type { Paths, PublicStore, Step } from '../contract/store.ts'

/** Which walk is wanted: from where to where in which store. */
interface NavigationRequest {
  /** A store's id, exactly. */
  id: string
  source: string
  destination: string
}

/** A walk as it was authored. Places are in lower case. */
export interface NavigationPath extends NavigationRequest {
  /** Empty: no such path was authored. */
  navCommands: readonly Step[]
  /** `return` ends at the cash counter. */
  navPathSet: 'onward' | 'return'
}

/** A mark of a path's parts: another one means that it was edited, and a place on it says nothing any more. */
export function pathMark(commands: readonly Step[]): string {
  let mark = 5381
  for (const letter of JSON.stringify(commands.map(({ action, distance }) => [action, distance])))
    mark = (Math.imul(mark, 33) ^ (letter.codePointAt(0) ?? 0)) >>> 0
  return mark.toString(36)
}

/**
 * The entry of a place by its name in any case; own keys only, so that no name reaches an object's prototype. Of two
 * that an older version kept apart by what nobody sees, the one that has nothing of it.
 */
function atPlace<T>(map: Readonly<Record<string, T>>, name: string): T | undefined {
  const wanted = placeKey(name)
  const found = Object.entries(map).filter(([place]) => placeKey(place) === wanted)
  return (found.find(([place]) => place.toLowerCase() === wanted) ?? found[0])?.[1]
}

/** Steps authored between two places; undefined when there are none. */
function stepsBetween(paths: Paths, source: string, destination: string): readonly Step[] | undefined {
  const onward = atPlace(paths, source)
  const steps = onward && atPlace(onward, destination)
  return steps && steps.length > 0 ? steps : undefined
}

/** Looks a path up. An unknown store or a path nobody authored gives no commands and one warning. */
export function findPath(
  stores: readonly Pick<PublicStore, 'id' | 'paths'>[],
  { id, source, destination }: NavigationRequest,
  warn: (line: string) => void,
): NavigationPath {
  const store = stores.find((each) => each.id === id)
  const navCommands = store && stepsBetween(store.paths, source, destination)
  if (!navCommands) warn('Path not found')
  return {
    id,
    source: placeKey(source),
    destination: placeKey(destination),
    navCommands: navCommands ?? [],
    navPathSet: placeKey(destination) === CASH_COUNTER ? 'return' : 'onward',
  }
}

/** A route over places that are not joined by one path, or the sentence that says there is none. */
type Route = { steps: Step[] } | { error: string }

/** place → next places with their steps, own keys only, in the order they were authored. */
function neighbours(paths: Paths): Map<string, [place: string, steps: readonly Step[]][]> {
  const map = new Map<string, [string, readonly Step[]][]>()
  for (const [from, tos] of Object.entries(paths)) {
    const ways = Object.entries(tos).filter(([, steps]) => steps.length > 0)
    const known = map.get(placeKey(from)) ?? []
    map.set(placeKey(from), [
      ...known,
      ...ways.map(([to, steps]) => [placeKey(to), steps] as [string, Step[]]),
    ])
  }
  return map
}

/**
 * The route with the fewest paths, breadth first. The last step of each path (its end) is dropped, and one end is
 * put after all. A place is no route to itself.
 */
export function findRoute(paths: Paths, start: string, destination: string): Route {
  const ways = neighbours(paths)
  const goal = placeKey(destination)
  const queue: { place: string; steps: readonly Step[] }[] = [{ place: placeKey(start), steps: [] }]
  const seen = new Set([placeKey(start)])
  for (const { place, steps } of queue) {
    for (const [next, leg] of ways.get(place) ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      const walked = [...steps, ...leg.slice(0, -1)]
      if (next === goal) return { steps: [...walked, { action: 'end', distance: '0' }] }
      queue.push({ place: next, steps: walked })
    }
  }
  return { error: `No path found from ${start} to ${destination}` }
}
