import { pageSizes } from '../../../core/tables/arrange.ts'
import type { TableControls } from './use-table-state.ts'

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
