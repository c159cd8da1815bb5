import type { Kysely } from 'kysely'
import { LIMIT } from '../../core/constants.ts'
import type { Aisle } from '../../core/contract/console/aisles.ts'
import { replyTexts } from '../../core/contract/console/messages.ts'
import { placeUse, renamePlace } from './aisle-places.ts'
import type { Database } from './database.ts'
import { type Actor, keepHistory } from './history.ts'
import { Refused } from './refused.ts'
import type { AisleFields, AisleRepository } from './repositories.ts'
import type { AisleTable, Area, Tables } from './schema.ts'
import { type Change, changeAreas, countUp, timeAfter } from './transaction.ts'

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
    save: (body, by) =>
      change(body.id === null ? ['aisles'] : ALL_THAT_FOLLOWS, async (transaction) => {
        if (body.id === null) {
          const id = String(await countUp(transaction, 'aisle'))
          return insert(transaction, id, body, by, now(), 'added')
        }
        const before = await aisleById(transaction, body.id)
        if (!before) throw new Refused('missing', { message: replyTexts.notFound })
        if (body.updatedAt !== undefined && body.updatedAt !== before.updatedAt) {
          throw new Refused('stale', { message: replyTexts.stale, current: before })
        }
        return update(transaction, before, body, by, now(), 'changed')
      }),
    restore: (id, fields, by) =>
      change(ALL_THAT_FOLLOWS, async (transaction) => {
        const before = await aisleById(transaction, id)
        return before
          ? update(transaction, before, fields, by, now(), 'restored')
          : insert(transaction, id, fields, by, now(), 'restored')
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
