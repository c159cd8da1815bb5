import type { User } from '../../../core/contract/console/users.ts'
import type { Database } from '../database.ts'
import { type Change, changeAreas } from '../transaction.ts'
import { type Account, accountOf, selectUsers } from './user-rows.ts'

/** An open session and whom it belongs to now: role and stores are the user's, not those of the sign-in. */
export interface OpenSession {
  userId: string
  username: string
  role: User['role']
  /** The first of their stores, for who knows of one alone. */
  storeId: string | null
  storeName: string | null
  storeIds: readonly string[]
  /** As the person has it; it never leaves the server’s own code. */
  passwordHash: string
  passwordEndsAt: string | null
  hasFactor: boolean
  seenAt: string
  endsAt: string
}

export interface NewSession {
  tokenHash: string
  userId: string
  /** The hash that was checked: when it is no longer the user's, no session comes of it. */
  passwordHash: string
  seenAt: string
  endsAt: string
}

/** The row is the truth: a session that is not in the table is over, on every node, at the next call. */
export interface SessionRepository {
  /** False when the user has gone, is suspended or has another password by now. Sweeps up what has ended. */
  open(session: NewSession): Promise<boolean>
  find(tokenHash: string): Promise<OpenSession | undefined>
  touch(tokenHash: string, seenAt: string): Promise<void>
  close(tokenHash: string): Promise<void>
}

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

/** What a session says of the person. */
export function whoOf({ user, answerHash: _, ...account }: Account): Omit<OpenSession, 'seenAt' | 'endsAt'> {
  const { id: userId, username, role, storeId, storeName, storeIds } = user
  return { userId, username, role, storeId, storeName, storeIds, ...account }
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
