import { type ReactNode, useState } from 'react'
import { type Column, type Filter, pageSizes, type Table, useTable, useTableAddress } from './use-table.ts'

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
  /** What is searched beside the columns: every field that is not shown. Must stay the same function. */
  wordsOf?: (row: Row) => string
  /** Must stay the same from one rendering to the next. */
  filters?: readonly Filter<Row>[]
  /** What can be done with many rows at once; rows can be chosen then. `done` forgets the choice. */
  many?: ((rows: readonly Row[], done: () => void) => ReactNode) | undefined
  /** Which rows are chosen, where the screen itself wants to know; otherwise the table keeps it. */
  choice?: { picked: ReadonlySet<string>; onPicked(picked: ReadonlySet<string>): void }
  /** What a row is called where it is chosen. */
  nameOf?: (row: Row) => string
  /** The row's own buttons. */
  actions?: ((row: Row) => ReactNode) | undefined
  /** One sentence, and the action that fills it. */
  empty: ReactNode
  /** Off for a table that is not what the screen's address is about. */
  inAddress?: boolean
}

/** A table that can be searched, sorted by its headings and paged; rows are cards on a phone. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { label, rows, columns, actions, empty, inAddress = true, filters, wordsOf, many } = props
  const nameOf = props.nameOf ?? (({ id }: Row) => id)
  const { first, keep } = useTableAddress(filters?.map(({ name }) => name) ?? [])
  const of = { rows, columns, filters, wordsOf }
  const table = useTable(of, inAddress ? first : undefined, inAddress ? keep : undefined)
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set())
  const { picked, onPicked: setPicked } = props.choice ?? { picked: own, onPicked: setOwn }
  const chosen = many ? rows.filter(({ id }) => picked.has(id)) : []
  function pick(ids: readonly string[], on: boolean) {
    const next = new Set(picked)
    for (const id of ids) {
      if (on) next.add(id)
      else next.delete(id)
    }
    setPicked(next)
  }
  const none = () => setPicked(new Set())
  const found = table.everyone.map(({ id }) => id)
  const all = found.length > 0 && found.every((id) => picked.has(id))
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
        {filters?.map(({ name, label: words, choices }) => (
          <label key={name} className="filter">
            {words}
            <select
              value={table.chosen[name] ?? ''}
              onChange={({ target }) => table.choose(name, target.value)}
            >
              <option value="">any</option>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
          </label>
        ))}
        <p role="status">
          {!table.narrowed ? `${table.all} in all` : `${table.found} of ${table.all} found`}
        </p>
      </div>
      {many && (
        <fieldset className="actions many" aria-label={`Chosen ${label.toLowerCase()}`}>
          <span role="status">{chosen.length === 0 ? 'None chosen' : `${chosen.length} chosen`}</span>
          <button type="button" disabled={all} onClick={() => pick(found, true)}>
            Choose all {table.found} found
          </button>
          <button type="button" disabled={chosen.length === 0} onClick={none}>
            Choose none
          </button>
          {chosen.length > 0 && many(chosen, none)}
        </fieldset>
      )}
      <table>
        <caption className="unseen">{label}</caption>
        <thead>
          <tr>
            {many && <th scope="col">Chosen</th>}
            {columns.map((column) => (
              <Heading key={column.id} column={column} sort={table.sort} onSort={table.sortBy} />
            ))}
            {actions && <th scope="col">Actions</th>}
          </tr>
        </thead>
        <tbody>
          {table.shown.map((row) => (
            <tr key={row.id}>
              {many && (
                <td data-label="Chosen">
                  <input
                    type="checkbox"
                    aria-label={`Choose ${nameOf(row)}`}
                    checked={picked.has(row.id)}
                    onChange={({ target }) => pick([row.id], target.checked)}
                  />
                </td>
              )}
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
      {table.found === 0 && (
        <p className="empty">
          {table.query === '' ? 'Nothing here fits these filters.' : `Nothing here holds “${table.query}”.`}
        </p>
      )}
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
