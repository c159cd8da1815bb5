import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

export interface Column<Row> {
  id: string
  header: string
  /** What is searched, and sorted by. */
  value(row: Row): string | number
  /** Off for pictures and buttons. */
  sortable?: boolean
}

interface Sort {
  id: string
  down: boolean
}

/** More rows than this take a browser longer to lay out than a person waits. */
export const pageSizes = [25, 50, 100] as const

/** A choice that narrows the rows. Its value is kept in the address, under `name`. */
export interface Filter<Row> {
  name: string
  label: string
  choices: readonly { value: string; label: string }[]
  /** Whether a row stays when this value is chosen. */
  keeps(row: Row, value: string): boolean
}

/** How a table is shown; pages count from 0. */
interface TableState {
  query: string
  /** Value by the name of a filter; none that is not chosen. */
  chosen: Readonly<Record<string, string>>
  sort: Sort | undefined
  page: number
  size: number
}
/** @internal Tests begin with it. */
export const atFirst: TableState = { query: '', chosen: {}, sort: undefined, page: 0, size: 50 }

const compare = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare

/**
 * The rows that hold every word of the query, in the order asked for.
 * @internal A table of rows is tried on it.
 */
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
  { rows, columns, filters = NO_FILTERS, wordsOf }: TableOf<Row>,
  first: TableState = atFirst,
  onShown?: (state: TableState) => void,
) {
  const [query, setQuery] = useState(first.query)
  const [chosen, setChosen] = useState(first.chosen)
  const [sort, setSort] = useState(first.sort)
  const [page, setPage] = useState(first.page)
  const [size, setSize] = useState(first.size)
  // Typing stays ahead of a long list.
  const searched = useDeferredValue(query)
  const tell = useRef(onShown)
  tell.current = onShown
  useEffect(
    () => tell.current?.({ query: searched, chosen, sort, page, size }),
    [searched, chosen, sort, page, size],
  )

  const indexed = useMemo(
    () =>
      rows.map((row) => ({
        row,
        words: [...columns.map(({ value }) => value(row)), wordsOf?.(row) ?? ''].join('\n').toLowerCase(),
      })),
    [rows, columns, wordsOf],
  )
  const narrowed = useMemo(() => {
    const asked = filters.filter(({ name }) => chosen[name])
    if (asked.length === 0) return indexed
    return indexed.filter(({ row }) => asked.every(({ name, keeps }) => keeps(row, chosen[name] ?? '')))
  }, [indexed, filters, chosen])
  const found = useMemo(() => arrange(narrowed, columns, searched, sort), [narrowed, columns, searched, sort])
  const pages = Math.max(1, Math.ceil(found.length / size))
  const at = Math.min(page, pages - 1)

  return {
    query,
    search(words: string) {
      setQuery(words)
      setPage(0)
    },
    chosen,
    choose(name: string, value: string) {
      setChosen(({ [name]: _, ...others }) => (value === '' ? others : { ...others, [name]: value }))
      setPage(0)
    },
    narrowed: searched.trim() !== '' || Object.keys(chosen).length > 0,
    sort,
    sortBy(id: string) {
      setSort((before) => (before?.id === id ? { id, down: !before.down } : { id, down: false }))
    },
    shown: found.slice(at * size, (at + 1) * size),
    found: found.length,
    /** All that were found, on whatever page. */
    everyone: found,
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
interface TableOf<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  filters?: readonly Filter<Row>[] | undefined
  /** What is searched beside the columns: every field that is not shown. */
  wordsOf?: ((row: Row) => string) | undefined
}
const NO_FILTERS: readonly never[] = []

export type Table<Row> = ReturnType<typeof useTable<Row>>

/** The names in the address; a heading's column follows `sort`, with a minus before it for the other way. */
const names = { query: 'q', sort: 'sort', page: 'page', size: 'rows' } as const

/**
 * What an address says of a table. What it does not say, or says wrongly, is as at first.
 * @internal A table of addresses is tried on it.
 */
export function readTable(search: URLSearchParams, filters: readonly string[] = []): TableState {
  const sort = search.get(names.sort) ?? ''
  const page = Number(search.get(names.page) ?? 1)
  const size = pageSizes.find((each) => String(each) === search.get(names.size))
  return {
    query: search.get(names.query) ?? atFirst.query,
    chosen: Object.fromEntries(
      filters.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : [])),
    ),
    sort: sort === '' ? undefined : { id: sort.replace(/^-/, ''), down: sort.startsWith('-') },
    page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
    size: size ?? atFirst.size,
  }
}

/**
 * The same address, saying so of the table; what is as at first is left out.
 * @internal A table of addresses is tried on it.
 */
export function writeTable(
  search: URLSearchParams,
  { query, chosen, sort, page, size }: TableState,
  filters: readonly string[] = [],
): URLSearchParams {
  const next = new URLSearchParams(search)
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value))
  put(names.query, query)
  for (const name of filters) put(name, chosen[name] ?? '')
  put(names.sort, sort ? `${sort.down ? '-' : ''}${sort.id}` : '')
  put(names.page, page === 0 ? '' : String(page + 1))
  put(names.size, size === atFirst.size ? '' : String(size))
  return next
}

/** How the table of a screen is shown, kept in the address: a reload, Back and a link that is passed on show the same. */
export function useTableAddress(filters: readonly string[]): {
  first: TableState
  keep(state: TableState): void
} {
  const [search, setSearch] = useSearchParams()
  const [first] = useState(() => readTable(search, filters))
  return {
    first,
    keep(state) {
      const next = writeTable(search, state, filters)
      // In place of the entry: Back leaves the list instead of going through every letter of a search.
      if (String(next) !== String(search)) setSearch(next, { replace: true })
    },
  }
}
