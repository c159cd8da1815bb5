import { type ReactNode, useState } from 'react'
import type { Sort } from '../../../core/contract/console/pages.ts'
import type { Filter } from '../../../core/tables/arrange.ts'
import { saidBy } from '../api.ts'
import { useConsole } from '../console.ts'
import type { DataColumn, FoundRows, Picked } from './found-rows.ts'
import { ColumnChoice, Pager, shownColumns, TableTools } from './TableTools.tsx'
import type { TableControls } from './use-table-state.ts'

export interface TableViewProps<Row extends Chosen, Chosen extends { id: string }> {
  /** What the table is of, said to screen readers and in the search box. */
  label: string
  /** Must stay the same from one rendering to the next, as the filters. */
  columns: readonly DataColumn<Row>[]
  filters?: readonly Filter<Row>[]
  controls: TableControls
  found: FoundRows<Row, Chosen>
  /** What can be done with many rows at once; rows can be chosen then. `done` forgets the choice. */
  many?: ((rows: readonly Chosen[], done: () => void) => ReactNode) | undefined
  /** Which rows are chosen, where the screen itself wants to know; otherwise the table keeps it. */
  choice?: { picked: Picked<Chosen>; onPicked(picked: Picked<Chosen>): void }
  /** What a row is called where it is chosen. */
  nameOf?: (row: Row) => string
  /** The row's own buttons. */
  actions?: ((row: Row) => ReactNode) | undefined
  /** One sentence, and the action that fills it. */
  empty: ReactNode
}

/** A table with its search, filters, choices and pages; rows are cards on a phone. */
export function TableView<Row extends Chosen, Chosen extends { id: string }>(
  props: TableViewProps<Row, Chosen>,
) {
  const { label, columns, actions, empty, filters, many, controls, found } = props
  const nameOf = props.nameOf ?? (({ id }: Row) => id)
  const [own, setOwn] = useState<Picked<Chosen>>(new Map())
  const { picked, onPicked } = props.choice ?? { picked: own, onPicked: setOwn }
  const shown = shownColumns(columns, controls.now.columns)
  if (found.all === 0) return <div className="empty">{empty}</div>

  function pick(row: Row, on: boolean) {
    const next = new Map(picked)
    if (on) next.set(row.id, row)
    else next.delete(row.id)
    onPicked(next)
  }
  return (
    <div className="table-box">
      <TableTools label={label} filters={filters} controls={controls} found={found} />
      {columns.some(({ extra }) => extra) && (
        <ColumnChoice columns={columns} shown={shown} onShown={controls.showColumns} />
      )}
      {many && <RowChoice label={label} found={found} picked={picked} onPicked={onPicked} many={many} />}
      <table aria-busy={found.isBusy}>
        <caption className="unseen">{label}</caption>
        <thead>
          <tr>
            {many && <th scope="col">Chosen</th>}
            {shown.map((column) => (
              <Heading key={column.id} column={column} sort={controls.now.sort} onSort={controls.sortBy} />
            ))}
            {actions && <th scope="col">Actions</th>}
          </tr>
        </thead>
        <tbody>
          {found.shown.map((row) => (
            <tr key={row.id}>
              {many && (
                <td data-label="Chosen">
                  <input
                    type="checkbox"
                    aria-label={`Choose ${nameOf(row)}`}
                    checked={picked.has(row.id)}
                    onChange={({ target }) => pick(row, target.checked)}
                  />
                </td>
              )}
              {shown.map(({ id, header, cell, value, align }) => (
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
      {found.found === 0 && (
        <p className="empty">
          {controls.shown.query === ''
            ? 'Nothing here fits these filters.'
            : `Nothing here holds “${controls.shown.query}”.`}
        </p>
      )}
      <Pager label={label} controls={controls} found={found} />
    </div>
  )
}

interface HeadingProps<Row> {
  column: DataColumn<Row>
  sort: Sort | undefined
  onSort(id: string): void
}

/** A column's heading, by which its table is sorted. */
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

interface RowChoiceProps<Row, Chosen> {
  label: string
  found: FoundRows<Row, Chosen>
  picked: Picked<Chosen>
  onPicked(picked: Picked<Chosen>): void
  many(rows: readonly Chosen[], done: () => void): ReactNode
}

/** All that were found are chosen, or none, and what can be done with the chosen. */
function RowChoice<Row, Chosen extends { id: string }>({
  label,
  found,
  picked,
  onPicked,
  many,
}: RowChoiceProps<Row, Chosen>) {
  const { toasts } = useConsole()
  const chosen = found.chosen(picked)
  const none = () => onPicked(new Map())
  async function all() {
    try {
      const rows = await found.everyone()
      onPicked(new Map([...picked, ...rows.map((row) => [row.id, row] as const)]))
    } catch (error) {
      toasts.fault(saidBy(error, 'The list did not come. Nothing more was chosen.'))
    }
  }
  return (
    <fieldset className="actions many" aria-label={`Chosen ${label.toLowerCase()}`}>
      <span role="status">{chosen.length === 0 ? 'None chosen' : `${chosen.length} chosen`}</span>
      <button type="button" disabled={found.holdsAll(picked)} onClick={all}>
        Choose all {found.found} found
      </button>
      <button type="button" disabled={chosen.length === 0} onClick={none}>
        Choose none
      </button>
      {chosen.length > 0 && many(chosen, none)}
    </fieldset>
  )
}
