import { useRows } from './found-rows.ts'
import { TableView, type TableViewProps } from './TableView.tsx'
import { useTableState } from './use-table-state.ts'

interface DataTableProps<Row extends { id: string }>
  extends Omit<TableViewProps<Row, Row>, 'controls' | 'found'> {
  rows: readonly Row[]
  /** What is searched beside the columns: every field that is not shown. Must stay the same function. */
  wordsOf?: (row: Row) => string
  /** Off for a table that is not what the screen's address is about. */
  inAddress?: boolean
}

/** A table of rows that are all at hand: searched, sorted by its headings and paged. */
export function DataTable<Row extends { id: string }>({
  rows,
  wordsOf,
  inAddress = true,
  ...props
}: DataTableProps<Row>) {
  const { columns, filters } = props
  const controls = useTableState(
    filters?.map(({ name }) => name),
    inAddress,
  )
  const found = useRows({ rows, columns, filters, wordsOf }, controls.shown)
  return <TableView {...props} controls={controls} found={found} />
}
