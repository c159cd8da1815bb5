import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'

export interface Column<Row> {
  id: string
  header: string
  /** What is searched, and sorted by. */
  value(row: Row): string | number
  /** Off for pictures and buttons. */
  sortable?: boolean
}

export interface Sort {
  id: string
  down: boolean
}

/** More rows than this take a browser longer to lay out than a person waits. */
export const pageSizes = [25, 50, 100] as const

/** How a table is shown; pages count from 0. */
export interface TableState {
  query: string
  sort: Sort | undefined
  page: number
  size: number
}
export const atFirst: TableState = { query: '', sort: undefined, page: 0, size: 50 }

const compare = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare

/** The rows that hold every word of the query, in the order asked for. */
export function arrange<Row>(
  rows: readonly { row: Row; words: string }[],
  columns: readonly Column<Row>[],
  query: string,
  sort: Sort | undefined,
): Row[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = rows.filter(({ words }) => wanted.every((word) => words.includes(word))).map(({ row }) => row)
  const by = columns.find(({ id }) => id === sort?.id)
  if (!by || !sort) return found
  const keyed = found.map((row) => ({ row, key: by.value(row) }))
  const way = sort.down ? -1 : 1
  keyed.sort(
    ({ key: a }, { key: b }) =>
      way * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))),
  )
  return keyed.map(({ row }) => row)
}

/**
 * Search, order and page of a table, which begins as `first` and tells when it is shown otherwise. `columns` must be
 * the same from one rendering to the next.
 */
export function useTable<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  first: TableState = atFirst,
  onShown?: (state: TableState) => void,
) {
  const [query, setQuery] = useState(first.query)
  const [sort, setSort] = useState(first.sort)
  const [page, setPage] = useState(first.page)
  const [size, setSize] = useState(first.size)
  // Typing stays ahead of a long list.
  const searched = useDeferredValue(query)
  const tell = useRef(onShown)
  tell.current = onShown
  useEffect(() => tell.current?.({ query: searched, sort, page, size }), [searched, sort, page, size])

  const indexed = useMemo(
    () =>
      rows.map((row) => ({
        row,
        words: columns
          .map(({ value }) => value(row))
          .join('\n')
          .toLowerCase(),
      })),
    [rows, columns],
  )
  const found = useMemo(() => arrange(indexed, columns, searched, sort), [indexed, columns, searched, sort])
  const pages = Math.max(1, Math.ceil(found.length / size))
  const at = Math.min(page, pages - 1)

  return {
    query,
    search(words: string) {
      setQuery(words)
      setPage(0)
    },
    sort,
    sortBy(id: string) {
      setSort((before) => (before?.id === id ? { id, down: !before.down } : { id, down: false }))
    },
    shown: found.slice(at * size, (at + 1) * size),
    found: found.length,
    all: rows.length,
    page: at,
    pages,
    setPage,
    size,
    setSize(next: number) {
      setSize(next)
      setPage(0)
    },
  }
}
export type Table<Row> = ReturnType<typeof useTable<Row>>
