import { type ImportColumn, importColumns } from '../../core/contract/import.ts'
import type { Product } from '../../core/contract/product.ts'

const list = (items: readonly string[]) => items.join(';')

/** An empty cell is unknown; "none" is the brand saying none. */
const allergens = (items: readonly string[] | null) => (items === null ? '' : list(items) || 'none')
const figure = (value: number | null) => (value === null ? '' : String(value))

const cellOf: Readonly<Record<ImportColumn, (product: Product) => string>> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  description: ({ description }) => description,
  barcode: ({ barcodes }) => list(barcodes),
  allergens_contain: ({ allergensContain }) => allergens(allergensContain),
  allergens_may_contain: ({ allergensMayContain }) => allergens(allergensMayContain),
  ingredients: ({ ingredients }) => ingredients ?? '',
  energy_kcal: ({ nutrition }) => figure(nutrition.energyKcal),
  sugar_g: ({ nutrition }) => figure(nutrition.sugarG),
  fat_g: ({ nutrition }) => figure(nutrition.fatG),
  salt_g: ({ nutrition }) => figure(nutrition.saltG),
  net_weight: ({ netWeight }) => netWeight ?? '',
  pack_words: ({ packWords }) => list(packWords),
  section: ({ section }) => section ?? '',
}

/** Products as the rows of a file, its header first: what an upload reads back as the same products. */
export function productTable(products: readonly Product[]): string[][] {
  return [
    [...importColumns],
    ...products.map((product) => importColumns.map((column) => cellOf[column](product))),
  ]
}
