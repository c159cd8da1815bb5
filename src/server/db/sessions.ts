import type { Database } from './database.ts'
import type { SessionRepository } from './repositories.ts'
import { changeAreas } from './transaction.ts'

export function sessionRepository(database: Database): SessionRepository {
  return {
    open: ({ tokenHash, userId, passwordHash, seenAt, endsAt }) =>
      changeAreas(database, ['staff'], async (transaction) => {
        const user = await transaction
          .selectFrom('users')
          .select(['password_hash', 'suspended_at'])
          .where('id', '=', userId)
          .executeTakeFirst()
        if (user?.password_hash !== passwordHash || user.suspended_at !== null) return false
        await transaction.deleteFrom('sessions').where('ends_at', '<', seenAt).execute()
        await transaction.deleteFrom('throttles').where('ends_at', '<', seenAt).execute()
        await transaction
          .insertInto('sessions')
          .values({ token_hash: tokenHash, user_id: userId, seen_at: seenAt, ends_at: endsAt })
          .execute()
        return true
      }),
    async find(tokenHash) {
      const row = await database
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .leftJoin('stores', 'stores.id', 'users.store_id')
        .select(['sessions.user_id', 'sessions.seen_at', 'sessions.ends_at'])
        .select(['users.username', 'users.role', 'users.store_id', 'users.password_ends_at'])
        .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
        .select(['stores.name as store_name', 'second_factors.confirmed_at as factor_at'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      return (
        row && {
          userId: row.user_id,
          username: row.username,
          role: row.role,
          storeId: row.store_id,
          storeName: row.store_name,
          passwordEndsAt: row.password_ends_at,
          hasFactor: row.factor_at !== null,
          seenAt: row.seen_at,
          endsAt: row.ends_at,
        }
      )
    },
    async touch(tokenHash, seenAt) {
      await database
        .updateTable('sessions')
        .set({ seen_at: seenAt })
        .where('token_hash', '=', tokenHash)
        .execute()
    },
    async close(tokenHash) {
      await database.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
      await database.dialect.tell(database, 'staff')
    },
  }
}
