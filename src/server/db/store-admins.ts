import { type User, userSchema } from '../../core/contract/console/users.ts'
import type { Happened } from './history.ts'
import { type Change, timeAfter } from './transaction.ts'
import { endSessions } from './user-endings.ts'
import { userById } from './user-writes.ts'

/**
 * The admins of a store that goes or comes back, within a change that holds the locks of stores and staff. Each is
 * signed out, and what happened to them is answered, for the history.
 */

export async function takeStoreAway(transaction: Change, storeId: string, now: Date): Promise<Happened[]> {
  const rows = await transaction
    .selectFrom('users')
    .select('id')
    .where('store_id', '=', storeId)
    .orderBy('ordinal')
    .execute()
  const happened: Happened[] = []
  for (const { id } of rows) happened.push(await link(transaction, id, null, 'changed', now))
  return happened
}

/** Those who lost the store when it was deleted last, and whom nobody has given anything else since. */
export async function giveStoreBack(transaction: Change, storeId: string, now: Date): Promise<Happened[]> {
  const happened: Happened[] = []
  for (const { id, updatedAt } of await losers(transaction, storeId)) {
    const same = await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .where('updated_at', '=', updatedAt)
      .executeTakeFirst()
    if (same) happened.push(await link(transaction, id, storeId, 'restored', now))
  }
  return happened
}

/** The admins as the deletion left them: nobody else can have had a store that is not there since. */
async function losers(transaction: Change, storeId: string): Promise<User[]> {
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
  const entries = await transaction
    .selectFrom('history')
    .select(['before', 'after'])
    .where('kind', '=', 'user')
    .where('id', '>', deletion.id)
    .orderBy('id')
    .execute()
  return entries.flatMap(({ before, after }) => {
    const left = userOf(after)
    return left && userOf(before)?.storeId === storeId ? [left] : []
  })
}

const userOf = (json: string | null): User | undefined =>
  json === null ? undefined : userSchema.safeParse(JSON.parse(json)).data

async function link(
  transaction: Change,
  id: string,
  storeId: string | null,
  action: Happened['action'],
  now: Date,
): Promise<Happened> {
  const before = await userById(transaction, id)
  await transaction
    .updateTable('users')
    .set({ store_id: storeId, updated_at: timeAfter(before.updatedAt, now) })
    .where('id', '=', id)
    .execute()
  await endSessions(transaction, id)
  return { kind: 'user', recordId: id, action, before, after: await userById(transaction, id) }
}
