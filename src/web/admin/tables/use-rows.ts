import { useMemo } from 'react'
import { type Column, type Filter, findRows, indexed, sortRows } from '../../../core/tables/arrange.ts'
import type { FoundRows } from './found-rows.ts'
import type { TableState } from './use-table-state.ts'

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
