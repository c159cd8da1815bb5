import { type Filter, LONGEST_QUERY } from '../../../core/tables/arrange.ts'
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
