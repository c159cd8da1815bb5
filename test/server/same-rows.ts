import { type Column, type Row, withColumns } from './all-rows.ts'

/** What changes by itself when somebody opens a database: no row of anybody's. */
const OWN = new Set(['throttles'])

/** The tables whose rows are not all what they were; columns that came later are left out. */
export function tablesThatDiffer(
  before: ReadonlyMap<string, readonly Row[]>,
  columns: ReadonlyMap<string, readonly Column[]>,
  after: ReadonlyMap<string, readonly Row[]>,
): string[] {
  return [...before].flatMap(([table, rows]) => {
    const names = (columns.get(table) ?? []).map(({ name }) => name)
    const now = withColumns(after.get(table) ?? [], names)
    const same = JSON.stringify(now) === JSON.stringify(withColumns(rows, names))
    return same || OWN.has(table) ? [] : [table]
  })
}
