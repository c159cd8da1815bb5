import type { ReactNode } from 'react'
import { type Column, pageSizes, type Table, useTable, useTableAddress } from './use-table.ts'

export interface DataColumn<Row> extends Column<Row> {
  /** What the cell shows, where it is more than the value. */
  cell?: (row: Row) => ReactNode
  align?: 'end'
}

interface DataTableProps<Row extends { id: string }> {
  /** What the table is of, said to screen readers and in the search box. */
  label: string
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  /** The row's own buttons. */
  actions?: ((row: Row) => ReactNode) | undefined
  /** One sentence, and the action that fills it. */
  empty: ReactNode
  /** Off for a table that is not what the screen's address is about. */
  inAddress?: boolean
}

/** A table that can be searched, sorted by its headings and paged; rows are cards on a phone. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { label, rows, columns, actions, empty, inAddress = true } = props
  const { first, keep } = useTableAddress()
  const table = useTable(rows, columns, inAddress ? first : undefined, inAddress ? keep : undefined)
  if (rows.length === 0) return <div className="empty">{empty}</div>
  return (
    <div className="table-box">
      <div className="table-tools">
        <label>
          <span className="unseen">Search {label.toLowerCase()}</span>
          <input
            type="search"
            placeholder="Search"
            value={table.query}
            onChange={({ target }) => table.search(target.value)}
          />
        </label>
        <p role="status">
          {table.query === '' ? `${table.all} in all` : `${table.found} of ${table.all} found`}
        </p>
      </div>
      <table>
        <caption className="unseen">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.id} column={column} sort={table.sort} onSort={table.sortBy} />
            ))}
            {actions && <th scope="col">Actions</th>}
          </tr>
        </thead>
        <tbody>
          {table.shown.map((row) => (
            <tr key={row.id}>
              {columns.map(({ id, header, cell, value, align }) => (
                <td key={id} data-label={header} className={align && `align-${align}`}>
                  {cell ? cell(row) : value(row)}
                </td>
              ))}
              {actions && (
                <td data-label="Actions">
                  <div className="row-actions">{actions(row)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {table.found === 0 && <p className="empty">Nothing here holds “{table.query}”.</p>}
      <Pager table={table} label={label} />
    </div>
  )
}

interface HeadingProps<Row> {
  column: DataColumn<Row>
  sort: { id: string; down: boolean } | undefined
  onSort(id: string): void
}

function Heading<Row>({ column: { id, header, sortable = true, align }, sort, onSort }: HeadingProps<Row>) {
  const mine = sort?.id === id ? sort : undefined
  const order = mine ? (mine.down ? 'descending' : 'ascending') : undefined
  return (
    <th scope="col" aria-sort={order} className={align && `align-${align}`}>
      {sortable ? (
        <button type="button" onClick={() => onSort(id)}>
          {header}
          <span className="sort-sign" aria-hidden="true">
            {mine ? (mine.down ? '▼' : '▲') : '↕'}
          </span>
        </button>
      ) : (
        header
      )}
    </th>
  )
}

/** Shown once a table has more rows than its smallest page. */
function Pager<Row>({ table, label }: { table: Table<Row>; label: string }) {
  const { page, pages, setPage, size, setSize, found } = table
  if (found <= pageSizes[0]) return null
  const first = page * size + 1
  return (
    <nav className="pager" aria-label={`Pages of ${label.toLowerCase()}`}>
      <button type="button" disabled={page === 0} onClick={() => setPage(page - 1)}>
        Previous
      </button>
      <p role="status">
        {first}–{Math.min(first + size - 1, found)} of {found}
      </p>
      <button type="button" disabled={page >= pages - 1} onClick={() => setPage(page + 1)}>
        Next
      </button>
      <label>
        Rows
        <select value={size} onChange={({ target }) => setSize(Number(target.value))}>
          {pageSizes.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
    </nav>
  )
}
