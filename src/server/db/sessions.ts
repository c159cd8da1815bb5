import type { SessionRepository } from './account-repositories.ts'
import type { Database } from './database.ts'
import { type Change, changeAreas } from './transaction.ts'
import { accountOf, selectUsers, whoOf } from './user-rows.ts'

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
      const rows = await selectUsers(database)
        .innerJoin('sessions', 'sessions.user_id', 'users.id')
        .select(['sessions.seen_at', 'sessions.ends_at'])
        .where('token_hash', '=', tokenHash)
        .execute()
      const [row, account] = [rows[0], accountOf(rows)]
      return row && account && { ...whoOf(account), seenAt: row.seen_at, endsAt: row.ends_at }
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

/** What lets somebody in, ended within a change. */

export async function endSessions(transaction: Change, userId: string): Promise<void> {
  await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

/** Ends the open links of a user. Answers how many. */
export async function endInvitations(transaction: Change, userId: string, at: string): Promise<number> {
  const ended = await transaction
    .updateTable('invitations')
    .set({ revoked_at: at })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', at)
    .executeTakeFirst()
  return Number(ended.numUpdatedRows)
}
