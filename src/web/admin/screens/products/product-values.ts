import type { Product } from '../../../../core/contract/product.ts'

/** A product as the form holds it: texts only. */
export type ProductValues = Record<
  | 'name'
  | 'description'
  | 'barcodes'
  | 'allergensContain'
  | 'allergensMayContain'
  | 'ingredients'
  | 'energyKcal'
  | 'sugarG'
  | 'fatG'
  | 'saltG'
  | 'netWeight'
  | 'packWords'
  | 'section',
  string
>

export const productLabels: Readonly<Record<keyof ProductValues, string>> = {
  name: 'Name',
  description: 'Description',
  barcodes: 'Barcodes',
  allergensContain: 'Contains',
  allergensMayContain: 'May contain',
  ingredients: 'Ingredients',
  energyKcal: 'Energy, kcal in 100 g',
  sugarG: 'Sugar, g in 100 g',
  fatG: 'Fat, g in 100 g',
  saltG: 'Salt, g in 100 g',
  netWeight: 'Net weight',
  packWords: "Words on the pack's front",
  section: 'Shelf section',
}

/** What an allergen field says: not recorded, none at all, or these. The first two must never be confused. */
export type Allergens = 'unknown' | 'none' | readonly string[]

export function readAllergens(value: string): Allergens {
  if (value === '' || value === 'none') return value === '' ? 'unknown' : 'none'
  return value.split(';')
}

export function writeAllergens(allergens: Allergens): string {
  if (allergens === 'unknown') return ''
  return allergens === 'none' || allergens.length === 0 ? 'none' : allergens.join(';')
}

const allergensOf = (list: readonly string[] | null) => (list === null ? '' : writeAllergens(list))
const figureOf = (value: number | null) => (value === null ? '' : String(value))

export const emptyProduct: ProductValues = {
  name: '',
  description: '',
  barcodes: '',
  allergensContain: '',
  allergensMayContain: '',
  ingredients: '',
  energyKcal: '',
  sugarG: '',
  fatG: '',
  saltG: '',
  netWeight: '',
  packWords: '',
  section: '',
}

export function valuesOf(product: Product): ProductValues {
  const { nutrition } = product
  return {
    name: product.name,
    description: product.description,
    barcodes: product.barcodes.join('\n'),
    allergensContain: allergensOf(product.allergensContain),
    allergensMayContain: allergensOf(product.allergensMayContain),
    ingredients: product.ingredients ?? '',
    energyKcal: figureOf(nutrition.energyKcal),
    sugarG: figureOf(nutrition.sugarG),
    fatG: figureOf(nutrition.fatG),
    saltG: figureOf(nutrition.saltG),
    netWeight: product.netWeight ?? '',
    packWords: product.packWords.join('\n'),
    section: product.section ?? '',
  }
}

const split = (value: string, at: RegExp) =>
  value
    .split(at)
    .map((line) => line.trim())
    .filter((line) => line !== '')
const listOf = (value: string) => {
  const allergens = readAllergens(value)
  if (allergens === 'unknown') return null
  return allergens === 'none' ? [] : [...allergens]
}
/** What is no number stays a text, for the schema to refuse. */
const numberOf = (value: string) => {
  const text = value.trim().replace(',', '.')
  return text === '' ? null : /^\d+(\.\d+)?$/.test(text) ? Number(text) : value
}

/** What the form says, for the schema: an empty fact is unknown. */
export const inputOf = (values: ProductValues) => ({
  name: values.name,
  description: values.description,
  barcodes: split(values.barcodes, /[\n;,]/),
  allergensContain: listOf(values.allergensContain),
  allergensMayContain: listOf(values.allergensMayContain),
  ingredients: values.ingredients,
  nutrition: {
    energyKcal: numberOf(values.energyKcal),
    sugarG: numberOf(values.sugarG),
    fatG: numberOf(values.fatG),
    saltG: numberOf(values.saltG),
  },
  netWeight: values.netWeight,
  // Words on a pack may hold a comma; a semicolon splits them in files too.
  packWords: split(values.packWords, /[\n;]/),
  section: values.section,
})

/** Faults in the figures carry the figure's own name. */
export function fieldOf(path: string): string {
  const [first = '', second] = path.split('.')
  return first === 'nutrition' && second ? second : first
}
