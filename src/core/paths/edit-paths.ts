import type { Paths, Step } from '../contract/store.ts'

/** One path of a store, as tables list it. */
export interface StorePath {
  from: string
  to: string
  steps: Step[]
}

/** Every path of a store in the order it was authored. */
export function listPaths(paths: Paths): StorePath[] {
  return Object.entries(paths).flatMap(([from, tos]) =>
    Object.entries(tos).map(([to, steps]) => ({ from, to, steps })),
  )
}

/** The steps from one place to another, names as written; undefined without such a path. */
export function stepsOf(paths: Paths, from: string, to: string): Step[] | undefined {
  return listPaths(paths).find((path) => path.from === from && path.to === to)?.steps
}

/** The map that lists these paths; a later path between the same places takes the place of an earlier one. */
export function pathsFrom(list: readonly StorePath[]): Paths {
  const map = new Map<string, Map<string, Step[]>>()
  for (const { from, to, steps } of list) {
    const tos = map.get(from) ?? new Map<string, Step[]>()
    tos.set(to, steps)
    map.set(from, tos)
  }
  // fromEntries defines own keys, whatever their names: no place can reach a prototype.
  return Object.fromEntries([...map].map(([from, tos]) => [from, Object.fromEntries(tos)]))
}

/** The paths with this one added, or put in place of the one between the same places. */
export const withPath = (paths: Paths, path: StorePath): Paths => pathsFrom([...listPaths(paths), path])

/** The paths without the one between these places. */
export const withoutPath = (paths: Paths, from: string, to: string): Paths =>
  pathsFrom(listPaths(paths).filter((path) => path.from !== from || path.to !== to))
