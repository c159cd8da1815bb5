import { rules } from '../../core/contract/console/messages.ts'
import type { User } from '../../core/contract/console/users.ts'
import { Refused } from './refused.ts'
import type { Change } from './transaction.ts'

/** The stores of people, written within a change that holds the lock of the staff. */

/** What was said of somebody's stores: `storeId` by who knows of one alone. */
export interface SaidStores {
  storeId: string | null
  storeIds?: readonly string[] | undefined
}

/**
 * Which stores somebody shall have. Who knows of one store alone and says the one that was there changes none; with
 * another one that is the only one.
 */
export function wantedStores({ storeId, storeIds }: SaidStores, before?: Pick<User, 'storeIds'>): string[] {
  if (storeIds && (storeId === null || storeIds.includes(storeId))) return [...new Set(storeIds)]
  if (storeId === null) return []
  return before?.storeIds[0] === storeId ? before.storeIds : [storeId]
}

export const sameStores = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id))

/** The first stands with the person; this writes the others. */
export async function writeFurtherStores(
  transaction: Change,
  userId: string,
  storeIds: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('user_stores').where('user_id', '=', userId).execute()
  const rows = storeIds.slice(1).map((store_id) => ({ user_id: userId, store_id }))
  if (rows.length > 0) await transaction.insertInto('user_stores').values(rows).execute()
}

export async function refuseUnknownStores(transaction: Change, storeIds: readonly string[]): Promise<void> {
  if (storeIds.length === 0) return
  const there = await transaction.selectFrom('stores').select('id').where('id', 'in', storeIds).execute()
  if (there.length < storeIds.length)
    throw new Refused('unknown', { message: rules.storeUnknown, fields: { storeId: rules.storeUnknown } })
}
