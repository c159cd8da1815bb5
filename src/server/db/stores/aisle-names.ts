import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { type PathPair, renamedPair, renamedPairs } from '../../../core/contract/console/places.ts'
import { placeKey } from '../../../core/contract/place.ts'
import type { Tables } from '../schema.ts'

/** Paths and products know an aisle by its name alone: they follow it when it changes, or shoppers would find neither. */
export interface Renamed {
  before: string
  after: string
}

const namedSchema = z.object({ name: z.string() })
const nameOf = (json: string) => namedSchema.safeParse(JSON.parse(json)).data?.name

/** The names that aisles got since an entry of the history, oldest first. */
export async function renamedSince(database: Kysely<Tables>, entryId = 0): Promise<Renamed[]> {
  const rows = await database
    .selectFrom('history')
    .select(['before', 'after'])
    .where('kind', '=', 'aisle')
    .where('id', '>', entryId)
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => {
    const [before, after] = [row.before && nameOf(row.before), row.after && nameOf(row.after)]
    return before && after && before !== after ? [{ before, after }] : []
  })
}

/** A section as products have it, once aisles have other names. */
export const sectionNow = (section: string | null, names: readonly Renamed[]): string | null =>
  section &&
  names.reduce((is, { before, after }) => (is === placeKey(before) ? placeKey(after) : is), section)

/** The same of a path. */
export const pairNow = <P extends Pick<PathPair, 'from' | 'to'>>(pair: P, names: readonly Renamed[]): P => ({
  ...pair,
  ...names.reduce<Pick<PathPair, 'from' | 'to'>>(renamedPair, pair),
})

/** The same of all paths of a store, but for a name under which two of them would be one. */
export const pairsNow = (pairs: PathPair[], names: readonly Renamed[]): PathPair[] =>
  names.reduce((are, name) => renamedPairs(are, name) ?? are, pairs)

/** By names that aisles had, as places are compared: how the same aisle is called now. */
export type FormerNames = ReadonlyMap<string, string>

export async function formerNames(database: Kysely<Tables>): Promise<FormerNames> {
  const now = new Map<string, string>()
  for (const { before, after } of await renamedSince(database)) {
    for (const [old, name] of now) if (placeKey(name) === placeKey(before)) now.set(old, after)
    now.set(placeKey(before), after)
  }
  const aisles = await database.selectFrom('aisles').select('name').execute()
  const places = new Set(aisles.map(({ name }) => placeKey(name)))
  return new Map([...now].filter(([old, name]) => !places.has(old) && places.has(placeKey(name))))
}

interface Placed {
  name: string
  /** Places that it would have, and did not have before. */
  places: readonly string[]
}

/** One sentence for each name that is no aisle's any more: what goes by it would be found by nobody. */
export function formerNamesIn(former: FormerNames, records: readonly Placed[]): string[] {
  const found = new Map<string, string[]>()
  for (const { name, places } of records)
    for (const place of new Set(places.map(placeKey)))
      if (former.has(place)) found.set(place, [...(found.get(place) ?? []), name])
  return [...found].map(([place, [first, ...more]]) => {
    const others = more.length > 0 ? ` and ${more.length} more` : ''
    return `"${place}" is called "${former.get(place)}" by now: it is in ${first}${others}`
  })
}
