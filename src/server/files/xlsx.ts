import { readSheet } from 'read-excel-file/universal'
import { importLimits } from '../../core/contract/import.ts'
import { RefusedFile } from './refused-file.ts'
import type { TableRow } from './table.ts'
import { unpackedSize } from './zip-size.ts'

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
