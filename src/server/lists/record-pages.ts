import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type Column,
  type Filter,
  findRows,
  type Indexed,
  indexed,
  sortOf,
} from '../../core/tables/arrange.ts'
import { ROWS_A_TURN } from './rows-a-turn.ts'
import { sortedInTurns } from './sorted-in-turns.ts'

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
export interface RecordPages<Row> {
  /** Makes a list findable before somebody waits for it. */
  prepare(list: readonly Row[]): void
  page(list: readonly Row[], asked: Narrowing & PageAsked): Promise<RecordPage<Row>>
  find(list: readonly Row[], asked: Narrowing): Promise<readonly Row[]>
}

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
