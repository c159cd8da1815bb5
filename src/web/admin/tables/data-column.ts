import type { ReactNode } from 'react'
import type { Column } from '../../../core/tables/arrange.ts'

export interface DataColumn<Row> extends Column<Row> {
  /** What the cell shows, where it is more than the value. */
  cell?: (row: Row) => ReactNode
  align?: 'end'
  /** Not shown until it is chosen; a table that has such a column lets its columns be chosen. */
  extra?: true
}
