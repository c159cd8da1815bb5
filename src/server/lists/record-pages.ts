import { setImmediate as nextTurn } from 'node:timers/promises'
import { sortOf } from '../../core/contract/console/pages.ts'
import type { Product } from '../../core/contract/product.ts'
import type { Store } from '../../core/contract/store.ts'
import {
  type Column,
  compareValues,
  type Filter,
  findRows,
  type Indexed,
  indexed,
} from '../../core/tables/arrange.ts'
import {
  cityFilter,
  productColumns,
  productFilters,
  storeColumns,
  wordsOfProduct,
  wordsOfStore,
} from '../../core/tables/record-tables.ts'

/** Rows read, compared or written between two turns of the event loop: ten thousand at once would hold it 40 to 100 ms. */
export const ROWS_A_TURN = 500

interface Keyed<Row> {
  row: Row
  key: string | number
}
type Compare = (a: Keyed<unknown>, b: Keyed<unknown>) => number

/**
 * The rows by their keys, as people would put them, with turns of the event loop in between. Equal ones stay in order, either way.
 * @internal Tests sort with it.
 */
export async function sortedInTurns<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
  { down = false } = {},
): Promise<Row[]> {
  const way = down ? -1 : 1
  const compare: Compare = (a, b) => way * compareValues(a.key, b.key)
  let runs: Keyed<Row>[][] = []
  for (let from = 0; from < rows.length; from += ROWS_A_TURN) {
    const run = rows.slice(from, from + ROWS_A_TURN).map((row) => ({ row, key: keyOf(row) }))
    runs.push(run.sort(compare))
    await nextTurn()
  }
  while (runs.length > 1) {
    const merged: Keyed<Row>[][] = []
    for (let at = 0; at < runs.length; at += 2)
      merged.push(await merge(runs[at] ?? [], runs[at + 1] ?? [], compare))
    runs = merged
  }
  return (runs[0] ?? []).map(({ row }) => row)
}

async function merge<Row>(left: readonly Keyed<Row>[], right: readonly Keyed<Row>[], compare: Compare) {
  const merged: Keyed<Row>[] = []
  let at = 0
  for (const [done, each] of left.entries()) {
    for (let next = right[at]; next && compare(next, each) < 0; next = right[at]) {
      merged.push(next)
      at++
    }
    merged.push(each)
    if (done % ROWS_A_TURN === 0) await nextTurn()
  }
  return [...merged, ...right.slice(at)]
}

/** How records of a kind are found and ordered: as the console's table of them. */
interface Kind<Row> {
  columns: readonly Column<Row>[]
  filters: readonly Filter<Row>[]
  wordsOf(row: Row): string
}

/** A search, and the filters by their names. */
type Narrowing = { q?: string | undefined } & Readonly<Record<string, string | undefined>>
interface PageAsked {
  sort?: string | undefined
  page: string
  rows: string
}

interface RecordPage<Row> {
  shown: Row[]
  page: number
  found: number
  all: number
}

/** What is kept of one list for as long as it is the newest: how each is found, and each order asked for. */
interface Kept<Row> {
  rows: Promise<readonly Indexed<Row>[]>
  orders: Map<string, Promise<readonly Indexed<Row>[]>>
}

/**
 * Pages of records that are held in memory, found and sorted as every table of the console is. Made once a list, in
 * pieces: ten thousand products at once would hold the event loop 100 ms.
 */
interface RecordPages<Row> {
  /** Makes a list findable before somebody waits for it. */
  prepare(list: readonly Row[]): void
  page(list: readonly Row[], asked: Narrowing & PageAsked): Promise<RecordPage<Row>>
  find(list: readonly Row[], asked: Narrowing): Promise<readonly Row[]>
}

/** @internal Tests make pages of their own. */
export function createRecordPages<Row>({ columns, filters, wordsOf }: Kind<Row>): RecordPages<Row> {
  const kept = new WeakMap<readonly Row[], Kept<Row>>()

  function keptOf(list: readonly Row[]): Kept<Row> {
    const known = kept.get(list) ?? { rows: indexInTurns(list, wordsOf), orders: new Map() }
    kept.set(list, known)
    return known
  }

  async function inOrder(list: readonly Row[], sort: string) {
    const { rows, orders } = keptOf(list)
    const by = sortOf(sort)
    const column = columns.find(({ id }) => id === by?.id)
    if (!by || !column) return rows
    const known =
      orders.get(sort) ?? rows.then((indexes) => sortedInTurns(indexes, ({ row }) => column.value(row), by))
    orders.set(sort, known)
    return known
  }

  return {
    // Whoever asks for a page is told of a fault.
    prepare: (list) => void keptOf(list).rows.catch(() => {}),
    async page(list, { q = '', sort = '', page, rows, ...chosen }) {
      const found = findRows(await inOrder(list, sort), q, filters, chosen)
      const size = Number(rows)
      const at = Math.min(Number(page), Math.max(1, Math.ceil(found.length / size)))
      const shown = found.slice((at - 1) * size, at * size)
      return { shown, page: at, found: found.length, all: list.length }
    },
    find: async (list, { q = '', ...chosen }) => findRows(await keptOf(list).rows, q, filters, chosen),
  }
}

async function indexInTurns<Row>(
  list: readonly Row[],
  wordsOf: (row: Row) => string,
): Promise<Indexed<Row>[]> {
  const rows: Indexed<Row>[] = []
  for (const row of list) {
    rows.push(indexed(row, [], wordsOf))
    if (rows.length % ROWS_A_TURN === 0) await nextTurn()
  }
  return rows
}

export const pagesOfProducts = () =>
  createRecordPages<Product>({
    columns: productColumns,
    filters: productFilters,
    wordsOf: wordsOfProduct,
  })

export const pagesOfStores = () =>
  createRecordPages<Store>({ columns: storeColumns, filters: [cityFilter([])], wordsOf: wordsOfStore })
