import { replyTexts } from '../../core/contract/console/messages.ts'
import type { Actor } from './actor.ts'
import type { Database } from './database.ts'
import { keepHistory } from './history.ts'
import { Refused } from './refused.ts'
import { changeAreas } from './transaction.ts'
import { endSessions } from './user-endings.ts'
import { readUsers } from './user-rows.ts'
import { refuseWithoutManager, userById } from './user-writes.ts'

/**
 * Lets people rest, or come back: all of them or none. Their sessions end with the change. Answers whom it changed.
 * Throws `Refused` for who does it, and for the last who can give others an account.
 */
export function suspendUsers(
  database: Database,
  ids: readonly string[],
  suspended: boolean,
  by: Actor,
  now: Date,
): Promise<string[]> {
  return changeAreas(database, ['staff'], async (transaction) => {
    if (suspended && by.userId !== null && ids.includes(by.userId))
      throw new Refused('last', { message: replyTexts.suspendedOneself })
    const asked = new Set(ids)
    const at = now.toISOString()
    const happened = []
    for (const before of await readUsers(transaction)) {
      if (!asked.has(before.id) || before.suspended === suspended) continue
      await transaction
        .updateTable('users')
        .set({ suspended_at: suspended ? at : null })
        .where('id', '=', before.id)
        .execute()
      if (suspended) await endSessions(transaction, before.id)
      const after = await userById(transaction, before.id)
      happened.push({ kind: 'user', recordId: before.id, action: 'changed', before, after } as const)
    }
    if (suspended) await refuseWithoutManager(transaction)
    await keepHistory(transaction, by, at, happened)
    return happened.map(({ recordId }) => recordId)
  })
}
