import * as z from 'zod/mini'
import { type FileKind, fileKindSchema } from '../../core/contract/import-file.ts'
import type { Database } from './database.ts'
import { changeAreas } from './transaction.ts'

const keptSchema = z.object({ kind: fileKindSchema, rows: z.unknown() })

/** A file that was looked at and waits for a confirmation. */
interface Preview {
  kind: FileKind
  fileHash: string
  outcomeHash: string
  /** As JSON: whoever knows the kind reads them. */
  rows: unknown
}

export interface PreviewRepository {
  /** One a user: an older one is over. */
  keep(key: { tokenHash: string; userId: string; endsAt: string }, preview: Preview): Promise<void>
  /** Takes the preview away and answers it; undefined when there is none, or it is over, another's or of another kind. */
  take(key: { tokenHash: string; userId: string; kind: FileKind }): Promise<Preview | undefined>
}

export function previewRepository(database: Database, now: () => Date): PreviewRepository {
  return {
    // Staff is locked first, as with every write, so that a wait for it is one that is tried again.
    keep: ({ tokenHash, userId, endsAt }, { kind, fileHash, outcomeHash, rows }) =>
      changeAreas(database, ['staff'], async (transaction) => {
        await transaction
          .deleteFrom('previews')
          .where((row) => row.or([row('user_id', '=', userId), row('ends_at', '<', now().toISOString())]))
          .execute()
        await transaction
          .insertInto('previews')
          .values({
            ...{ token_hash: tokenHash, user_id: userId, ends_at: endsAt },
            ...{ file_hash: fileHash, outcome_hash: outcomeHash, rows: JSON.stringify({ kind, rows }) },
          })
          .execute()
      }),
    take: ({ tokenHash, userId, kind }) =>
      changeAreas(database, ['staff'], async (transaction) => {
        const row = await transaction
          .deleteFrom('previews')
          .where('token_hash', '=', tokenHash)
          .where('user_id', '=', userId)
          .returningAll()
          .executeTakeFirst()
        if (!row || row.ends_at <= now().toISOString()) return undefined
        const kept = keptSchema.safeParse(JSON.parse(row.rows)).data
        if (kept?.kind !== kind) return undefined
        return { kind, fileHash: row.file_hash, outcomeHash: row.outcome_hash, rows: kept.rows }
      }),
  }
}
