import {
  type ImportColumn,
  type ImportFault,
  type ImportRow,
  importColumn,
  importLimits,
  readImportRow,
} from '../../core/contract/import.ts'
import { productFields } from '../../core/contract/product-fields.ts'
import { dayOf, isAhead } from '../../core/dates/calendar.ts'
import { decodeText, readCsv, type TableRow } from './csv.ts'
import { RefusedFile } from './file-errors.ts'
import { readXlsx } from './xlsx.ts'

/** A product file, read. With faults the rows must not be used. */
export interface ProductFile {
  rows: ImportRow[]
  faults: ImportFault[]
  /** Ids that rows with faults speak of: those products are not missing from the file. */
  faultyIds: string[]
  /** What was read all the same, for a person to look at. */
  warnings: string[]
}

/** Reads a CSV or XLSX file; which of them its first bytes say. `now`: no day lies behind it. Throws `RefusedFile`. */
export async function readProductFile(bytes: Uint8Array, now: Date): Promise<ProductFile> {
  if (bytes.length > importLimits.bytes) {
    throw new RefusedFile(`it is larger than ${importLimits.bytes / 1e6} MB`)
  }
  const { table, warnings } = await readTable(bytes)
  const [header, ...body] = table
  if (!header) throw new RefusedFile('it is empty')
  if (body.length > importLimits.rows) {
    throw new RefusedFile(`it has ${body.length} rows, at most ${importLimits.rows} are read`)
  }
  const columns = readHeader(header, warnings)
  const file: ProductFile = { rows: [], faults: [], faultyIds: [], warnings }
  for (const row of body) {
    const read = withoutDaysAhead(readRow(row, columns), now)
    if ('row' in read) file.rows.push(read.row)
    else {
      file.faults.push(...read.faults)
      file.faultyIds.push((row.cells[columns.indexOf('id')] ?? '').trim())
    }
  }
  return file
}

function withoutDaysAhead(read: ReturnType<typeof readImportRow>, now: Date): typeof read {
  if (!('row' in read)) return read
  const { line, checkedOn } = read.row
  const day = dayOf(checkedOn ?? '')
  if (!day || !isAhead(day, now)) return read
  return {
    faults: [{ line, column: productFields.checkedOn.column, reason: `${checkedOn} has not come yet` }],
  }
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte)
const ZIP = [0x50, 0x4b, 3, 4]
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]

/** Excel wraps a workbook with a password in what its old files were. */
const OLD_OR_LOCKED = 'it is an old .xls file or has a password: save it as .xlsx or CSV without one'

async function readTable(bytes: Uint8Array): Promise<{ table: TableRow[]; warnings: string[] }> {
  if (startsWith(bytes, ZIP)) return { table: await readXlsx(bytes), warnings: [] }
  if (startsWith(bytes, OLD_EXCEL)) throw new RefusedFile(OLD_OR_LOCKED)
  const { text, warning } = decodeText(bytes)
  if (text.includes('\0')) throw new RefusedFile('it is neither CSV nor .xlsx')
  return { table: readCsv(text), warnings: warning === undefined ? [] : [warning] }
}

/** Column of each cell by place. Throws when the columns that must be there are not, or one is there twice. */
function readHeader({ cells }: TableRow, warnings: string[]): (ImportColumn | undefined)[] {
  const columns = cells.map(importColumn)
  for (const column of ['name', 'description'] as const) {
    if (!columns.includes(column)) throw new RefusedFile(`the first line has no column "${column}"`)
  }
  const twice = columns.find((column, at) => column && columns.indexOf(column) !== at)
  if (twice) throw new RefusedFile(`the column "${twice}" is there twice`)
  const unknown = cells.filter((cell, at) => columns[at] === undefined && cell.trim() !== '')
  if (unknown.length > 0)
    warnings.push(`columns left out, because their names are not known: ${unknown.join(', ')}`)
  return columns
}

function readRow({ line, cells }: TableRow, columns: readonly (ImportColumn | undefined)[]) {
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
    const reason = `has ${cells.length} cells, the first line ${columns.length}: is a comma unquoted?`
    return { faults: [{ line, column: '', reason }] }
  }
  const named = columns.flatMap((column, at) => (column ? [[column, cells[at] ?? ''] as const] : []))
  return readImportRow({ line, cells: new Map(named) })
}
