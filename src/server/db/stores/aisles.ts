import type { Kysely } from 'kysely'
import { LIMIT } from '../../../core/constants.ts'
import type { Aisle, AisleBody, AisleUse } from '../../../core/contract/console/aisles.ts'
import { replyTexts } from '../../../core/contract/console/messages.ts'
import { pairsOf, renamedPairs } from '../../../core/contract/console/places.ts'
import { placeKey } from '../../../core/contract/place.ts'
import type { Store } from '../../../core/contract/store.ts'
import type { Database } from '../database.ts'
import { type Actor, keepHistory, type Reversal, reversed } from '../history.ts'
import { spellingsOfSection } from '../products/product-reads.ts'
import { moveSection } from '../products/product-writes.ts'
import { Refused } from '../refused.ts'
import type { AisleTable, Area, Tables } from '../schema.ts'
import { type Change, changeAreas, countUp, timeAfter } from '../transaction.ts'
import { type Renamed, renamedSince } from './aisle-names.ts'
import { renameDrafts } from './path-drafts.ts'
import { changeLocked } from './store-changes.ts'
import { storeOfRow } from './store-rows.ts'

export type AisleFields = Pick<Aisle, 'name' | 'description'>

export interface AisleRepository {
  all(): Promise<Aisle[]>
  /** Without an id adds, with one edits; paths and products follow a new name. */
  save(body: AisleBody, by: Actor): Promise<Aisle>
  /** What goes by the aisle's name. */
  use(id: string): Promise<AisleUse>
  /** The names that aisles got since an entry of the history, oldest first. */
  renamedSince(entryId: string): Promise<Renamed[]>
  /** Puts back what a change made of an aisle, field by field; one that is gone comes back whole, under its own id. */
  restore(id: string, change: Reversal<AisleFields>, by: Actor): Promise<Aisle>
  remove(id: string, by: Actor): Promise<void>
}

export function aisleRepository(database: Database, now: () => Date): AisleRepository {
  const change = <T>(areas: readonly Area[], work: (transaction: Change) => Promise<T>) =>
    changeAreas(database, areas, work)
  return {
    async all() {
      const rows = await database.selectFrom('aisles').selectAll().orderBy('slot').execute()
      return rows.map(aisleOfRow)
    },
    use: async (id) => {
      const aisle = await aisleById(database, id)
      if (!aisle) throw new Refused('missing', { message: replyTexts.notFound })
      return placeUse(database, aisle.name)
    },
    renamedSince: (entryId) => renamedSince(database, Number(entryId)),
    save: (body, by) =>
      change(body.id === null ? ['aisles'] : ALL_THAT_FOLLOWS, async (transaction) => {
        if (body.id === null) return addAisle(transaction, body, by, now())
        const before = await aisleById(transaction, body.id)
        if (!before) throw new Refused('missing', { message: replyTexts.notFound })
        if (body.updatedAt !== undefined && body.updatedAt !== before.updatedAt) {
          throw new Refused('stale', { message: replyTexts.stale, current: before })
        }
        return update(transaction, before, body, by, now(), 'changed')
      }),
    restore: (id, made, by) =>
      change(ALL_THAT_FOLLOWS, async (transaction) => {
        const before = await aisleById(transaction, id)
        return before
          ? update(transaction, before, reversed<AisleFields>(before, made), by, now(), 'restored')
          : insert(transaction, id, made.to, by, now(), 'restored')
      }),
    remove: (id, by) =>
      change(['aisles'], async (transaction) => {
        const before = await aisleById(transaction, id)
        if (!before) throw new Refused('missing', { message: replyTexts.notFound })
        await transaction.deleteFrom('aisles').where('id', '=', id).execute()
        await keepHistory(transaction, by, now().toISOString(), [
          { kind: 'aisle', recordId: id, action: 'deleted', before, after: null },
        ])
      }),
  }
}

/** Products and paths go by an aisle's name, so whoever may give it another one locks them as well. */
const ALL_THAT_FOLLOWS = ['products', 'stores', 'aisles'] as const

type Saved = 'added' | 'changed' | 'restored'

/** Adds an aisle, under the next number. Throws `Refused` when its name is taken, or there is no room for it. */
export async function addAisle(
  transaction: Change,
  aisle: AisleFields,
  by: Actor,
  now: Date,
): Promise<Aisle> {
  const id = String(await countUp(transaction, 'aisle'))
  return insert(transaction, id, aisle, by, now, 'added')
}

async function insert(
  transaction: Change,
  id: string,
  { name, description }: AisleFields,
  by: Actor,
  now: Date,
  action: Saved,
): Promise<Aisle> {
  const used = await transaction.selectFrom('aisles').select('slot').execute()
  const slots = Array.from({ length: LIMIT.aisles }, (_, index) => index + 1)
  const slot = slots.find((each) => !used.some((row) => row.slot === each))
  if (slot === undefined) throw new Refused('full', { message: replyTexts.aislesFull })
  await refuseTaken(transaction, name, id)
  const after = { id, name, description, updatedAt: now.toISOString() }
  await transaction
    .insertInto('aisles')
    .values({ id, slot, name, name_key: nameKey(name), description, updated_at: after.updatedAt })
    .execute()
  await keepHistory(transaction, by, after.updatedAt, [
    { kind: 'aisle', recordId: id, action, before: null, after },
  ])
  return after
}

async function update(
  transaction: Change,
  before: Aisle,
  { name, description }: AisleFields,
  by: Actor,
  now: Date,
  action: Saved,
): Promise<Aisle> {
  const { id } = before
  if (name === before.name && description === before.description) return before
  await refuseTaken(transaction, name, id)
  const after = { id, name, description, updatedAt: timeAfter(before.updatedAt, now) }
  await transaction
    .updateTable('aisles')
    .set({ name, name_key: nameKey(name), description, updated_at: after.updatedAt })
    .where('id', '=', id)
    .execute()
  await keepHistory(transaction, by, after.updatedAt, [
    { kind: 'aisle', recordId: id, action, before, after },
  ])
  await renamePlace(transaction, { before: before.name, after: name }, by, now)
  return after
}

const nameKey = (name: string) => name.toLowerCase()

async function refuseTaken(transaction: Change, name: string, ownId: string): Promise<void> {
  const owner = await transaction
    .selectFrom('aisles')
    .selectAll()
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst()
  if (owner && owner.id !== ownId) {
    const fields = { name: replyTexts.aisleTaken }
    throw new Refused('taken', { message: replyTexts.aisleTaken, fields, current: aisleOfRow(owner) })
  }
}

async function aisleById(transaction: Kysely<Tables>, id: string): Promise<Aisle | undefined> {
  const row = await transaction.selectFrom('aisles').selectAll().where('id', '=', id).executeTakeFirst()
  return row && aisleOfRow(row)
}

const aisleOfRow = ({ id, name, description, updated_at }: AisleTable): Aisle => ({
  id,
  name,
  description,
  updatedAt: updated_at,
})

/**
 * Gives the paths of all stores and the products of a section the new name, each with its history. Nothing happens
 * when the name stays. The change holds the locks of products and stores. Throws `Refused` where a store has a path
 * of the new name already: neither of the two may be lost.
 */
async function renamePlace(transaction: Change, name: Renamed, by: Actor, now: Date): Promise<void> {
  if (name.before === name.after) return
  for (const store of await storesAt(transaction, name.before)) {
    const pairs = renamedPairs(pairsOf(store.paths), name)
    if (!pairs) throw nameInTheWay(store)
    const aim = { id: store.id, action: 'changed' } as const
    await changeLocked(transaction, aim, by, now, (before) => ({ ...before, pairs }))
  }
  await renameDrafts(transaction, name)
  const sections = { before: placeKey(name.before), after: placeKey(name.after) }
  if (sections.before !== sections.after) await moveSection(transaction, sections, by, now)
}

/** What goes by an aisle's name. */
async function placeUse(database: Kysely<Tables>, name: string): Promise<AisleUse> {
  const stores = await storesAt(database, name)
  const spellings = await spellingsOfSection(database, placeKey(name))
  const { count } = await database
    .selectFrom('products')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('section', 'in', [...spellings, placeKey(name)])
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
    [from, to].some((place) => placeKey(place) === placeKey(name))

async function storesAt(database: Kysely<Tables>, name: string): Promise<Store[]> {
  const rows = await database.selectFrom('stores').selectAll().orderBy('ordinal').execute()
  return rows.map(storeOfRow).filter(({ paths }) => pairsOf(paths).some(leadsBy(name)))
}

function nameInTheWay({ name }: Store): Refused {
  const message = `${replyTexts.aislePathThere}: ${name}.`
  return new Refused('taken', { message, fields: { name: message } })
}
