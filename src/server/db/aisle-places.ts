import type { Kysely } from 'kysely'
import type { AisleUse } from '../../core/contract/console/aisles.ts'
import { replyTexts } from '../../core/contract/console/messages.ts'
import { pairsOf, renamedPairs } from '../../core/contract/console/places.ts'
import type { Store } from '../../core/contract/store.ts'
import { placeOf } from '../../core/navigation/find-path.ts'
import type { Actor } from './history.ts'
import { moveSection } from './product-writes.ts'
import { Refused } from './refused.ts'
import type { Tables } from './schema.ts'
import { changeLocked } from './store-changes.ts'
import { storeOfRow } from './store-rows.ts'
import type { Change } from './transaction.ts'

/** Paths and products know an aisle by its name alone: they follow it when it changes, or shoppers would find neither. */
export interface Renamed {
  before: string
  after: string
}

/**
 * Gives the paths of all stores and the products of a section the new name, each with its history. Nothing happens
 * when the name stays. The change holds the locks of products and stores. Throws `Refused` where a store has a path
 * of the new name already: neither of the two may be lost.
 */
export async function renamePlace(transaction: Change, name: Renamed, by: Actor, now: Date): Promise<void> {
  if (name.before === name.after) return
  for (const store of await storesAt(transaction, name.before)) {
    const pairs = renamedPairs(pairsOf(store.paths), name)
    if (!pairs) throw nameInTheWay(store)
    const aim = { id: store.id, action: 'changed' } as const
    await changeLocked(transaction, aim, by, now, (before) => ({ ...before, pairs }))
  }
  const sections = { before: placeOf(name.before), after: placeOf(name.after) }
  if (sections.before !== sections.after) await moveSection(transaction, sections, by, now)
}

/** What goes by an aisle's name. */
export async function placeUse(database: Kysely<Tables>, name: string): Promise<AisleUse> {
  const stores = await storesAt(database, name)
  const { count } = await database
    .selectFrom('products')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('section', '=', placeOf(name))
    .executeTakeFirstOrThrow()
  return {
    paths: stores.flatMap(({ id, name: storeName, paths }) =>
      pairsOf(paths)
        .filter(leadsBy(name))
        .map(({ from, to }) => ({ storeId: id, storeName, from, to })),
    ),
    products: Number(count),
  }
}

const leadsBy =
  (name: string) =>
  ({ from, to }: { from: string; to: string }) =>
    [from, to].some((place) => placeOf(place) === placeOf(name))

async function storesAt(database: Kysely<Tables>, name: string): Promise<Store[]> {
  const rows = await database.selectFrom('stores').selectAll().orderBy('ordinal').execute()
  return rows.map(storeOfRow).filter(({ paths }) => pairsOf(paths).some(leadsBy(name)))
}

function nameInTheWay({ name }: Store): Refused {
  const message = `${replyTexts.aislePathThere}: ${name}.`
  return new Refused('taken', { message, fields: { name: message } })
}
