import { readSheet } from 'read-excel-file/universal'
import writeExcelFile from 'write-excel-file/node'
import { importLimits } from '../../core/contract/import.ts'
import type { TableRow } from './csv.ts'
import { RefusedFile } from './file-errors.ts'

/** Rows of a workbook's first sheet; empty ones are left out. Throws `RefusedFile`. */
export async function readXlsx(bytes: Uint8Array): Promise<TableRow[]> {
  const size = unpackedSize(bytes)
  if (size > importLimits.unpackedBytes) {
    throw new RefusedFile(
      `it holds ${megabytes(size)} unpacked, at most ${megabytes(importLimits.unpackedBytes)} are read`,
    )
  }
  const rows = await sheetOf(bytes)
  return rows
    .map((cells, index) => ({ line: index + 1, cells: cells.map(cellText) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

async function sheetOf(bytes: Uint8Array): Promise<readonly (readonly unknown[])[]> {
  const copy = new ArrayBuffer(bytes.byteLength)
  new Uint8Array(copy).set(bytes)
  try {
    // Numbers stay text: a barcode is digits, and a spreadsheet's number would lose what a text keeps.
    return await readSheet<string>(copy, 1, { parseNumber: digits })
  } catch {
    throw new RefusedFile('it is not an .xlsx file that can be read')
  }
}

/** "2.98001E+12" is how some programs write a long barcode; a figure with a point keeps its own spelling. */
function digits(number: string): string {
  return /e/i.test(number) ? String(Number(number)) : number
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`

/** The records of a zip file's end (APPNOTE.TXT 6.3.10, sections 4.3.12 and 4.3.16). */
const END = 0x06054b50
const END_BYTES = 22
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const LONGEST_COMMENT = 65_535
const MOST_ENTRIES = 1000

/**
 * Bytes that a zip file says it holds, unpacked. The reader behind this check makes room for exactly what the same
 * directory says, so a file that lies here yields cut-off contents, not more of them. Throws `RefusedFile`.
 * @internal A test gives it archives that lie about their size.
 */
export function unpackedSize(zip: Uint8Array): number {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = endRecord(view)
  const entries = view.getUint16(end + 10, true)
  // On this disk, and in all: archives over several disks are no spreadsheets, and readers differ in which they believe.
  if (view.getUint16(end + 8, true) !== entries) throw broken()
  if (entries > MOST_ENTRIES) throw new RefusedFile(`it holds ${entries} parts, more than a spreadsheet has`)
  let at = view.getUint32(end + 16, true)
  let total = 0
  for (let i = 0; i < entries; i++) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY) throw broken()
    total += view.getUint32(at + 24, true)
    const names =
      view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    at += ENTRY_BYTES + names
  }
  return total
}

function endRecord(view: DataView): number {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at--) {
    if (view.getUint32(at, true) === END) return at
  }
  throw broken()
}

const broken = () => new RefusedFile('it is not a whole .xlsx file')

/** Excel's own number for "text": a barcode that is edited stays digits, and a cell that begins with "=" stays words. */
const TEXT = '@'
const WIDTHS = [10, 32, 48, 18, 24, 24, 48]

/** A workbook of one sheet, every cell a text. */
export async function writeXlsx(table: readonly (readonly string[])[], sheet: string): Promise<Uint8Array> {
  const rows = table.map((cells, line) =>
    cells.map((value) =>
      value === ''
        ? null
        : { value, type: String, format: TEXT, ...(line === 0 && { fontWeight: 'bold' as const }) },
    ),
  )
  const columns = (table[0] ?? []).map((_, column) => ({ width: WIDTHS[column] ?? 14 }))
  return writeExcelFile(rows, { columns, sheet, stickyRowsCount: 1 }).toBuffer()
}
