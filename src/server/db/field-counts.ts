import { sql } from 'kysely'
import type { FieldKind } from '../../core/contract/field.ts'
import type { FieldSum } from '../../core/work-list/field-work.ts'
import type { Database } from './database.ts'
import { retryWhenBusy } from './database-errors.ts'
import { breathe } from './transaction.ts'

/** In how many visits of a day something happened; '' and 0 where it is about no store, product, topic or path. */
export interface FieldCell extends FieldSum {
  day: string
}

export interface FieldQuery {
  /** From this day on. */
  since: string
  kinds: readonly FieldKind[]
  /** Absent: of all stores. */
  storeId?: string | undefined
  /** Only of these products, or these stores. */
  productIds?: readonly string[] | undefined
  storeIds?: readonly string[] | undefined
  /** Sums of fewer visits are left out. */
  atLeast: number
}

export interface FieldRepository {
  /** Adds to what is counted already, a batch at a time; `written` is told of each that is lasting. */
  add(cells: readonly FieldCell[], written: (cells: readonly FieldCell[]) => void): Promise<void>
  /** Sums by kind and `by`, most visits first, at most 10,000; what is not in `by` is '' or 0. */
  sums(query: FieldQuery, by: readonly SumBy[]): Promise<(FieldSum & { day: string })[]>
  /** Forgets what is older than this day. */
  forget(before: string): Promise<void>
}

const columns = {
  day: 'day',
  storeId: 'store_id',
  kind: 'kind',
  productId: 'product_id',
  topic: 'topic',
  from: 'from_place',
  to: 'to_place',
  part: 'part',
} as const
type SumBy = Exclude<keyof typeof columns, 'kind'>

/** Nine values each, far below what a statement may hold. */
const BATCH = 100
const MOST_SUMS = 10_000

const key = Object.values(columns)

const order = (cell: FieldCell) => JSON.stringify(Object.keys(columns).map((name) => cell[name as SumBy]))

export function fieldRepository(database: Database): FieldRepository {
  return {
    async add(cells, written) {
      // In one order, so that two nodes do not wait for each other.
      const sorted = cells.toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
      for (let from = 0; from < sorted.length; from += BATCH) {
        const batch = sorted.slice(from, from + BATCH)
        const rows = batch.map(({ storeId, productId, from: from_place, to: to_place, ...rest }) => ({
          ...rest,
          ...{ store_id: storeId, product_id: productId, from_place, to_place },
        }))
        await retryWhenBusy(() =>
          database
            .insertInto('field_counts')
            .values(rows)
            .onConflict((same) =>
              same.columns(key).doUpdateSet({ visits: sql<number>`field_counts.visits + excluded.visits` }),
            )
            .execute(),
        )
        written(batch)
        await breathe()
      }
    },
    async sums({ since, kinds, storeId, storeIds, productIds, atLeast }, by) {
      const total = sql<number>`sum(visits)`
      const text = (name: Exclude<SumBy, 'part'>) =>
        (by.includes(name) ? sql.ref<string>(columns[name]) : sql.lit('')).as(name)
      let query = database
        .selectFrom('field_counts')
        .select([total.as('visits'), 'kind', text('day'), text('storeId'), text('productId'), text('topic')])
        .select([
          text('from'),
          text('to'),
          (by.includes('part') ? sql.ref<number>('part') : sql.lit(0)).as('part'),
        ])
        .where('kind', 'in', kinds)
        .where('day', '>=', since)
        .groupBy(['kind', ...by.map((name) => columns[name])])
        .having(total, '>=', atLeast)
      if (storeId !== undefined) query = query.where('store_id', '=', storeId)
      if (productIds) query = query.where('product_id', 'in', productIds)
      if (storeIds) query = query.where('store_id', 'in', storeIds)
      const rows = await query.orderBy(total, 'desc').limit(MOST_SUMS).execute()
      return rows.map((row) => ({ ...row, part: Number(row.part), visits: Number(row.visits) }))
    },
    async forget(before) {
      await retryWhenBusy(() => database.deleteFrom('field_counts').where('day', '<', before).execute())
    },
  }
}
