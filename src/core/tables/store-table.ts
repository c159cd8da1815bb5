import { pairsOf } from '../contract/console/places.ts'
import type { PublicStore, Store } from '../contract/store.ts'
import type { Column, Filter } from './arrange.ts'
import { everyWord } from './every-word.ts'

/** What a store is found by: all but the steps of its paths, whose places are what somebody looks for. */
export const wordsOfStore = ({ paths, ...store }: PublicStore): string =>
  everyWord([store, pairsOf(paths).map(({ from, to }) => `${from} → ${to}`)])

/** What stands in a row of stores, whether its paths are at hand or only counted. */
type Listed = Omit<Store, 'paths'> & { paths: Store['paths'] | number }

const countOf = (paths: Listed['paths']) => (typeof paths === 'number' ? paths : pairsOf(paths).length)

export const storeColumns: readonly Column<Listed>[] = [
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
