import type { Sort } from '../../../core/tables/arrange.ts'
import type { DataColumn } from './data-column.ts'

interface HeadingProps<Row> {
  column: DataColumn<Row>
  sort: Sort | undefined
  onSort(id: string): void
}

/** A column's heading, by which its table is sorted. */
export function Heading<Row>({
  column: { id, header, sortable = true, align },
  sort,
  onSort,
}: HeadingProps<Row>) {
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
