import { useCallback } from 'react'
import { type Column, sortText } from '../../../core/tables/arrange.ts'
import { type Load, useLoad } from '../load.tsx'
import type { FoundRows } from './found-rows.ts'
import type { TableState } from './use-table-state.ts'

interface Page {
  page: number
  found: number
  all: number
}

/** What narrows a list, by its names in the console's address. */
export type Narrowing = Readonly<Record<string, string>>

interface Pages<Row, Chosen, Reply> {
  columns: readonly Pick<Column<Row>, 'id'>[]
  /** These three must stay the same from one rendering to the next. */
  ask(query: Narrowing & { page: string; rows: string }, signal: AbortSignal): Promise<Reply>
  rowsOf(reply: Reply): readonly Row[]
  everyone(query: Narrowing): Promise<readonly Chosen[]>
}

/** What a table shows, a page at a time from the server: ten thousand rows at once take seconds. */
export function usePages<Row extends Chosen, Chosen extends { id: string }, Reply extends Page>(
  { columns, ask, rowsOf, everyone }: Pages<Row, Chosen, Reply>,
  { query, chosen, sort, page, size }: TableState,
) {
  // An order that no column has is none, as in every other table.
  const by = columns.some(({ id }) => id === sort?.id) ? sortText(sort) : ''
  const narrowed = JSON.stringify({ ...(query !== '' && { q: query }), ...chosen })
  const load: Load<Reply> = useLoad(
    useCallback(
      (signal: AbortSignal) =>
        ask(
          {
            ...JSON.parse(narrowed),
            ...(by !== '' && { sort: by }),
            page: String(page + 1),
            rows: String(size),
          },
          signal,
        ),
      [ask, narrowed, by, page, size],
    ),
    { stays: true },
  )
  const foundOf = (reply: Reply): FoundRows<Row, Chosen> => ({
    shown: rowsOf(reply),
    page: reply.page - 1,
    pages: Math.max(1, Math.ceil(reply.found / size)),
    found: reply.found,
    all: reply.all,
    isBusy: load.isBusy,
    everyone: () => everyone(JSON.parse(narrowed)),
    // Which those on other pages are is not known here.
    holdsAll: (picked) => reply.found === 0 || (reply.found === reply.all && picked.size >= reply.all),
    chosen: (picked) => [...picked.values()],
  })
  return { load, foundOf }
}
