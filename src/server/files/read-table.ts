import { type FileKind, fileKinds, type ImportFault, importLimits } from '../../core/contract/import-file.ts'
import {
  type FieldColumn,
  fieldRows,
  type ProductField,
  productFields,
} from '../../core/contract/product-fields.ts'
import {
  type ImportColumn,
  type ImportRow,
  importColumn,
  readImportRow,
} from '../../core/contract/product-file.ts'
import { type RecallRow, readRecallRow, recallColumns } from '../../core/contract/recall-file.ts'
import { readStoreRow, type StoreRow, storeColumns } from '../../core/contract/store-file.ts'
import { readUserRow, type UserRow, userColumns } from '../../core/contract/user-file.ts'
import { isDayAhead } from '../../core/dates/calendar.ts'
import { tidy } from '../../core/tidy.ts'
import { decodeText, readCsv, type TableRow } from './csv.ts'
import { RefusedFile } from './read-file.ts'
import { readXlsx } from './xlsx.ts'

/** Kinds of fields that hold a number or a day, however a spreadsheet shows it. */
const COUNTED: readonly ProductField['kind'][] = ['figure', 'day', 'barcodes']
const textFields = fieldRows.filter(([, { kind }]) => !COUNTED.includes(kind))

export const productForm: TableForm<ImportColumn, ImportRow> = {
  kind: 'products',
  columnOf: importColumn,
  needed: ['name', 'description'],
  texts: textFields.map(([, { column }]) => column as FieldColumn),
  read: (raw, now) =>
    withoutDayAhead(readImportRow(raw), now, productFields.checkedOn.column, ({ checkedOn }) => checkedOn),
}

type Read<Row> = { row: Row } | { faults: ImportFault[] }

/** A row whose day has not come yet is faulty. */
function withoutDayAhead<Row extends { line: number }>(
  read: Read<Row>,
  now: Date,
  column: string,
  dayIn: (row: Row) => string | null | undefined,
): Read<Row> {
  if (!('row' in read)) return read
  const day = dayIn(read.row) ?? ''
  if (!isDayAhead(day, now)) return read
  return { faults: [{ line: read.row.line, column, reason: `${day} has not come yet` }] }
}

const namedIn =
  <Column extends string>(columns: readonly Column[]) =>
  (header: string) =>
    columns.find((column) => column === foldedHeader(header))

export const storeForm: TableForm<(typeof storeColumns)[number], StoreRow> = {
  kind: 'stores',
  columnOf: namedIn(storeColumns),
  needed: ['store_number', 'name', 'location'],
  texts: ['name', 'location', 'paths'],
  read: readStoreRow,
}

export const userForm: TableForm<(typeof userColumns)[number], UserRow> = {
  kind: 'users',
  columnOf: namedIn(userColumns),
  needed: ['username', 'first_name', 'last_name', 'role', 'email', 'phone_number'],
  texts: ['username', 'first_name', 'last_name', 'email', 'phone_number'],
  read: readUserRow,
}

export const recallForm: TableForm<(typeof recallColumns)[number], RecallRow> = {
  kind: 'recalls',
  columnOf: namedIn(recallColumns),
  needed: ['gtin', 'since'],
  texts: ['batch', 'reason'],
  read: (raw, now) => withoutDayAhead(readRecallRow(raw), now, 'since', ({ since }) => since),
}

/** A row as the file has it: cell text by column; a column that the file lacks is absent. */
interface RawRow<Column extends string> {
  line: number
  cells: ReadonlyMap<Column, string>
}

/** How the table of one kind of file is read. */
export interface TableForm<Column extends string, Row> {
  kind: FileKind
  /** The column that a header names; undefined for one that is not ours. */
  columnOf(header: string): Column | undefined
  /** Columns that must be there. */
  needed: readonly Column[]
  /** Columns that hold words or signs: a number or a date in one of them is not what was typed. */
  texts: readonly Column[]
  /** Either a row, or every fault in it. `now`: no day lies behind it. */
  read(raw: RawRow<Column>, now: Date): { row: Row } | { faults: ImportFault[] }
}

/** A file, read. With faults the rows must not be used. */
export interface ReadTable<Row> {
  rows: Row[]
  faults: ImportFault[]
  /** Ids that rows with faults speak of: those records are not missing from the file. */
  faultyIds: string[]
  /** What was read all the same, for a person to look at. */
  warnings: string[]
}

/** Case and spacing of a header do not matter. */
const foldedHeader = (header: string) =>
  tidy(header)
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

/** Reads a CSV or XLSX file; which of them its first bytes say. Throws `RefusedFile`. */
export async function readTable<Column extends string, Row>(
  bytes: Uint8Array,
  form: TableForm<Column, Row>,
  now: Date,
): Promise<ReadTable<Row>> {
  if (bytes.length > importLimits.bytes) {
    throw new RefusedFile(`it is larger than ${importLimits.bytes / 1e6} MB`)
  }
  const { most } = fileKinds[form.kind]
  const { table, warnings } = await readCells(bytes)
  const [header, ...body] = table
  if (!header) throw new RefusedFile('it is empty')
  if (body.length > most) throw new RefusedFile(`it has ${body.length} rows, at most ${most} are read`)
  const columns = readHeader(header, form, warnings)
  const ids = header.cells.map(foldedHeader).indexOf('id')
  const file: ReadTable<Row> = { rows: [], faults: [], faultyIds: [], warnings }
  for (const row of body) {
    const read = readRow(row, columns, form, now)
    if ('row' in read) file.rows.push(read.row)
    else {
      file.faults.push(...read.faults)
      file.faultyIds.push((row.cells[ids] ?? '').trim())
    }
  }
  return file
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte)
const ZIP = [0x50, 0x4b, 3, 4]
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]

/** Excel wraps a workbook with a password in what its old files were. */
const OLD_OR_LOCKED = 'it is an old .xls file or has a password: save it as .xlsx or CSV without one'

async function readCells(bytes: Uint8Array): Promise<{ table: TableRow[]; warnings: string[] }> {
  if (startsWith(bytes, ZIP)) return { table: await readXlsx(bytes), warnings: [] }
  if (startsWith(bytes, OLD_EXCEL)) throw new RefusedFile(OLD_OR_LOCKED)
  const { text, warning } = decodeText(bytes)
  if (text.includes('\0')) throw new RefusedFile('it is neither CSV nor .xlsx')
  return { table: readCsv(text), warnings: warning === undefined ? [] : [warning] }
}

interface Header<Column extends string> {
  /** How many cells the line has, those of unknown columns included. */
  width: number
  /** Of the columns that are ours. */
  columns: readonly { at: number; column: Column }[]
}

/** Of names that are not known, so many are told, and so much of each. */
const MOST_TOLD = 20
const LONGEST_TOLD = 40

/** Throws when the columns that must be there are not, or one is there twice. */
function readHeader<Column extends string, Row>(
  { cells, faults }: TableRow,
  { columnOf, needed }: TableForm<Column, Row>,
  warnings: string[],
): Header<Column> {
  for (const reason of faults?.values() ?? []) {
    throw new RefusedFile(`the first line has a cell that ${reason}`)
  }
  const columns: { at: number; column: Column }[] = []
  const there = new Set<Column>()
  const unknown: string[] = []
  for (const [at, cell] of cells.entries()) {
    const column = columnOf(cell)
    if (column === undefined) {
      if (cell.trim() !== '') unknown.push(cell)
      continue
    }
    if (there.has(column)) throw new RefusedFile(`the column "${column}" is there twice`)
    there.add(column)
    columns.push({ at, column })
  }
  for (const column of needed) {
    if (!there.has(column)) throw new RefusedFile(`the first line has no column "${column}"`)
  }
  if (unknown.length > 0) {
    const told = unknown.slice(0, MOST_TOLD).map((name) => name.slice(0, LONGEST_TOLD))
    const more = unknown.length > MOST_TOLD ? ` and ${unknown.length - MOST_TOLD} more` : ''
    warnings.push(`columns left out, because their names are not known: ${told.join(', ')}${more}`)
  }
  return { width: cells.length, columns }
}

function readRow<Column extends string, Row>(
  { line, cells, faults, inTexts }: TableRow,
  { width, columns }: Header<Column>,
  form: TableForm<Column, Row>,
  now: Date,
) {
  if (cells.slice(width).some((cell) => cell.trim() !== '')) {
    const reason = `has ${cells.length} cells, the first line ${width}: is a comma unquoted?`
    return { faults: [{ line, column: '', reason }] }
  }
  const unread = columns.flatMap(({ at, column }) => {
    const reason = faults?.get(at) ?? (form.texts.includes(column) ? inTexts?.get(at) : undefined)
    return reason === undefined ? [] : [{ line, column, reason }]
  })
  if (unread.length > 0) return { faults: unread }
  const named = columns.map(({ at, column }) => [column, cells[at] ?? ''] as const)
  return form.read({ line, cells: new Map(named) }, now)
}
