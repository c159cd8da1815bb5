import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  LONGEST_QUERY,
  pageSizes,
  type Sort,
  sortOf,
  sortText,
} from '../../../core/contract/console/pages.ts'

/** How a table is shown; pages count from 0. */
export interface TableState {
  query: string
  /** Value by the name of a filter; none that is not chosen. */
  chosen: Readonly<Record<string, string>>
  sort: Sort | undefined
  page: number
  size: number
  /** The columns that are shown, by id; undefined: those that the table begins with. */
  columns: readonly string[] | undefined
}
/** @internal Tests begin with it. */
export const atFirst: TableState = {
  query: '',
  chosen: {},
  sort: undefined,
  page: 0,
  size: 50,
  columns: undefined,
}

/** The names in the address. */
const names = { query: 'q', sort: 'sort', page: 'page', size: 'rows', columns: 'columns' } as const

/** An address with these values; one that is '' is left out. */
function withValues(search: URLSearchParams, values: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

/**
 * Values that the address of a screen keeps, and what changes them. In place of the entry: Back leaves the list instead
 * of going through every letter of a search.
 */
export function useAddress() {
  const [search, setSearch] = useSearchParams()
  return {
    search,
    /** Answers the address as it is now. */
    put(values: Readonly<Record<string, string>>): string {
      const next = withValues(search, values)
      if (String(next) !== String(search)) setSearch(next, { replace: true })
      return String(next)
    },
  }
}

/**
 * What an address says of a table. What it does not say, or says wrongly, is as at first.
 * @internal A table of addresses is tried on it.
 */
export function readTable(search: URLSearchParams, filters: readonly string[] = []): TableState {
  const page = Number(search.get(names.page) ?? 1)
  const size = pageSizes.find((each) => String(each) === search.get(names.size))
  const columns = (search.get(names.columns) ?? '').split(',').filter(Boolean)
  return {
    query: (search.get(names.query) ?? atFirst.query).slice(0, LONGEST_QUERY),
    chosen: Object.fromEntries(
      filters.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : [])),
    ),
    sort: sortOf(search.get(names.sort) ?? ''),
    page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
    size: size ?? atFirst.size,
    columns: columns.length > 0 ? columns : undefined,
  }
}

/**
 * The values by which an address says so of a table; what is as at first is ''.
 * @internal A table of addresses is tried on it.
 */
export function writeTable(
  { query, chosen, sort, page, size, columns }: TableState,
  filters: readonly string[] = [],
): Record<string, string> {
  return {
    [names.query]: query,
    ...Object.fromEntries(filters.map((name) => [name, chosen[name] ?? ''])),
    [names.sort]: sortText(sort),
    [names.page]: page === 0 ? '' : String(page + 1),
    [names.size]: size === atFirst.size ? '' : String(size),
    [names.columns]: columns?.join(',') ?? '',
  }
}

/**
 * How a table is shown, and what changes that. Kept in the address, unless `inAddress` is off: a reload, Back and a link
 * that is passed on show the same. `filters`: their names.
 */
export function useTableState(filters: readonly string[] = [], inAddress = true) {
  const { search, put } = useAddress()
  const address = String(search)
  const [state, setState] = useState(() => (inAddress ? readTable(search, filters) : atFirst))
  const written = useRef(address)
  const [seen, setSeen] = useState(address)
  if (inAddress && seen !== address) {
    setSeen(address)
    // Somebody came to this screen anew, by a link or by Back: not by what was written below.
    if (written.current !== address) setState(readTable(search, filters))
  }
  const set = (change: Partial<TableState>) => setState((before) => ({ ...before, ...change }))
  // Typing stays ahead of a long list.
  const shown = useDeferredValue(state)
  const keep = useRef((_: TableState) => {})
  keep.current = (table) => {
    if (inAddress) written.current = put(writeTable(table, filters))
  }
  useEffect(() => keep.current(shown), [shown])

  return {
    /** What the controls say. */
    now: state,
    /** What the rows are to follow, a moment later. */
    shown,
    search: (query: string) => set({ query, page: 0 }),
    choose(name: string, value: string) {
      const { [name]: _, ...others } = state.chosen
      set({ chosen: value === '' ? others : { ...others, [name]: value }, page: 0 })
    },
    sortBy: (id: string) => set({ sort: { id, down: state.sort?.id === id && !state.sort.down } }),
    setPage: (page: number) => set({ page }),
    setSize: (size: number) => set({ size, page: 0 }),
    showColumns: (columns: readonly string[] | undefined) => set({ columns }),
  }
}
export type TableControls = ReturnType<typeof useTableState>
