import { sql } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'

export type Row = Readonly<Record<string, unknown>>

/** A column as the database itself describes it. */
export interface Column {
  name: string
  dataType: string
  /** A row that says nothing of it can be written: it may be null, or has a default. */
  optional: boolean
}

/** Every row of every table of the product's own, by table and in an order that does not depend on the database. */
export async function allRows(database: Database): Promise<Map<string, Row[]>> {
  const rows = new Map<string, Row[]>()
  for (const table of (await columnsOf(database)).keys()) {
    const found = await sql<Row>`select * from ${sql.table(table)}`.execute(database)
    rows.set(table, sorted(found.rows))
  }
  return rows
}

const keyOf = (row: Row) => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))
const sorted = (rows: readonly Row[]) => rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))

/** The rows with these columns alone. */
export const withColumns = (rows: readonly Row[], names: readonly string[]) =>
  sorted(rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name]]))))

export async function columnsOf(database: Database): Promise<Map<string, Column[]>> {
  const tables = await database.introspection.getTables()
  return new Map(
    tables.map(({ name, columns }) => [
      name,
      columns.map((column) => ({
        name: column.name,
        dataType: column.dataType.toLowerCase(),
        optional: column.isNullable || column.hasDefaultValue,
      })),
    ]),
  )
}
