import { DAY_MS } from '../../../core/clock.ts'
import { invitationTexts } from '../../../core/contract/console/invitations.ts'
import { replyTexts } from '../../../core/contract/console/messages.ts'
import type { Database } from '../database.ts'
import { type Actor, keepHistory } from '../history.ts'
import { Refused } from '../refused.ts'
import { type Change, changeAreas } from '../transaction.ts'
import { endInvitations, endSessions } from './sessions.ts'
import { userById } from './user-writes.ts'

export interface Invited {
  userId: string
  username: string
  firstName: string
  endsAt: string
}

/** One-time links by the hash of their token. All throw `Refused`, with the reason for who holds the link. */
export interface InvitationRepository {
  /** The user's links before this one are over. */
  make(link: { tokenHash: string; userId: string; endsAt: string }, by: Actor): Promise<void>
  revoke(userId: string, by: Actor): Promise<void>
  find(tokenHash: string): Promise<Invited>
  /** Of two at once one is first. */
  accept(tokenHash: string, passwordHash: string): Promise<Invited>
}

/** How long a link that is over can still say so. */
const KEPT_MS = 30 * DAY_MS

export function invitationRepository(database: Database, now: () => Date): InvitationRepository {
  return {
    make: ({ tokenHash, userId, endsAt }, by) =>
      changeAreas(database, ['staff'], async (transaction) => {
        await userById(transaction, userId)
        const at = now().toISOString()
        await endInvitations(transaction, userId, at)
        const oldest = new Date(now().getTime() - KEPT_MS).toISOString()
        await transaction.deleteFrom('invitations').where('ends_at', '<', oldest).execute()
        await transaction
          .insertInto('invitations')
          .values({
            token_hash: tokenHash,
            user_id: userId,
            ends_at: endsAt,
            used_at: null,
            revoked_at: null,
          })
          .execute()
        await note(transaction, userId, 'invited', by, at)
      }),
    revoke: (userId, by) =>
      changeAreas(database, ['staff'], async (transaction) => {
        const at = now().toISOString()
        const ended = await endInvitations(transaction, userId, at)
        if (ended === 0) throw new Refused('missing', { message: invitationTexts.none })
        await note(transaction, userId, 'uninvited', by, at)
      }),
    find: (tokenHash) => open(database, tokenHash, now()),
    accept: (tokenHash, passwordHash) =>
      changeAreas(database, ['staff'], async (transaction) => {
        const invited = await open(transaction, tokenHash, now())
        const { userId, username } = invited
        const at = now().toISOString()
        await transaction
          .updateTable('invitations')
          .set({ used_at: at })
          .where('token_hash', '=', tokenHash)
          .execute()
        await transaction
          .updateTable('users')
          .set({ password_hash: passwordHash, password_ends_at: null })
          .where('id', '=', userId)
          .execute()
        await endSessions(transaction, userId)
        await note(transaction, userId, 'password', { userId, username }, at)
        return invited
      }),
  }
}

/** Until when the open links of all users last. */
export async function openInvitations(database: Database, now: Date): Promise<Map<string, string>> {
  const rows = await database
    .selectFrom('invitations')
    .select(['user_id', 'ends_at'])
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', now.toISOString())
    .execute()
  return new Map(rows.map((row) => [row.user_id, row.ends_at]))
}

async function open(database: Database | Change, tokenHash: string, now: Date): Promise<Invited> {
  const row = await database
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.user_id')
    .select(['invitations.user_id', 'invitations.ends_at', 'used_at', 'revoked_at'])
    .select(['username', 'first_name', 'suspended_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!row) throw new Refused('missing', { message: invitationTexts.unknown })
  if (row.used_at !== null) throw new Refused('over', { message: invitationTexts.used })
  if (row.revoked_at !== null) throw new Refused('over', { message: invitationTexts.taken })
  if (row.ends_at <= now.toISOString()) throw new Refused('over', { message: invitationTexts.expired })
  if (row.suspended_at !== null) throw new Refused('over', { message: replyTexts.suspended })
  return { userId: row.user_id, username: row.username, firstName: row.first_name, endsAt: row.ends_at }
}

const note = (
  transaction: Change,
  recordId: string,
  action: 'invited' | 'uninvited' | 'password',
  by: Actor,
  at: string,
) => keepHistory(transaction, by, at, [{ kind: 'user', recordId, action, before: null, after: null }])
