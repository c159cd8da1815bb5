import type { Paths, Step } from '../contract/store.ts'
import { placeOf } from './find-path.ts'

/** A route over places that are not joined by one path, or the sentence that says there is none. */
export type Route = { steps: Step[] } | { error: string }

/** place → next places with their steps, own keys only, in the order they were authored. */
function neighbours(paths: Paths): Map<string, [place: string, steps: readonly Step[]][]> {
  const map = new Map<string, [string, readonly Step[]][]>()
  for (const [from, tos] of Object.entries(paths)) {
    const ways = Object.entries(tos).filter(([, steps]) => steps.length > 0)
    const known = map.get(placeOf(from)) ?? []
    map.set(placeOf(from), [...known, ...ways.map(([to, steps]) => [placeOf(to), steps] as [string, Step[]])])
  }
  return map
}

/**
 * The route with the fewest paths, breadth first. The last step of each path (its end) is dropped, and one end is
 * put after all. A place is no route to itself.
 */
export function findRoute(paths: Paths, start: string, destination: string): Route {
  const ways = neighbours(paths)
  const goal = placeOf(destination)
  const queue: { place: string; steps: readonly Step[] }[] = [{ place: placeOf(start), steps: [] }]
  const seen = new Set([placeOf(start)])
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
