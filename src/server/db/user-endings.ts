import type { Change } from './transaction.ts'

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
