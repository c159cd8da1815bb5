import { pathsSchema, type Store } from '../../core/contract/store.ts'
import type { StoreTable } from './schema.ts'

export function storeOfRow(row: StoreTable): Store {
  return {
    id: row.id,
    store_number: row.store_number,
    name: row.name,
    location: row.location,
    storeURL: storeUrl(row.id),
    paths: pathsSchema.parse(JSON.parse(row.paths)),
    updatedAt: row.updated_at,
  }
}

/** What the QR code at the entrance opens, below whatever host the product is served from. */
const storeUrl = (id: string) => `/?storeid=${encodeURIComponent(id)}`
