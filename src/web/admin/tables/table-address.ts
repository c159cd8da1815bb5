import { atFirst, pageSizes, type TableState } from './use-table.ts'

/** The names in the address; a heading's column follows `sort`, with a minus before it for the other way. */
const names = { query: 'q', sort: 'sort', page: 'page', size: 'rows' } as const

/** What an address says of a table. What it does not say, or says wrongly, is as at first. */
export function readTable(search: URLSearchParams): TableState {
  const sort = search.get(names.sort) ?? ''
  const page = Number(search.get(names.page) ?? 1)
  const size = pageSizes.find((each) => String(each) === search.get(names.size))
  return {
    query: search.get(names.query) ?? atFirst.query,
    sort: sort === '' ? undefined : { id: sort.replace(/^-/, ''), down: sort.startsWith('-') },
    page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
    size: size ?? atFirst.size,
  }
}

/** The same address, saying so of the table; what is as at first is left out. */
export function writeTable(
  search: URLSearchParams,
  { query, sort, page, size }: TableState,
): URLSearchParams {
  const next = new URLSearchParams(search)
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value))
  put(names.query, query)
  put(names.sort, sort ? `${sort.down ? '-' : ''}${sort.id}` : '')
  put(names.page, page === 0 ? '' : String(page + 1))
  put(names.size, size === atFirst.size ? '' : String(size))
  return next
}
