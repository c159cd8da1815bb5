import { checkDigit } from '../../../core/contract/barcode.ts'
import type { ImportColumn } from '../../../core/contract/import.ts'
import { planImport } from '../../../core/contract/import-plan.ts'
import { readImportRow } from '../../../core/contract/import-row.ts'
import type { NewProduct } from '../../../core/contract/product.ts'
import { sampleColumns, sampleShelves } from './sample-table.ts'

/** Prefix 2 is for use inside a shop: these codes are on no pack that is sold. */
const CODE_PREFIX = '2700000'

/** The sample products of a brand, read as a product file would be. */
export function sampleProducts(brandName: string): NewProduct[] {
  const rows = Object.entries(sampleShelves)
    .flatMap(([section, table]) =>
      table
        .trim()
        .split('\n')
        .map((line) => ({ section, line })),
    )
    .map(({ section, line }, index) => readRow(cellsOf(brandName, section, line, index + 1), index + 1))
  return planImport(rows, []).add
}

function cellsOf(
  brandName: string,
  section: string,
  line: string,
  number: number,
): Map<ImportColumn, string> {
  const values = line.split('|').map((cell) => cell.trim())
  const cells = new Map<ImportColumn, string>(sampleColumns.map((column, at) => [column, values[at] ?? '']))
  const digits = CODE_PREFIX + String(number).padStart(5, '0')
  return cells
    .set('name', `${brandName} ${cells.get('name')}`)
    .set('description', `${cells.get('description')} Sample entry, not a real product.`)
    .set('barcode', `${digits}${checkDigit(digits)}`)
    .set('section', section)
}

function readRow(cells: Map<ImportColumn, string>, line: number) {
  const read = readImportRow({ line, cells })
  if ('row' in read) return read.row
  throw new Error(`sample product ${line}: ${read.faults[0]?.column} ${read.faults[0]?.reason}`)
}
