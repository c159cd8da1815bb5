import type { ListedStore } from './public-lists.ts'

/** Where the shopper is, by the code that was scanned at the entrance. */
export type Place =
  | { kind: 'home' }
  | { kind: 'store'; store: ListedStore }
  | { kind: 'unknown'; storeId: string }

/** A store is recognised only when its id equals `storeid`; an empty parameter is no parameter. */
export function placeOf(storeId: string | null, stores: readonly ListedStore[]): Place {
  if (storeId === null || storeId.trim() === '') return { kind: 'home' }
  const store = stores.find((candidate) => candidate.id === storeId)
  return store ? { kind: 'store', store } : { kind: 'unknown', storeId }
}
