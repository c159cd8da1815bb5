import { readSheet } from 'read-excel-file/universal'
import writeExcelFile from 'write-excel-file/node'
import { importLimits } from '../../core/contract/import-file.ts'
import type { TableRow } from './csv.ts'
import { RefusedFile } from './read-file.ts'
import { cellFaults, unreadable } from './xlsx-faults.ts'
import { unpackedSize } from './zip.ts'

/** Rows of a workbook's first sheet; empty ones are left out. Throws `RefusedFile`. */
export async function readXlsx(bytes: Uint8Array): Promise<TableRow[]> {
  const size = unpackedSize(bytes)
  if (size > importLimits.unpackedBytes) {
    throw new RefusedFile(
      `it holds ${megabytes(size)} unpacked, at most ${megabytes(importLimits.unpackedBytes)} are read`,
    )
  }
  const { faults, inTexts } = cellFaults(bytes)
  const rows = await sheetOf(bytes)
  checkLetters(rows)
  const withFaults = (row: TableRow, dates: readonly number[]): TableRow => {
    const found = faults.get(row.line)
    const shown = new Map([...(inTexts.get(row.line) ?? []), ...dates.map((at) => [at, IS_DATE] as const)])
    return { ...row, ...(found && { faults: found }), ...(shown.size > 0 && { inTexts: shown }) }
  }
  // The reader leaves out what stands below the last cell that it could read.
  const below = [...faults.keys()].filter((line) => line > rows.length)
  return [
    ...rows.map((cells, index) => {
      const dates = cells.flatMap((cell, at) => (cell instanceof Date ? [at] : []))
      return withFaults({ line: index + 1, cells: cells.map(cellText) }, dates)
    }),
    ...below.map((line) => withFaults({ line, cells: [] }, [])),
  ].filter((row) => row.faults || row.cells.some((cell) => cell.trim() !== ''))
}

function checkLetters(rows: readonly (readonly unknown[])[]): void {
  const lettersOf = (cell: unknown) => (typeof cell === 'string' ? cell.length : 0)
  const letters = rows.reduce(
    (sum, cells) => cells.reduce<number>((all, cell) => all + lettersOf(cell), sum),
    0,
  )
  if (letters > importLimits.letters)
    throw new RefusedFile(`its cells show ${letters} letters, at most ${importLimits.letters} are read`)
}

/** A spreadsheet makes one of "1/2" and of a batch "10-11" as they are typed. */
const IS_DATE = 'is a date: write it as text'

async function sheetOf(bytes: Uint8Array): Promise<readonly (readonly unknown[])[]> {
  const copy = new ArrayBuffer(bytes.byteLength)
  new Uint8Array(copy).set(bytes)
  try {
    // Numbers stay text: a barcode is digits, and a spreadsheet's number would lose what a text keeps.
    // Nor is a text trimmed, megabytes perhaps for each cell that points to it, before they are counted.
    return await readSheet<string>(copy, 1, { parseNumber: digits, trim: false })
  } catch {
    throw unreadable()
  }
}

/** What a spreadsheet shows and keeps of a number; behind them stands what a binary fraction cannot say. */
const SHEET_FIGURES = 15

/**
 * "2.98001E+12" is how some programs write a long barcode, "2.2999999999999998" how Excel writes 2.3; a figure that is
 * written out keeps its own spelling.
 */
function digits(number: string): string {
  const isLong = number.includes('.') && number.replace(/e.*$/i, '').replace(/\D/g, '').length > SHEET_FIGURES
  if (isLong) return String(Number(Number(number).toPrecision(SHEET_FIGURES)))
  return /e/i.test(number) ? String(Number(number)) : number
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim()
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`

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
