import * as z from 'zod/mini'
import { pathsSchema } from '../contract/store.ts'

/**
 * The two public lists as the page needs them. Lists may come from another server than ours, so ids may be numbers
 * and a product's name may stand under 'SKU Name'.
 */

const id = z.union([z.string(), z.number()])

const listedProductSchema = z.pipe(
  z.looseObject({
    id,
    name: z.optional(z.string()),
    'SKU Name': z.optional(z.string()),
    description: z.optional(z.nullable(z.string())),
    Description: z.optional(z.nullable(z.string())),
    section: z.optional(z.nullable(z.string())),
  }),
  z.transform((row) => ({
    id: String(row.id),
    name: row.name ?? row['SKU Name'] ?? '',
    description: row.description ?? row.Description ?? '',
    section: row.section ?? null,
  })),
)
export type ListedProduct = z.infer<typeof listedProductSchema>

const listedStoreSchema = z.pipe(
  // A store whose paths cannot be read is a store without paths: its products can be told all the same.
  z.looseObject({ id, name: z.optional(z.string()), paths: z.catch(pathsSchema, {}) }),
  z.transform((row) => ({ id: String(row.id), name: row.name ?? '', paths: row.paths })),
)
export type ListedStore = z.infer<typeof listedStoreSchema>

export const productListSchema = z.array(listedProductSchema)
export const storeListSchema = z.array(listedStoreSchema)

/** Where the shopper is, by the code that was scanned at the entrance. */
export type Place =
  | { kind: 'home' }
  | { kind: 'store'; store: ListedStore }
  | { kind: 'unknown'; storeId: string }

/** A store is recognised only when its id equals `storeid`; an empty parameter is no parameter. */
export function shopperPlace(storeId: string | null, stores: readonly ListedStore[]): Place {
  if (storeId === null || storeId.trim() === '') return { kind: 'home' }
  const store = stores.find((candidate) => candidate.id === storeId)
  return store ? { kind: 'store', store } : { kind: 'unknown', storeId }
}
