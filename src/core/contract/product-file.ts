import * as z from 'zod/mini'
import { dayOf } from '../dates/calendar.ts'
import { unreadableIn } from '../speaking/readable.ts'
import { tidy } from '../tidy.ts'
import { allergenFault } from './allergen-name.ts'
import { barcodeFault } from './barcode.ts'
import { isShown } from './console/rules.ts'
import type { ImportFault } from './import-file.ts'
import { type Product, productSchema } from './product.ts'
import {
  FIGURE,
  type FieldColumn,
  type FieldValue,
  type FieldValues,
  fieldRows,
  flat,
  isPer100G,
  listLimits,
  nested,
  type ProductField,
} from './product-fields.ts'

export type ImportColumn = 'id' | FieldColumn

/** The columns of a product file, in the order they are written. */
export const importColumns: readonly ImportColumn[] = [
  'id',
  ...fieldRows.map(([, { column }]) => column as FieldColumn),
]

/** Other spellings that are read; the specification's own product lists use them. */
const aliases: Readonly<Record<string, ImportColumn>> = { sku_name: 'name' }

/** The column that a header names, whatever its case and spacing; undefined for one that is not ours. */
export function importColumn(header: string): ImportColumn | undefined {
  const folded = tidy(header)
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  return importColumns.find((column) => column === (aliases[folded] ?? folded))
}

const { name, description, nutrition, ...facts } = z.omit(productSchema, { id: true }).shape

/**
 * One row of a file, read. A fact whose column the file lacks is absent, and an update leaves it alone; a fact
 * whose cell is empty is null, which is *unknown*. Without `id` the row is a new product.
 */
export const importRowSchema = z.object({
  line: z.number(),
  id: z.optional(z.string()),
  name,
  description,
  ...z.partial(z.object(facts)).shape,
  nutrition: z.partial(nutrition),
})
export type ImportRow = z.infer<typeof importRowSchema>

/** Products as the rows of a file, its header first: what an import reads back as the same products. */
export function productTable(products: readonly Product[]): string[][] {
  const rows = products.map((product) => {
    const values = flat(product)
    return [product.id, ...fieldRows.map(([name, { kind }]) => cellOf(kind, values[name]))]
  })
  return [[...importColumns], ...rows]
}

/** An empty cell is unknown; "none" is the brand saying none. */
function cellOf(kind: ProductField['kind'], value: FieldValue): string {
  if (Array.isArray(value)) return value.join(';') || (kind === 'allergens' ? 'none' : '')
  return value === null ? '' : String(value)
}

/** A row of a product file: cell text by column; a column that the file lacks is absent. */
interface RawRow {
  line: number
  cells: ReadonlyMap<ImportColumn, string>
}

/** What a spreadsheet writes into a CSV where a formula came to nothing. */
const SHEET_ERROR = /^\s*#(?:N\/A|[A-Z]+[!?]|DIV\/0!)\s*$/

class CellFault extends Error {}

/** Reads one row's cells. Either a row, or every fault in it. */
export function readImportRow({ line, cells }: RawRow): { row: ImportRow } | { faults: ImportFault[] } {
  const faults: ImportFault[] = []
  const read = <T>(column: ImportColumn, parse: (text: string) => T): T | undefined => {
    const cell = cells.get(column)
    if (cell === undefined) return undefined
    try {
      if (SHEET_ERROR.test(cell)) throw new CellFault(`holds the error ${cell.trim()}`)
      return parse(tidy(cell))
    } catch (fault) {
      if (!(fault instanceof CellFault)) throw fault
      faults.push({ line, column, reason: fault.message })
      return undefined
    }
  }
  const id = read('id', checkedId)
  const said = nested<Partial<FieldValues>>((_, field) =>
    read(field.column as FieldColumn, (text) => readCell(field, text)),
  )
  if (faults.length > 0) return { faults }
  const { name = '', description = '' } = said
  return { row: { line, ...(id !== undefined && { id }), ...said, name, description } }
}

function readCell(field: ProductField, text: string): FieldValue {
  if (field.kind === 'barcodes') return barcodes(text)
  if (field.kind === 'words') return list(text)
  if (text === '' && field.kind !== 'required') return null
  if (field.kind === 'figure') return figure(text, field.most, isPer100G(field))
  if (field.kind === 'day') return day(text)
  if (!('length' in field)) return allergens(readable(text))
  const checked = checkedText(text, field.length)
  if (field.kind === 'text' && !field.inHindi) readable(checked)
  return field.lowerCase ? checked.toLowerCase() : checked
}

function checkedText(text: string, [least, most]: readonly [number, number]): string {
  if (text === '') throw new CellFault('is missing')
  if (text.length < least || text.length > most)
    throw new CellFault(`has ${text.length} characters, not ${least} to ${most}`)
  if (!isShown(text)) throw new CellFault('holds a control character')
  return text
}

/** A fact is read aloud: a letter that the voice cannot read is named. */
function readable(text: string): string {
  const found = unreadableIn(text)
  if (found)
    throw new CellFault(
      `the voice cannot read "${found.letter}", character ${found.at}: write it in Latin letters`,
    )
  return text
}

function day(text: string): string {
  if (dayOf(text) === undefined)
    throw new CellFault(`"${text.slice(0, 20)}" is not a day: write it like 2025-03-31`)
  return text
}

function checkedId(text: string): string | undefined {
  if (text !== '' && !/^[\w.-]{1,64}$/.test(text))
    throw new CellFault('an id has letters, digits, dots, dashes and underscores only')
  return text === '' ? undefined : text
}

function figure(text: string, most: number, in100G: boolean): number {
  if (!FIGURE.test(text)) throw new CellFault(`"${text.slice(0, 20)}" is not a number: write it like 12.5`)
  if (Number(text) > most)
    throw new CellFault(`${text} is more than ${most}${in100G ? ', the most there can be in 100 g' : ''}`)
  return Number(text)
}

function list(text: string): string[] {
  const items = text
    .split(';')
    .map(tidy)
    .filter((item) => item !== '')
  if (items.length > listLimits.items)
    throw new CellFault(`has ${items.length} entries, at most ${listLimits.items} are read`)
  return [...new Set(items.map((item) => checkedText(item, [1, listLimits.itemLength])))]
}

function barcodes(text: string): string[] {
  const codes = list(text)
  for (const code of codes) {
    const fault = barcodeFault(code)
    if (fault) throw new CellFault(`${code.slice(0, 20)}: ${fault}`)
  }
  return codes
}

/** The brand says "none" in so many words. */
function allergens(text: string): string[] {
  const items = list(text)
  const none = items.some((item) => item.toLowerCase() === 'none')
  if (none && items.length > 1) throw new CellFault('says "none" beside an allergen')
  if (none) return []
  for (const fault of items.map(allergenFault)) if (fault !== undefined) throw new CellFault(fault)
  return items
}
