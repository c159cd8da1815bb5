import { factorTexts } from '../../../core/contract/console/second-factor.ts'
import type { Database } from '../database.ts'
import { retryWhenBusy } from '../database-errors.ts'
import { type Actor, keepHistory } from '../history.ts'
import { Refused } from '../refused.ts'
import { type Change, changeAreas } from '../transaction.ts'
import { endSessions } from './sessions.ts'
import { userById } from './user-writes.ts'

interface KeptFactor {
  /** As it was kept: `FactorVault` opens it. */
  secret: string
  confirmed: boolean
  codesLeft: number
}

/** What signs somebody in beside the password. Codes are kept as hashes; a change throws `Refused`. */
export interface SecondFactorRepository {
  of(userId: string): Promise<KeptFactor | undefined>
  /** Everybody's, as they are kept. */
  secrets(): Promise<{ userId: string; secret: string }[]>
  /** The same secret, kept otherwise. False: it is another one by now. */
  replaceSecret(userId: string, from: string, to: string): Promise<boolean>
  /** A secret that does not count yet, in the place of an earlier one of the kind. Refused when one counts. */
  begin(userId: string, secret: string): Promise<void>
  /** `step`: of the code that confirmed it. */
  confirm(userId: string, step: number, codeHashes: readonly string[], by: Actor): Promise<void>
  replaceCodes(userId: string, codeHashes: readonly string[]): Promise<void>
  /** False: this step or one of the next `odd` was used before. Of two at once one is first. */
  takeStep(userId: string, step: number, odd: number): Promise<boolean>
  takeCode(userId: string, codeHash: string): Promise<boolean>
  /** Ends the sessions when somebody else does it. False: there is none. */
  remove(userId: string, by: Actor): Promise<boolean>
}

export function secondFactorRepository(database: Database, now: () => Date): SecondFactorRepository {
  return {
    async of(userId) {
      const row = await database
        .selectFrom('second_factors')
        .select(['secret', 'confirmed_at'])
        .where('user_id', '=', userId)
        .executeTakeFirst()
      if (!row) return undefined
      const codes = await database
        .selectFrom('recovery_codes')
        .select('code_hash')
        .where('user_id', '=', userId)
        .execute()
      return { secret: row.secret, confirmed: row.confirmed_at !== null, codesLeft: codes.length }
    },
    async secrets() {
      const rows = await database.selectFrom('second_factors').select(['user_id', 'secret']).execute()
      return rows.map((row) => ({ userId: row.user_id, secret: row.secret }))
    },
    replaceSecret: (userId, from, to) =>
      retryWhenBusy(async () => {
        const replaced = await database
          .updateTable('second_factors')
          .set({ secret: to })
          .where('user_id', '=', userId)
          .where('secret', '=', from)
          .executeTakeFirst()
        return replaced.numUpdatedRows > 0n
      }),
    begin: (userId, secret) =>
      changeAreas(database, ['staff'], async (transaction) => {
        await transaction
          .deleteFrom('second_factors')
          .where('user_id', '=', userId)
          .where('confirmed_at', 'is', null)
          .execute()
        const there = await transaction
          .selectFrom('second_factors')
          .select('user_id')
          .where('user_id', '=', userId)
          .executeTakeFirst()
        if (there) throw new Refused('taken', { message: factorTexts.onAlready })
        await transaction
          .insertInto('second_factors')
          .values({ user_id: userId, secret, confirmed_at: null, last_step: 0 })
          .execute()
      }),
    confirm: (userId, step, codeHashes, by) =>
      changeAreas(database, ['staff'], async (transaction) => {
        const at = now().toISOString()
        const confirmed = await transaction
          .updateTable('second_factors')
          .set({ confirmed_at: at, last_step: step })
          .where('user_id', '=', userId)
          .where('confirmed_at', 'is', null)
          .executeTakeFirst()
        if (confirmed.numUpdatedRows === 0n) throw new Refused('taken', { message: factorTexts.onAlready })
        await putCodes(transaction, userId, codeHashes)
        await note(transaction, userId, 'factorOn', by, at)
      }),
    replaceCodes: (userId, codeHashes) =>
      changeAreas(database, ['staff'], (transaction) => putCodes(transaction, userId, codeHashes)),
    takeStep: (userId, step, odd) =>
      retryWhenBusy(async () => {
        const used = await database
          .updateTable('second_factors')
          .set({ last_step: step })
          .where('user_id', '=', userId)
          .where((row) => row.or([row('last_step', '<', step), row('last_step', '>', step + odd)]))
          .executeTakeFirst()
        return used.numUpdatedRows > 0n
      }),
    takeCode: (userId, codeHash) =>
      retryWhenBusy(async () => {
        const used = await database
          .deleteFrom('recovery_codes')
          .where('user_id', '=', userId)
          .where('code_hash', '=', codeHash)
          .executeTakeFirst()
        return used.numDeletedRows > 0n
      }),
    remove: (userId, by) =>
      changeAreas(database, ['staff'], async (transaction) => {
        await userById(transaction, userId)
        await putCodes(transaction, userId, [])
        const gone = await transaction
          .deleteFrom('second_factors')
          .where('user_id', '=', userId)
          .executeTakeFirst()
        if (gone.numDeletedRows === 0n) return false
        if (by.userId !== userId) await endSessions(transaction, userId)
        await note(transaction, userId, 'factorOff', by, now().toISOString())
        return true
      }),
  }
}

async function putCodes(transaction: Change, userId: string, codeHashes: readonly string[]): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  if (codeHashes.length === 0) return
  const rows = codeHashes.map((hash) => ({ user_id: userId, code_hash: hash }))
  await transaction.insertInto('recovery_codes').values(rows).execute()
}

const note = (
  transaction: Change,
  recordId: string,
  action: 'factorOn' | 'factorOff',
  by: Actor,
  at: string,
) => keepHistory(transaction, by, at, [{ kind: 'user', recordId, action, before: null, after: null }])
