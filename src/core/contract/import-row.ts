import { barcodeFault } from './barcode.ts'
import type { ImportColumn, ImportFault, ImportRow } from './import.ts'
import { FIGURE, listLimits, mostPer100G, productLength } from './product-limits.ts'

/** A table row as read from a file: cell text by column; a column that the file lacks is absent. */
export interface RawRow {
  line: number
  cells: ReadonlyMap<ImportColumn, string>
}

class CellFault extends Error {}

const tidy = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** Reads one row's cells. Either a row, or every fault in it. */
export function readImportRow({ line, cells }: RawRow): { row: ImportRow } | { faults: ImportFault[] } {
  const faults: ImportFault[] = []
  const read = <T>(column: ImportColumn, parse: (text: string) => T): T | undefined => {
    const cell = cells.get(column)
    if (cell === undefined) return undefined
    try {
      return parse(tidy(cell))
    } catch (fault) {
      if (!(fault instanceof CellFault)) throw fault
      faults.push({ line, column, reason: fault.message })
      return undefined
    }
  }
  const text = (column: keyof typeof productLength) => (value: string) =>
    checkedText(value, productLength[column])
  const grams = (column: keyof typeof mostPer100G) => (value: string) => number(value, mostPer100G[column])

  const row: ImportRow = {
    line,
    ...present({ id: read('id', (value) => (value === '' ? undefined : id(value))) }),
    name: read('name', text('name')) ?? '',
    description: read('description', text('description')) ?? '',
    ...present({
      barcodes: read('barcode', barcodes),
      allergensContain: read('allergens_contain', allergens),
      allergensMayContain: read('allergens_may_contain', allergens),
      ingredients: read('ingredients', orNull(text('ingredients'))),
      netWeight: read('net_weight', orNull(text('net_weight'))),
      packWords: read('pack_words', list),
      section: read(
        'section',
        orNull((value) => checkedText(value, productLength.name).toLowerCase()),
      ),
    }),
    nutrition: present({
      energyKcal: read('energy_kcal', orNull(grams('energy_kcal'))),
      sugarG: read('sugar_g', orNull(grams('sugar_g'))),
      fatG: read('fat_g', orNull(grams('fat_g'))),
      saltG: read('salt_g', orNull(grams('salt_g'))),
    }),
  }
  return faults.length > 0 ? { faults } : { row }
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Drops the keys without a value, so that "not in the file" stays apart from null. */
function present<T extends object>(values: T): Present<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Present<T>
}

const orNull =
  <T>(parse: (value: string) => T) =>
  (value: string): T | null =>
    value === '' ? null : parse(value)

function checkedText(value: string, [least, most]: readonly [number, number]): string {
  if (value === '') throw new CellFault('is missing')
  if (value.length < least || value.length > most)
    throw new CellFault(`has ${value.length} characters, not ${least} to ${most}`)
  if (/[\p{Cc}\p{Cs}]/u.test(value)) throw new CellFault('holds a control character')
  return value
}

function id(value: string): string {
  if (!/^[\w.-]{1,64}$/.test(value))
    throw new CellFault('an id has letters, digits, dots, dashes and underscores only')
  return value
}

function number(value: string, most: number): number {
  if (!FIGURE.test(value)) throw new CellFault(`"${value.slice(0, 20)}" is not a number: write it like 12.5`)
  if (Number(value) > most)
    throw new CellFault(`${value} is more than ${most}, the most there can be in 100 g`)
  return Number(value)
}

function list(value: string): string[] {
  const items = value
    .split(';')
    .map(tidy)
    .filter((item) => item !== '')
  if (items.length > listLimits.items)
    throw new CellFault(`has ${items.length} entries, at most ${listLimits.items} are read`)
  return [...new Set(items.map((item) => checkedText(item, [1, listLimits.itemLength])))]
}

function barcodes(value: string): string[] {
  const codes = list(value)
  for (const code of codes) {
    const fault = barcodeFault(code)
    if (fault) throw new CellFault(`${code.slice(0, 20)}: ${fault}`)
  }
  return codes
}

/** An empty cell is *unknown*; the brand says "none" in so many words. */
function allergens(value: string): string[] | null {
  if (value === '') return null
  const items = list(value)
  const none = items.some((item) => item.toLowerCase() === 'none')
  if (none && items.length > 1) throw new CellFault('says "none" beside an allergen')
  return none ? [] : items
}
