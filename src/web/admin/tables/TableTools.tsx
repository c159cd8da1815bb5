import { LONGEST_QUERY, pageSizes } from '../../../core/contract/console/pages.ts'
import type { Filter } from '../../../core/tables/arrange.ts'
import type { DataColumn } from './found-rows.ts'
import type { TableControls } from './use-table-state.ts'

interface TableToolsProps<Row> {
  label: string
  filters: readonly Filter<Row>[] | undefined
  controls: TableControls
  found: { found: number; all: number }
}

/** Search, filters, and how much they leave. */
export function TableTools<Row>({ label, filters, controls, found: { found, all } }: TableToolsProps<Row>) {
  const { now, shown } = controls
  const narrowed = shown.query.trim() !== '' || Object.keys(shown.chosen).length > 0
  return (
    <div className="table-tools">
      <label>
        <span className="unseen">Search {label.toLowerCase()}</span>
        <input
          type="search"
          placeholder="Search"
          maxLength={LONGEST_QUERY}
          value={now.query}
          onChange={({ target }) => controls.search(target.value)}
        />
      </label>
      {filters?.map(({ name, label: words, choices }) => (
        <label key={name} className="filter">
          {words}
          <select
            value={now.chosen[name] ?? ''}
            onChange={({ target }) => controls.choose(name, target.value)}
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
      <p role="status">{narrowed ? `${found} of ${all} found` : `${all} in all`}</p>
    </div>
  )
}

/** The columns to show, in the table's own order: those asked for by id, else those that it begins with. */
export function shownColumns<Row>(
  columns: readonly DataColumn<Row>[],
  asked: readonly string[] | undefined,
): readonly DataColumn<Row>[] {
  const known = columns.filter(({ id }) => asked?.includes(id))
  return known.length > 0 ? known : columns.filter(({ extra }) => !extra)
}

interface ColumnChoiceProps<Row> {
  columns: readonly DataColumn<Row>[]
  shown: readonly DataColumn<Row>[]
  onShown(ids: readonly string[] | undefined): void
}

/** Which columns are shown; one always is. */
export function ColumnChoice<Row>({ columns, shown, onShown }: ColumnChoiceProps<Row>) {
  const ids = new Set(shown.map(({ id }) => id))
  return (
    <details className="columns">
      <summary>Columns</summary>
      <fieldset>
        <legend className="unseen">Columns to show</legend>
        {columns.map(({ id, header }) => (
          <label key={id} className="check">
            <input
              type="checkbox"
              checked={ids.has(id)}
              disabled={ids.size === 1 && ids.has(id)}
              onChange={({ target }) =>
                onShown(
                  columns.flatMap((each) =>
                    (each.id === id ? target.checked : ids.has(each.id)) ? [each.id] : [],
                  ),
                )
              }
            />{' '}
            {header}
          </label>
        ))}
        <button type="button" onClick={() => onShown(undefined)}>
          Columns as at first
        </button>
      </fieldset>
    </details>
  )
}

interface PagerProps {
  label: string
  controls: TableControls
  found: { page: number; pages: number; found: number }
}

/** Shown once a table has more rows than its smallest page. */
export function Pager({ label, controls, found: { page, pages, found } }: PagerProps) {
  const { setPage, setSize } = controls
  const { size } = controls.now
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
