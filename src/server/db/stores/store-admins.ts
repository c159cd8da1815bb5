import { type User, userSchema } from '../../../core/contract/console/users.ts'
import type { Happened } from '../history.ts'
import { type Change, timeAfter } from '../transaction.ts'
import { endSessions } from '../users/sessions.ts'
import { writeFurtherStores } from '../users/user-rows.ts'
import { userById } from '../users/user-writes.ts'

/**
 * The admins of a store that goes or comes back, within a change that holds the locks of stores and staff. Each is
 * signed out, and what happened to them is answered, for the history.
 */

export async function takeStoreAway(transaction: Change, storeId: string, now: Date): Promise<Happened[]> {
  const rows = await transaction
    .selectFrom('users')
    .leftJoin('user_stores', 'user_stores.user_id', 'users.id')
    .select('users.id')
    .distinct()
    .select('users.ordinal')
    .where((row) => row.or([row('users.store_id', '=', storeId), row('user_stores.store_id', '=', storeId)]))
    .orderBy('users.ordinal')
    .execute()
  const happened: Happened[] = []
  for (const { id } of rows) {
    const others = (storeIds: readonly string[]) => storeIds.filter((each) => each !== storeId)
    happened.push(await relink(transaction, id, others, 'changed', now))
  }
  return happened
}

/** Those who lost the store when it was deleted last, and whom nobody has given anything else since. */
export async function giveStoreBack(transaction: Change, storeId: string, now: Date): Promise<Happened[]> {
  const happened: Happened[] = []
  for (const { id, wasFirst } of await losers(transaction, storeId)) {
    const withIt = (storeIds: readonly string[]) =>
      wasFirst ? [storeId, ...storeIds] : [...storeIds, storeId]
    happened.push(await relink(transaction, id, withIt, 'restored', now))
  }
  return happened
}

interface Loser {
  id: string
  wasFirst: boolean
}

/** As the deletion left them, but for further stores that they lost, or got back, since. */
async function losers(transaction: Change, storeId: string): Promise<Loser[]> {
  const deletion = await transaction
    .selectFrom('history')
    .select('id')
    .where('kind', '=', 'store')
    .where('record_id', '=', storeId)
    .where('action', '=', 'deleted')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!deletion) return []
  const lost = new Map<string, Loser>()
  for (const { id, was, is } of await takenBy(transaction, deletion.id))
    if (was && is && allOf(was).includes(storeId) && !allOf(is).includes(storeId))
      lost.set(id, { id, wasFirst: was.storeId === storeId })
  if (lost.size === 0) return []
  const since = await userEntries(transaction, { after: deletion.id, of: [...lost.keys()] })
  const known = new Set<string>()
  for (const { id, action, was, is } of since) {
    // The first of each is the loss itself.
    if (!known.has(id)) known.add(id)
    else if (action !== 'restored' && !(was && is && onlyLost(was, is))) lost.delete(id)
  }
  return [...lost.values()]
}

/** What the deletion of an entry did to people follows it at once: every other entry of the history need not be read. */
async function takenBy(transaction: Change, deletionId: number) {
  const next = await transaction
    .selectFrom('history')
    .select('id')
    .where('id', '>', deletionId)
    .where('kind', '!=', 'user')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return userEntries(transaction, { after: deletionId, before: next?.id })
}

interface Span {
  after: number
  before?: number | undefined
  of?: readonly string[]
}

/** Oldest first. Those that hold no more than that something was done are left out. */
async function userEntries(transaction: Change, span: Span) {
  let query = transaction
    .selectFrom('history')
    .select(['record_id', 'action', 'before', 'after'])
    .where('kind', '=', 'user')
    .where('id', '>', span.after)
  if (span.before !== undefined) query = query.where('id', '<', span.before)
  if (span.of) query = query.where('record_id', 'in', span.of)
  const rows = await query.orderBy('id').execute()
  return rows
    .filter(({ before, after }) => before !== null || after !== null)
    .map(({ record_id, action, before, after }) => ({
      ...{ id: record_id, action, was: userOf(before), is: userOf(after) },
    }))
}
/** Entries from before there could be several know of one alone. */
const allOf = ({ storeId, storeIds }: User): readonly string[] =>
  storeIds.length === 0 && storeId !== null ? [storeId] : storeIds

const kept = ({
  storeId: _,
  storeName: _1,
  storeIds: _2,
  storeNames: _3,
  updatedAt: _4,
  suspended: _5,
  ...own
}: User) => JSON.stringify(own)

const onlyLost = (was: User, is: User): boolean =>
  kept(was) === kept(is) && allOf(is).every((id) => allOf(was).includes(id))

const userOf = (json: string | null): User | undefined =>
  json === null ? undefined : userSchema.safeParse(JSON.parse(json)).data

async function relink(
  transaction: Change,
  id: string,
  storesOf: (storeIds: readonly string[]) => readonly string[],
  action: Happened['action'],
  now: Date,
): Promise<Happened> {
  const before = await userById(transaction, id)
  const storeIds = storesOf(before.storeIds)
  await transaction
    .updateTable('users')
    .set({ store_id: storeIds[0] ?? null, updated_at: timeAfter(before.updatedAt, now) })
    .where('id', '=', id)
    .execute()
  await writeFurtherStores(transaction, id, storeIds)
  await endSessions(transaction, id)
  return { kind: 'user', recordId: id, action, before, after: await userById(transaction, id) }
}
