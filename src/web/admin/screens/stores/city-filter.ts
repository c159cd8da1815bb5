import type { Store } from '../../../../core/contract/store.ts'
import type { Filter } from '../../../../core/tables/arrange.ts'

export const citiesOf = (stores: readonly Store[]) =>
  [...new Set(stores.map(({ location }) => location))].sort()

/** Stores of one city, of those in which there is a store. */
export const cityFilter = (stores: readonly Store[]): Filter<Store> => ({
  name: 'city',
  label: 'City',
  choices: citiesOf(stores).map((value) => ({ value, label: value })),
  keeps: ({ location }, value) => location === value,
})
