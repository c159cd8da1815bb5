import type { Product } from '../contract/product.ts'
import { type FieldValue, fieldRows, flat } from '../contract/product-fields.ts'
import { sections } from '../journey/sections.ts'
import type { Column, Filter } from './arrange.ts'
import { everyWord } from './every-word.ts'

/** Every field of a product can be a column. What is not recorded is empty, and "none" is what the brand said. */
export const productColumns: readonly Column<Product>[] = [
  { id: 'id', header: 'ID', value: ({ id }) => id },
  ...fieldRows.map(([name, { label, kind }]) => ({
    id: name,
    header: label,
    value: (product: Product) => {
      const value = flat(product)[name]
      return kind === 'allergens' && value !== null ? cellOf(value) || 'none' : cellOf(value)
    },
  })),
]

const cellOf = (value: FieldValue): string | number =>
  Array.isArray(value) ? value.join(', ') : (value ?? '')

export const productFilters: readonly Filter<Product>[] = [
  {
    name: 'section',
    label: 'Section',
    choices: [...sections.map((value) => ({ value, label: value })), { value: 'none', label: 'none' }],
    keeps: ({ section }, value) => (section ?? 'none').toLowerCase() === value,
  },
  {
    name: 'allergens',
    label: 'Allergens',
    choices: [
      { value: 'recorded', label: 'recorded' },
      { value: 'missing', label: 'not recorded' },
    ],
    // Both questions are answered, or a shopper is told that something is not known.
    keeps: ({ allergensContain, allergensMayContain }, value) =>
      (allergensContain !== null && allergensMayContain !== null) === (value === 'recorded'),
  },
]

/** What a product is found by. */
export const wordsOfProduct = (product: Product): string => everyWord(product)
