import { sql } from 'kysely'
import { messageRules, replyTexts } from '../../../core/contract/console/messages.ts'
import { byPairKey, type PathPair, pairKey, pairsOf, pathsOf } from '../../../core/contract/console/places.ts'
import type { EditStoreBody } from '../../../core/contract/console/stores.ts'
import type { Paths, Store } from '../../../core/contract/store.ts'
import { tidy } from '../../../core/tidy.ts'
import type { Database } from '../database.ts'
import { type Actor, type Happened, keepHistory } from '../history.ts'
import { Refused } from '../refused.ts'
import { type Change, changeAreas, timeAfter } from '../transaction.ts'
import { storeById } from './store-rows.ts'

/** What a store holds beside its paths. */
export type StoreFields = Pick<Store, 'store_number' | 'name' | 'location'>

export type PathPlace = Pick<PathPair, 'from' | 'to'>

/** What a store holds that can change: paths as pairs, which is how they are compared and written. */
interface StoreContent {
  store_number: string
  name: string
  location: string
  pairs: PathPair[]
}

/** From the content as it is to the content as it shall be. Throws `Refused`. */
type StoreStep = (before: StoreContent) => StoreContent

interface StoreAim {
  id: string
  /** The version that the change was made from; one that is no longer there refuses it. */
  updatedAt?: string | undefined
  /** Paths as they were when the change was made from them; one that has other steps by now refuses it. */
  was?: Paths | undefined
  action: Happened['action']
}

/** Looks, changes and writes with the stores locked, so that of two changes neither is lost. Throws `Refused`. */
export function changeStore(
  database: Database,
  aim: StoreAim,
  by: Actor,
  now: Date,
  step: StoreStep,
): Promise<Store> {
  return changeAreas(database, ['stores'], (transaction) => changeLocked(transaction, aim, by, now, step))
}

/** The same within a change that holds the lock of stores already. */
export async function changeLocked(
  transaction: Change,
  { id, updatedAt, was, action }: StoreAim,
  by: Actor,
  now: Date,
  step: StoreStep,
): Promise<Store> {
  const before = await storeById(transaction, id)
  const isOvertaken = was !== undefined && !hasStill(before.paths, was)
  if (isOvertaken || (updatedAt !== undefined && updatedAt !== before.updatedAt)) {
    throw new Refused('stale', { message: replyTexts.stale, current: before })
  }
  const content = step({ ...before, pairs: pairsOf(before.paths) })
  // What an older version let two stores have may stay, and only what is asked for anew is refused.
  if (content.store_number !== before.store_number) await refuseTaken(transaction, content.store_number, id)
  const { after, happened } = await writeStore(transaction, before, content, action, now)
  await keepHistory(transaction, by, after.updatedAt, happened)
  return after
}

/** Writes a store over what it was; its number is known to be free. Answers what is to be kept in the history. */
export async function writeStore(
  transaction: Change,
  before: Store,
  { store_number, name, location, pairs }: StoreContent,
  action: Happened['action'],
  now: Date,
): Promise<{ after: Store; happened: Happened[] }> {
  const paths = pathsOf(pairs)
  const updatedAt = timeAfter(before.updatedAt, now)
  const after: Store = { ...before, store_number, name, location, paths, updatedAt }
  await transaction
    .updateTable('stores')
    .set({ store_number, name, location, paths: JSON.stringify(paths), updated_at: updatedAt })
    .where('id', '=', before.id)
    .execute()
  const happened = [
    ...fieldsHappened(before, after, action),
    ...pairsHappened(before.id, pairsOf(before.paths), pairs, action),
  ]
  return { after, happened }
}

/**
 * Numbers are compared by what they are worth: "007" is taken by "7". The change holds the lock of stores, so that
 * nobody takes the number between this look and the write. `ownId`: the store that may have it already.
 */
export async function refuseTaken(
  transaction: Change,
  storeNumber: string,
  ownId: string | undefined,
): Promise<void> {
  const owner = await transaction
    .selectFrom('stores')
    .select('id')
    .where(sql<string>`ltrim(store_number, '0')`, '=', storeNumber.replace(/^0+/, ''))
    .where('id', '!=', ownId ?? '')
    .limit(1)
    .executeTakeFirst()
  if (!owner) return
  const message = ownId === undefined ? messageRules.storeNumberNew : messageRules.storeNumberEdit
  throw new Refused('taken', { message, fields: { store_number: message } })
}

/** The fields given, and the paths: all of them when the version is known, else each pair by itself. */
export const changedFields =
  ({ store_number, name, location, paths, updatedAt }: EditStoreBody): StoreStep =>
  (before) => ({
    store_number: store_number ?? before.store_number,
    name: name ?? before.name,
    location: location ?? before.location,
    pairs: updatedAt === undefined ? withPairs(before.pairs, paths ?? []) : (paths ?? before.pairs),
  })

export const replacePair =
  (pair: PathPair): StoreStep =>
  (before) => ({ ...before, pairs: withPairs(before.pairs, [pair]) })

export const withoutPair =
  (place: PathPlace): StoreStep =>
  (before) => {
    const pairs = before.pairs.filter((pair) => pairKey(pair) !== pairKey(place))
    if (pairs.length === before.pairs.length)
      throw new Refused('missing', { message: replyTexts.pathUnknown })
    return { ...before, pairs }
  }

/**
 * Each pair in the place of the same one, in any case, else at the end. Several that an older version kept apart by what
 * nobody sees in their names are one from then on.
 */
export function withPairs(pairs: readonly PathPair[], given: readonly PathPair[]): PathPair[] {
  const result = new Map<string, PathPair>()
  const coming = byPairKey(given)
  for (const pair of pairs) {
    const key = pairKey(pair)
    const steps = coming.get(key)?.steps
    if (steps) result.set(key, { from: tidy(pair.from), to: tidy(pair.to), steps })
    else result.set(JSON.stringify([pair.from, pair.to]), pair)
  }
  for (const [key, pair] of coming) result.set(key, result.get(key) ?? pair)
  return [...result.values()]
}

/** Every path of `was` has these steps; none where it says none. */
function hasStill(paths: Paths, was: Paths): boolean {
  const now = byPairKey(pairsOf(paths))
  return Object.entries(was).every(([from, tos]) =>
    Object.entries(tos).every(([to, steps]) => same(now.get(pairKey({ from, to }))?.steps ?? [], steps)),
  )
}

export const fieldsOf = ({ store_number, name, location }: StoreFields): StoreFields => ({
  store_number,
  name,
  location,
})
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function fieldsHappened(before: Store, after: Store, action: Happened['action']): Happened[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  return same(was, is) ? [] : [{ kind: 'store', recordId: before.id, action, before: was, after: is }]
}

function pairsHappened(
  recordId: string,
  before: readonly PathPair[],
  after: readonly PathPair[],
  action: Happened['action'],
): Happened[] {
  const [was, is] = [byPairKey(before), byPairKey(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key): Happened[] => {
    const [a, b] = [was.get(key), is.get(key)]
    const named = b ?? a
    if (!named || same(a, b)) return []
    const did = action === 'restored' || action === 'imported' ? action : pathAction(a, b)
    const part = `${named.from} → ${named.to}`
    return [{ kind: 'path', recordId, part, action: did, before: a ?? null, after: b ?? null }]
  })
}

function pathAction(before: PathPair | undefined, after: PathPair | undefined): Happened['action'] {
  if (!before) return 'added'
  return after ? 'changed' : 'deleted'
}
