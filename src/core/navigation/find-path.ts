import type { Paths, PublicStore, Step } from '../contract/store.ts'

export const CASH_COUNTER = 'cash counter'
export const ENTRANCE = 'entrance'

/** Which walk is wanted: from where to where in which store. */
export interface NavigationRequest {
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

/** A place's name as places are compared: trimmed, in lower case. */
export const placeOf = (name: string) => name.trim().toLowerCase()

/** The entry of a place by its name in any case; own keys only, so that no name reaches an object's prototype. */
function atPlace<T>(map: Readonly<Record<string, T>>, name: string): T | undefined {
  const wanted = placeOf(name)
  return Object.entries(map).find(([place]) => placeOf(place) === wanted)?.[1]
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
    source: placeOf(source),
    destination: placeOf(destination),
    navCommands: navCommands ?? [],
    navPathSet: placeOf(destination) === CASH_COUNTER ? 'return' : 'onward',
  }
}
