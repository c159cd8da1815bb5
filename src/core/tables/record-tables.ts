import { isRecordedList } from '../contract/allergen-name.ts'
import type { StoreSort } from '../contract/console/pages.ts'
import { pairsOf } from '../contract/console/places.ts'
import { sections } from '../contract/place.ts'
import type { Product } from '../contract/product.ts'
import { type FieldValue, fieldRows, flat } from '../contract/product-fields.ts'
import type { PublicStore, Store } from '../contract/store.ts'
import { type Column, everyWord, type Filter } from './arrange.ts'

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
      (isRecordedList(allergensContain) && isRecordedList(allergensMayContain)) === (value === 'recorded'),
  },
]

/** What a product is found by. */
export const wordsOfProduct = (product: Product): string => everyWord(product)

/** What a store is found by: all but the steps of its paths, whose places are what somebody looks for. */
export const wordsOfStore = ({ paths, ...store }: PublicStore): string =>
  everyWord([store, pairsOf(paths).map(({ from, to }) => `${from} → ${to}`)])

/** What stands in a row of stores, whether its paths are at hand or only counted. */
type Listed = Omit<Store, 'paths'> & { paths: Store['paths'] | number }

const countOf = (paths: Listed['paths']) => (typeof paths === 'number' ? paths : pairsOf(paths).length)

export const storeColumns: readonly (Column<Listed> & { id: StoreSort })[] = [
  { id: 'number', header: 'Store Number', value: ({ store_number }) => store_number },
  { id: 'name', header: 'Name', value: ({ name }) => name },
  { id: 'location', header: 'Location', value: ({ location }) => location },
  { id: 'id', header: 'ID', value: ({ id }) => id },
  { id: 'paths', header: 'Paths', value: ({ paths }) => countOf(paths) },
  { id: 'changed', header: 'Last changed', value: ({ updatedAt }) => updatedAt.slice(0, 10) },
]

export const citiesOf = (stores: readonly Pick<Store, 'location'>[]) =>
  [...new Set(stores.map(({ location }) => location))].sort()

/** Stores of one city, of those in which there is a store. */
export const cityFilter = (cities: readonly string[]): Filter<Pick<Store, 'location'>> => ({
  name: 'city',
  label: 'City',
  choices: cities.map((value) => ({ value, label: value })),
  keeps: ({ location }, value) => location === value,
})
