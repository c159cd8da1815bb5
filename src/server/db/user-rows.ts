import type { User } from '../../core/contract/console/users.ts'
import type { Account } from './repositories.ts'
import type { UserTable } from './schema.ts'

type UserRow = UserTable & { store_name: string | null }

export const usernameKey = (username: string) => username.toLowerCase()

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
    updatedAt: row.updated_at,
  }
}

export function accountOfRow(row: UserRow): Account {
  return {
    user: userOfRow(row),
    passwordHash: row.password_hash,
    answerHash: row.answer_hash,
    passwordEndsAt: row.password_ends_at,
  }
}
