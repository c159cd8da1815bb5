import type { Kysely } from 'kysely'
import type { User } from '../../core/contract/console/users.ts'
import type { Account } from './repositories.ts'
import type { Tables, UserTable } from './schema.ts'

type UserRow = UserTable & { store_name: string | null; factor_at: string | null }

export const usernameKey = (username: string) => username.toLowerCase()

/** Users with the names of their stores, to be narrowed down. */
export const selectUsers = (database: Kysely<Tables>) =>
  database
    .selectFrom('users')
    .leftJoin('stores', 'stores.id', 'users.store_id')
    .selectAll('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(['stores.name as store_name', 'second_factors.confirmed_at as factor_at'])

export const readUsers = async (database: Kysely<Tables>): Promise<User[]> =>
  (await selectUsers(database).orderBy('users.ordinal').execute()).map(userOfRow)

export function userOfRow(row: UserRow): User {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    username: row.username,
    role: row.role,
    storeId: row.store_id,
    storeName: row.store_name,
    email: row.email,
    phoneNumber: row.phone_number,
    suspended: row.suspended_at !== null,
    updatedAt: row.updated_at,
  }
}

export function accountOfRow(row: UserRow): Account {
  return {
    user: userOfRow(row),
    passwordHash: row.password_hash,
    answerHash: row.answer_hash,
    passwordEndsAt: row.password_ends_at,
    hasFactor: row.factor_at !== null,
  }
}
