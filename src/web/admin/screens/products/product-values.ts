import type { Product } from '../../../../core/contract/product.ts'
import {
  type FieldName,
  type FieldValue,
  fieldRows,
  flat,
  nested,
  type ProductField,
} from '../../../../core/contract/product-fields.ts'
import { figureWritten, WRITTEN_FIGURE } from '../../../../core/written-figure.ts'

/** A product as the form holds it: texts only. */
export type ProductValues = Record<FieldName, string>

const values = (of: (name: FieldName, field: ProductField) => string) =>
  Object.fromEntries(fieldRows.map(([name, field]) => [name, of(name, field)])) as ProductValues

export const productLabels = values((_, { label }) => label)
export const emptyProduct = values(() => '')

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

function textOf(kind: ProductField['kind'], value: FieldValue): string {
  if (Array.isArray(value)) return kind === 'allergens' ? writeAllergens(value) : value.join('\n')
  return value === null ? '' : String(value)
}

export function valuesOf(product: Product): ProductValues {
  const known = flat(product)
  return values((name, { kind }) => textOf(kind, known[name]))
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
const FIGURE = new RegExp(`^(?:${WRITTEN_FIGURE})$`)
/** What is no number stays a text, for the schema to refuse. */
const numberOf = (value: string) => {
  const text = value.trim()
  return text === '' ? null : FIGURE.test(text) ? figureWritten(text) : value
}

/** What a control's text says, by the kind of the field. Words on a pack may hold a comma; a semicolon splits them in files too. */
const readers: Readonly<Record<ProductField['kind'], (value: string) => FieldValue>> = {
  required: (value) => value,
  text: (value) => value,
  figure: numberOf,
  allergens: listOf,
  barcodes: (value) => split(value, /[\n;,]/),
  words: (value) => split(value, /[\n;]/),
  day: (value) => value,
}

/** What the form says, for the schema: an empty fact is unknown. */
export const inputOf = (typed: ProductValues) =>
  nested<Record<FieldName, FieldValue>>((name, { kind }) => readers[kind](typed[name]))

/** Faults in the figures carry the figure's own name. */
export function fieldOf(path: string): string {
  const [first = '', second] = path.split('.')
  return first === 'nutrition' && second ? second : first
}
