import writeExcelFile from 'write-excel-file/node'
import { guarded } from './formula-safe.ts'

/** Excel's own number for "text": a barcode that is edited stays digits, and a cell that begins with "=" stays words. */
const TEXT = '@'
const WIDTHS = [10, 32, 48, 18, 24, 24, 48]

/** A workbook of one sheet, every cell a text. */
export async function writeXlsx(table: readonly (readonly string[])[]): Promise<Uint8Array> {
  const rows = table.map((cells, line) =>
    cells.map((value) =>
      value === ''
        ? null
        : { value, type: String, format: TEXT, ...(line === 0 && { fontWeight: 'bold' as const }) },
    ),
  )
  const columns = (table[0] ?? []).map((_, column) => ({ width: WIDTHS[column] ?? 14 }))
  return writeExcelFile(rows, { columns, sheet: 'Products', stickyRowsCount: 1 }).toBuffer()
}

const quoted = (cell: string) => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Comma-separated text with a byte order mark, without which Excel takes UTF-8 for something else (RFC 4180 lines). */
export function writeCsv(table: readonly (readonly string[])[]): Uint8Array {
  const lines = table.map((cells) => cells.map((cell) => quoted(guarded(cell))).join(','))
  return Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`)
}
