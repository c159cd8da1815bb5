/** One row of a file. `line` counts from 1; a quoted cell may make a row longer than a line. */
export interface TableRow {
  line: number
  cells: readonly string[]
}
