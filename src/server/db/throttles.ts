import type { Database } from './database.ts'
import { retryWhenBusy } from './database-errors.ts'

/** How many tries something has had in its window, this one included. */
export interface Tried {
  tries: number
  /** ISO time at which the window ends and counting begins again. */
  endsAt: string
}

/** Counts tries across nodes and restarts. Keys are hashes of what is counted. */
export interface ThrottleRepository {
  /** Counts one try, before anything costly is done for it. */
  count(key: string, windowMs: number): Promise<Tried>
  /** What has been counted, without counting; undefined: nothing, or its window is over. */
  look(key: string, windowMs: number): Promise<Tried | undefined>
  /** Takes tries back: what was tried turned out well. */
  forget(key: string, tries: number | 'all'): Promise<void>
}

export function throttleRepository(database: Database, now: () => Date): ThrottleRepository {
  return {
    count: (key, windowMs) =>
      retryWhenBusy(async () => {
        const at = now()
        const endsAt = new Date(at.getTime() + windowMs).toISOString()
        const row = await database
          .insertInto('throttles')
          .values({ key, tries: 1, ends_at: endsAt })
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet((row) => {
              const over = row('throttles.ends_at', '<=', at.toISOString())
              // A window that ends later than it could began before the clock was set back.
              const odd = row('throttles.ends_at', '>', endsAt)
              return {
                tries: row
                  .case()
                  .when(over)
                  .then(1)
                  .else(row('throttles.tries', '+', 1))
                  .end(),
                ends_at: row
                  .case()
                  .when(row.or([over, odd]))
                  .then(endsAt)
                  .else(row.ref('throttles.ends_at'))
                  .end(),
              }
            }),
          )
          .returning(['tries', 'ends_at'])
          .executeTakeFirstOrThrow()
        return { tries: Number(row.tries), endsAt: row.ends_at }
      }),
    async look(key, windowMs) {
      const at = now()
      const row = await database
        .selectFrom('throttles')
        .select(['tries', 'ends_at'])
        .where('key', '=', key)
        .where('ends_at', '>', at.toISOString())
        // As in `count`: such a window began before the clock was set back.
        .where('ends_at', '<=', new Date(at.getTime() + windowMs).toISOString())
        .executeTakeFirst()
      return row && { tries: row.tries, endsAt: row.ends_at }
    },
    forget: (key, tries) =>
      retryWhenBusy(async () => {
        if (tries === 'all') await database.deleteFrom('throttles').where('key', '=', key).execute()
        else
          await database
            .updateTable('throttles')
            .set((row) => ({ tries: row('tries', '-', tries) }))
            .where('key', '=', key)
            .where('tries', '>', 0)
            .execute()
      }),
  }
}
