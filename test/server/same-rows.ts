import { type Column, type Row, withColumns } from './all-rows.ts'

/** What changes by itself when somebody opens a database: no row of anybody's. */
const OWN = new Set(['throttles'])
/** A version adds a row of its own for each area of data that it adds. */
const GROWS = new Set(['counters'])

/** The tables whose rows are not all what they were; columns that came later are left out. */
export function tablesThatDiffer(
  before: ReadonlyMap<string, readonly Row[]>,
  columns: ReadonlyMap<string, readonly Column[]>,
  after: ReadonlyMap<string, readonly Row[]>,
): string[] {
  return [...before].flatMap(([table, rows]) => {
    const names = (columns.get(table) ?? []).map(({ name }) => name)
    const now = withColumns(after.get(table) ?? [], names).map((row) => JSON.stringify(row))
    const then = withColumns(rows, names).map((row) => JSON.stringify(row))
    const same = then.every((row) => now.includes(row)) && (GROWS.has(table) || now.length === then.length)
    return same || OWN.has(table) ? [] : [table]
  })
}
