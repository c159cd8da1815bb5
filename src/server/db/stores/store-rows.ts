import { replyTexts } from '../../../core/contract/console/messages.ts'
import { type PathPair, pathsOf } from '../../../core/contract/console/places.ts'
import { pathsSchema, type Store } from '../../../core/contract/store.ts'
import { Refused } from '../refused.ts'
import type { StoreTable } from '../schema.ts'
import { type Change, countUp } from '../transaction.ts'

export async function storeById(transaction: Change, id: string): Promise<Store> {
  const row = await transaction.selectFrom('stores').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refused('missing', { message: replyTexts.notFound })
  return storeOfRow(row)
}

/** Adds a store, whose number is known to be free, under its own id or the next one. */
export async function insertStore(
  transaction: Change,
  {
    store_number,
    name,
    location,
    pairs,
  }: Pick<Store, 'store_number' | 'name' | 'location'> & { pairs: readonly PathPair[] },
  ownId: string | undefined,
  now: Date,
): Promise<Store> {
  const ordinal = await countUp(transaction, 'store')
  const id = ownId ?? String(ordinal)
  await transaction
    .insertInto('stores')
    .values({
      ...{ id, ordinal, store_number, name, location },
      paths: JSON.stringify(pathsOf(pairs)),
      updated_at: now.toISOString(),
    })
    .execute()
  return storeById(transaction, id)
}

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
