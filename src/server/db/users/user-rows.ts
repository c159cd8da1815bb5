import type { Kysely } from 'kysely'
import { messageRules } from '../../../core/contract/console/messages.ts'
import type { NewUser, User } from '../../../core/contract/console/users.ts'
import { hasStore } from '../../../core/permissions.ts'
import { Refused } from '../refused.ts'
import type { Tables, UserTable } from '../schema.ts'
import type { Change } from '../transaction.ts'

/** What is kept in place of the words that a person chose. */
interface Secrets {
  passwordHash: string
  /** Null: no answer was given, and none resets the password. */
  answerHash: string | null
  /** ISO time from which a one-time password no longer counts; null: it is the person's own. */
  passwordEndsAt: string | null
}

/** A user with what proves who they are; it never leaves the server's own code. */
export interface Account extends Secrets {
  user: User
  /** A second factor is asked for beside the password. */
  hasFactor: boolean
}

export type NewAccount = Omit<NewUser, 'password' | 'securityAnswer'> & Secrets

export type PasswordSecret = Omit<Secrets, 'answerHash'>

export type SecretOf = (usernameKey: string) => PasswordSecret | undefined

interface UserRow extends UserTable {
  store_name: string | null
  further_id: string | null
  further_name: string | null
  factor_at: string | null
}

export const usernameKey = (username: string) => username.toLowerCase()

/** Users with the names of their stores, to be narrowed down: a row for each further store, together and in order. */
export const selectUsers = (database: Kysely<Tables>) =>
  database
    .selectFrom('users')
    .leftJoin('stores', 'stores.id', 'users.store_id')
    .leftJoin('user_stores', 'user_stores.user_id', 'users.id')
    .leftJoin('stores as further', 'further.id', 'user_stores.store_id')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .selectAll('users')
    .select(['stores.name as store_name', 'second_factors.confirmed_at as factor_at'])
    .select(['further.id as further_id', 'further.name as further_name'])
    .orderBy('users.ordinal')
    .orderBy('further.ordinal')

export const readUsers = async (database: Kysely<Tables>): Promise<User[]> =>
  accountsOf(await selectUsers(database).execute()).map(({ user }) => user)

/** The one person whom these rows are about. */
export const accountOf = (rows: readonly UserRow[]): Account | undefined => accountsOf(rows)[0]

export function accountsOf(rows: readonly UserRow[]): Account[] {
  const byId = new Map<string, UserRow[]>()
  for (const row of rows) {
    const own = byId.get(row.id)
    if (own) own.push(row)
    else byId.set(row.id, [row])
  }
  return [...byId.values()].flatMap((own) => own.slice(0, 1).map((row) => accountOfRow(row, storesOf(own))))
}

/** Their ids and names, the first one first; of a role without stores none, whatever a former role has left. */
function storesOf(rows: readonly UserRow[]): Map<string, string> {
  const stores = new Map<string, string>()
  for (const row of rows) {
    if (!hasStore(row.role)) continue
    if (row.store_id !== null) stores.set(row.store_id, row.store_name ?? '')
    if (row.further_id !== null) stores.set(row.further_id, row.further_name ?? '')
  }
  return stores
}

function accountOfRow(row: UserRow, stores: ReadonlyMap<string, string>): Account {
  const [storeIds, storeNames] = [[...stores.keys()], [...stores.values()]]
  return {
    user: {
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      username: row.username,
      role: row.role,
      storeId: storeIds[0] ?? null,
      storeName: storeNames[0] ?? null,
      storeIds,
      storeNames,
      email: row.email,
      phoneNumber: row.phone_number,
      suspended: row.suspended_at !== null,
      updatedAt: row.updated_at,
    },
    passwordHash: row.password_hash,
    answerHash: row.answer_hash,
    passwordEndsAt: row.password_ends_at,
    hasFactor: row.factor_at !== null,
  }
}

/** The stores of people, written within a change that holds the lock of the staff. */

/** What was said of somebody's stores: `storeId` by who knows of one alone. */
interface SaidStores {
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
    throw new Refused('unknown', {
      message: messageRules.storeUnknown,
      fields: { storeId: messageRules.storeUnknown },
    })
}
