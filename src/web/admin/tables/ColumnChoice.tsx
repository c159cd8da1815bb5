import type { DataColumn } from './data-column.ts'

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
