import { isDeepStrictEqual } from 'node:util'
import {
  type HistoryEntry,
  type HistoryKind,
  historyEntrySchema,
} from '../../core/contract/console/history.ts'
import { replyTexts } from '../../core/contract/console/messages.ts'
import type { Database } from './database.ts'
import { Refused } from './refused.ts'
import type { HistoryTable } from './schema.ts'
import { breathe, type Change, countUp } from './transaction.ts'

/** Who makes a change: somebody signed in, or a command on the server's own machine. */
export interface Actor {
  userId: string | null
  username: string
}

export const MACHINE: Actor = { userId: null, username: 'this machine' }

/** What happened to one record; `null` before: it came into being, `null` after: it went. */
export interface Happened {
  kind: HistoryKind
  recordId: string
  part?: string
  action: HistoryEntry['action']
  before: unknown
  after: unknown
}

/** Rows of one insert (ten values each, far below what a statement may hold), and of one reading between two turns of the loop. */
const BATCH = 200

/** A store that goes has entries of its admins, too. */
const MOST_UNDONE = 20_000

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value))

/** Keeps what a change did, by the change's own transaction: neither is there without the other. Answers its entries. */
export async function keepHistory(
  transaction: Change,
  by: Actor,
  at: string,
  happened: readonly Happened[],
): Promise<{ first: number; last: number } | null> {
  if (happened.length === 0) return null
  const last = await countUp(transaction, 'history', happened.length)
  const first = last - happened.length + 1
  const rowOf = (each: Happened, index: number): HistoryTable => ({
    id: first + index,
    at,
    user_id: by.userId,
    username: by.username,
    kind: each.kind,
    record_id: each.recordId,
    part: each.part ?? null,
    action: each.action,
    before: json(each.before),
    after: json(each.after),
  })
  for (let from = 0; from < happened.length; from += BATCH) {
    if (from > 0) await breathe()
    const batch = happened.slice(from, from + BATCH)
    await transaction
      .insertInto('history')
      .values(batch.map((each, index) => rowOf(each, from + index)))
      .execute()
  }
  return { first, last }
}

interface HistoryQuery {
  kinds: readonly HistoryKind[]
  recordId: string | undefined
  /** Entries older than this one. */
  before: number | undefined
  limit: number
}

export interface HistoryRepository {
  /** Newest first. */
  entries(query: HistoryQuery): Promise<HistoryEntry[]>
  byId(id: string): Promise<HistoryEntry | undefined>
  /** From one to another, both included, oldest first. */
  range(first: number, last: number): Promise<HistoryEntry[]>
  /** Which records were put back by entries after this one. */
  restoredSince(last: number): Promise<(record: Pick<HistoryEntry, 'kind' | 'recordId'>) => boolean>
}

export function historyRepository(database: Database): HistoryRepository {
  return {
    async entries({ kinds, recordId, before, limit }) {
      let query = database.selectFrom('history').selectAll().where('kind', 'in', kinds)
      if (recordId !== undefined) query = query.where('record_id', '=', recordId)
      if (before !== undefined) query = query.where('id', '<', before)
      const rows = await query.orderBy('id', 'desc').limit(limit).execute()
      return rows.map(entryOfRow)
    },
    async range(first, last) {
      const entries: HistoryEntry[] = []
      for (let from = first; entries.length < MOST_UNDONE; ) {
        const rows = await database
          .selectFrom('history')
          .selectAll()
          .where('id', '>=', from)
          .where('id', '<=', last)
          .orderBy('id')
          .limit(BATCH)
          .execute()
        entries.push(...rows.map(entryOfRow))
        if (rows.length < BATCH) break
        from = Number(entries.at(-1)?.id) + 1
        await breathe()
      }
      return entries
    },
    async restoredSince(last) {
      const rows = await database
        .selectFrom('history')
        .select(['kind', 'record_id'])
        .distinct()
        .where('id', '>', last)
        .where('action', '=', 'restored')
        .execute()
      const keys = new Set(rows.map(({ kind, record_id }) => `${kind} ${record_id}`))
      return ({ kind, recordId }) => keys.has(`${kind} ${recordId}`)
    },
    async byId(id) {
      if (!/^\d{1,9}$/.test(id)) return undefined
      const row = await database
        .selectFrom('history')
        .selectAll()
        .where('id', '=', Number(id))
        .executeTakeFirst()
      return row && entryOfRow(row)
    },
  }
}

const read = (text: string | null): unknown => (text === null ? null : JSON.parse(text))

function entryOfRow(row: HistoryTable): HistoryEntry {
  return historyEntrySchema.parse({
    id: String(row.id),
    at: row.at,
    userId: row.user_id,
    username: row.username,
    kind: row.kind,
    recordId: row.record_id,
    part: row.part,
    action: row.action,
    before: read(row.before),
    after: read(row.after),
  })
}

export const changedSince = () => new Refused('stale', { message: replyTexts.changedSince })

/** A change of a record between two of its versions, to be made again or, the other way round, taken back. */
export interface Reversal<T> {
  /** Null: there was no record. */
  from: T | null
  to: T
  /** Somebody was asked and knows what of it has been changed again since. */
  over?: boolean
}

/**
 * A record as it is now with the fields that differ between two versions as `to` has them: what others wrote into its
 * other fields stays. Throws `Refused` where the record was not there or, unless it may be written over, where one of
 * these fields is another by now than in `from`.
 */
export function reversed<T extends object>(now: T, { from, to, over = false }: Reversal<T>): T {
  if (from === null) throw changedSince()
  const names = Object.keys(to) as (keyof T)[]
  const changed = names.filter((name) => !isDeepStrictEqual(from[name], to[name]))
  if (!over && changed.some((name) => !isDeepStrictEqual(now[name], from[name]))) throw changedSince()
  return { ...now, ...Object.fromEntries(changed.map((name) => [name, to[name]])) }
}
