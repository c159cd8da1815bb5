import { type ReactNode, useCallback, useMemo } from 'react'
import type * as z from 'zod/mini'
import type { Call } from '../../../core/contract/console/call.ts'
import { sortText } from '../../../core/contract/console/pages.ts'
import { type Column, type Filter, findRows, indexed, sortRows } from '../../../core/tables/arrange.ts'
import { useConsole } from '../console.ts'
import { type Load, useLoad } from '../load.tsx'
import type { TableState } from './use-table-state.ts'

export interface DataColumn<Row> extends Column<Row> {
  /** What the cell shows, where it is more than the value. */
  cell?: (row: Row) => ReactNode
  align?: 'end'
  /** Not shown until it is chosen; a table that has such a column lets its columns be chosen. */
  extra?: true
}

/** What a table shows of its rows: arranged in memory, or a page from the server. */
export interface FoundRows<Row, Chosen> {
  /** The rows of this page, which counts from 0. */
  shown: readonly Row[]
  page: number
  pages: number
  /** How many fit, and how many there are. */
  found: number
  all: number
  /** Newer rows are on their way. */
  isBusy: boolean
  /** All that were found, on whatever page; rejects when they did not come. */
  everyone(): Promise<readonly Chosen[]>
  /** Whether all that were found are in it, as far as is known. */
  holdsAll(picked: Picked<Chosen>): boolean
  /** What is picked and still there. */
  chosen(picked: Picked<Chosen>): readonly Chosen[]
}

/** Rows that were chosen, by their id. */
export type Picked<Chosen> = ReadonlyMap<string, Chosen>

interface RowsOf<Row> {
  rows: readonly Row[]
  /** Must stay the same from one rendering to the next, as the two below. */
  columns: readonly Column<Row>[]
  filters?: readonly Filter<Row>[] | undefined
  /** What is searched beside the columns: every field that is not shown. */
  wordsOf?: ((row: Row) => string) | undefined
}

/** Rows that are all at hand, as the state of their table says. */
export function useRows<Row extends { id: string }>(
  { rows, columns, filters, wordsOf }: RowsOf<Row>,
  { query, chosen, sort, page, size }: TableState,
): FoundRows<Row, Row> {
  const index = useMemo(() => rows.map((row) => indexed(row, columns, wordsOf)), [rows, columns, wordsOf])
  const narrowed = useMemo(() => findRows(index, query, filters, chosen), [index, query, filters, chosen])
  const found = useMemo(() => sortRows(narrowed, columns, sort), [narrowed, columns, sort])
  const pages = Math.max(1, Math.ceil(found.length / size))
  const at = Math.min(page, pages - 1)
  return {
    shown: found.slice(at * size, (at + 1) * size),
    page: at,
    pages,
    found: found.length,
    all: rows.length,
    isBusy: false,
    everyone: async () => found,
    holdsAll: (picked) => found.length > 0 && found.every(({ id }) => picked.has(id)),
    chosen: (picked) => rows.filter(({ id }) => picked.has(id)),
  }
}

interface Page {
  page: number
  found: number
  all: number
}

/** What is known of a row on whatever page. */
export interface Named {
  id: string
  name: string
}

interface Pages<Row, Reply extends Page> {
  columns: readonly Pick<Column<Row>, 'id'>[]
  page: Call & { reply: z.ZodMiniType<Reply> }
  /** Answers all that were found. */
  names: Call & { reply: z.ZodMiniType<Named[]> }
  rowsOf(reply: Reply): readonly Row[]
}

/**
 * What a table shows, a page at a time from the server: ten thousand rows at once take seconds. `pages` must stay the
 * same from one rendering to the next.
 */
export function usePages<Row extends Named, Reply extends Page>(
  pages: Pages<Row, Reply>,
  { query, chosen, sort, page, size }: TableState,
) {
  const { api } = useConsole()
  // An order that no column has is none, as in every other table.
  const by = pages.columns.some(({ id }) => id === sort?.id) ? sortText(sort) : ''
  // By their names in the console's address.
  const narrowed = JSON.stringify({ ...(query !== '' && { q: query }), ...chosen })
  const load: Load<Reply> = useLoad(
    useCallback(
      (signal: AbortSignal) => {
        const order = by === '' ? {} : { sort: by }
        const asked = { ...JSON.parse(narrowed), ...order, page: String(page + 1), rows: String(size) }
        return api.call(pages.page, { query: asked, signal })
      },
      [api, pages, narrowed, by, page, size],
    ),
    { stays: true },
  )
  const foundOf = (reply: Reply): FoundRows<Row, Named> => ({
    shown: pages.rowsOf(reply),
    page: reply.page - 1,
    pages: Math.max(1, Math.ceil(reply.found / size)),
    found: reply.found,
    all: reply.all,
    isBusy: load.isBusy,
    everyone: () => api.call(pages.names, { query: JSON.parse(narrowed) }),
    // Which those on other pages are is not known here.
    holdsAll: (picked) => reply.found === 0 || (reply.found === reply.all && picked.size >= reply.all),
    chosen: (picked) => [...picked.values()],
  })
  return { load, foundOf }
}
