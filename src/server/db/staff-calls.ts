import type { StaffCall } from '../../core/contract/console/staff-calls.ts'
import { type CallPlace, callPlaceSchema } from '../../core/contract/staff-call.ts'
import type { Database } from './database.ts'
import { retryWhenBusy } from './database-errors.ts'
import { changeAreas } from './transaction.ts'

/** A line that is lost may come back: so long, in ms. */
const LOST_FOR_MS = 180_000
/** Somebody who comes is there by then. */
const COMING_FOR_MS = 15 * 60_000
/** How an end is shown. */
const SHOWN_FOR_MS = 60_000
const KEPT_FOR_MS = 3_600_000
/** Longer than three signs of a node's. */
const SCREEN_FOR_MS = 35_000

export interface NewCall {
  id: string
  storeId: string
  place: CallPlace
  language: string | null
}

type Ended = NonNullable<StaffCall['ended']>

/** Calls to staff that stand or have just ended, and which screens show them. Told of as the area `calls`. */
export interface StaffCallRepository {
  /** Resolves to false where the store is not there. */
  open(call: NewCall): Promise<boolean>
  /** Called again, or taken up after a lost line (`ring` false). False: no such call stands in that store. */
  again(call: NewCall, ring: boolean): Promise<boolean>
  lose(id: string): Promise<void>
  /** Ends a call that stands; with `storeId` only one of that store. Nothing is written where there is none: false. */
  end(id: string, how: Ended, storeId?: string): Promise<boolean>
  /** Staff, or the shopper, have ended it: it is not lost. */
  isEnded(id: string, storeId: string): Promise<boolean>
  /** True where nobody else had; the first wins. */
  take(id: string, by: string, name: string | null): Promise<boolean>
  /** In order of time; of those that ended for a minute. */
  list(): Promise<StaffCall[]>
  /** Stores whose calls are seen on a screen; null: all of them. */
  screens(): Promise<(string | null)[]>
  /** `storeIds` null: it shows the calls of all stores. */
  openScreen(screen: { id: string; node: string; storeIds: readonly string[] | null }): Promise<void>
  closeScreen(id: string): Promise<void>
  /** A sign of life of a node: its screens, and the calls whose lines it holds. */
  touch(node: string, callIds: readonly string[]): Promise<void>
}

export function staffCallRepository(database: Database, now: () => Date): StaffCallRepository {
  const ago = (ms: number) => new Date(now().getTime() - ms).toISOString()
  const iso = () => now().toISOString()
  const change = <T>(work: Parameters<typeof changeAreas<T>>[2]) => changeAreas(database, ['calls'], work)

  return {
    open: ({ id, storeId, place, language }) =>
      change(async (transaction) => {
        await transaction.deleteFrom('staff_calls').where('seen_at', '<', ago(KEPT_FOR_MS)).execute()
        await transaction.deleteFrom('staff_screens').where('seen_at', '<', ago(KEPT_FOR_MS)).execute()
        const store = await transaction
          .selectFrom('stores')
          .select('id')
          .where('id', '=', storeId)
          .executeTakeFirst()
        if (!store) return false
        const at = iso()
        const times = { since: at, rung_at: at, seen_at: at }
        const row = { id, store_id: storeId, place: JSON.stringify(place), language, ...times }
        await transaction
          .insertInto('staff_calls')
          .values({ ...row, ...untouched })
          .execute()
        return true
      }),
    again: ({ id, storeId, place }, ring) =>
      change(async (transaction) => {
        const at = iso()
        const rung = ring ? { rung_at: at, taken_at: null, taken_by: null, taken_name: null } : {}
        const { numUpdatedRows } = await transaction
          .updateTable('staff_calls')
          .set({ place: JSON.stringify(place), seen_at: at, lost_at: null, ...rung })
          .where('id', '=', id)
          .where('store_id', '=', storeId)
          .where('ended_at', 'is', null)
          .where('seen_at', '>', ago(LOST_FOR_MS))
          .executeTakeFirst()
        return numUpdatedRows > 0
      }),
    lose: (id) =>
      change(async (transaction) => {
        const at = iso()
        await transaction
          .updateTable('staff_calls')
          .set({ lost_at: at })
          .where('id', '=', id)
          .where('ended_at', 'is', null)
          .execute()
      }),
    async end(id, ended, storeId) {
      const standing = { id, ended_at: null, ...(storeId !== undefined && { store_id: storeId }) }
      const found = database.selectFrom('staff_calls').select('id')
      if (!(await found.where((row) => row.and(standing)).executeTakeFirst())) return false
      return change(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('staff_calls')
          .set({ ended, ended_at: iso() })
          .where((row) => row.and(standing))
          .executeTakeFirst()
        return numUpdatedRows > 0
      })
    },
    async isEnded(id, storeId) {
      const row = await database
        .selectFrom('staff_calls')
        .select('id')
        .where('id', '=', id)
        .where('store_id', '=', storeId)
        .where('ended_at', 'is not', null)
        .executeTakeFirst()
      return row !== undefined
    },
    take: (id, by, name) =>
      change(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('staff_calls')
          .set({ taken_at: iso(), taken_by: by, taken_name: name })
          .where('id', '=', id)
          .where('taken_at', 'is', null)
          .where('ended_at', 'is', null)
          .executeTakeFirst()
        return numUpdatedRows > 0
      }),
    async list() {
      const rows = await database
        .selectFrom('staff_calls')
        .innerJoin('stores', 'stores.id', 'staff_calls.store_id')
        .selectAll('staff_calls')
        .select('stores.name as store_name')
        .where((row) => row.or([row('ended_at', 'is', null), row('ended_at', '>', ago(SHOWN_FOR_MS))]))
        .where('seen_at', '>', ago(LOST_FOR_MS + SHOWN_FOR_MS))
        .where((row) => row.or([row('taken_at', 'is', null), row('taken_at', '>', ago(COMING_FOR_MS))]))
        .orderBy('since')
        .orderBy('staff_calls.id')
        .execute()
      return rows.map((row): StaffCall => {
        const gone = row.seen_at <= ago(LOST_FOR_MS)
        const { taken_at: at, taken_by: by, taken_name: name } = row
        return {
          id: row.id,
          storeId: row.store_id,
          storeName: row.store_name,
          place: callPlaceSchema.parse(JSON.parse(row.place)),
          language: row.language,
          since: row.since,
          rungAt: row.rung_at,
          lost: row.lost_at !== null,
          taken: at !== null && by !== null ? { by, name, at } : null,
          ended: row.ended ?? (gone ? 'lost' : null),
        }
      })
    },
    async screens() {
      const rows = await database
        .selectFrom('staff_screens')
        .select('store_id')
        .distinct()
        .where('seen_at', '>', ago(SCREEN_FOR_MS))
        .execute()
      return rows.map((row) => row.store_id)
    },
    openScreen: ({ id, node, storeIds }) =>
      change(async (transaction) => {
        const rows = (storeIds ?? [null]).map((store_id, at) => ({
          ...{ id: at === 0 ? id : `${id} ${at}`, node, store_id },
          seen_at: iso(),
        }))
        await transaction.insertInto('staff_screens').values(rows).execute()
      }),
    closeScreen: (id) =>
      change(async (transaction) => {
        await transaction
          .deleteFrom('staff_screens')
          .where((row) => row.or([row('id', '=', id), row('id', 'like', `${id} %`)]))
          .execute()
      }),
    async touch(node, callIds) {
      const at = iso()
      const lost = await retryWhenBusy(async () => {
        await database.updateTable('staff_screens').set({ seen_at: at }).where('node', '=', node).execute()
        if (callIds.length === 0) return []
        return database
          .updateTable('staff_calls')
          .set({ seen_at: at })
          .where('id', 'in', callIds)
          .returning(['id', 'lost_at'])
          .execute()
      })
      // Another node noticed late that the line before broke. What is lost since this sign was given stays so.
      const back = lost.flatMap(({ id, lost_at }) => (lost_at !== null && lost_at < at ? [id] : []))
      if (back.length === 0) return
      await change(async (transaction) => {
        await transaction
          .updateTable('staff_calls')
          .set({ lost_at: null })
          .where('id', 'in', back)
          .where('lost_at', '<', at)
          .execute()
      })
    },
  }
}

const untouched = {
  lost_at: null,
  taken_at: null,
  taken_by: null,
  taken_name: null,
  ended_at: null,
  ended: null,
} as const
