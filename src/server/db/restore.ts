import * as z from 'zod/mini'
import { aisleSchema } from '../../core/contract/console/aisles.ts'
import type { HistoryEntry } from '../../core/contract/console/history.ts'
import { replyTexts } from '../../core/contract/console/messages.ts'
import { pairsOf } from '../../core/contract/console/places.ts'
import { keptProductSchema } from '../../core/contract/product.ts'
import { recallSchema } from '../../core/contract/recalls.ts'
import { stepSchema, storeSchema } from '../../core/contract/store.ts'
import type { Actor } from './history.ts'
import { Refused } from './refused.ts'
import type { Repositories } from './repositories.ts'
import { changedSince } from './take-back.ts'

const pairSchema = z.object({ from: z.string(), to: z.string(), steps: z.array(stepSchema) })
const storeFieldsSchema = z.pick(storeSchema, { store_number: true, name: true, location: true })

const recallsSchema = z.array(recallSchema)

const nothing = () => new Refused('unknown', { message: replyTexts.restoreNothing })

/** A record as an entry holds it; what is no such record is not guessed at. Throws `Refused`. */
function recordOf<T extends z.ZodMiniType>(schema: T, kept: unknown): z.output<T> {
  const parsed = schema.safeParse(kept)
  if (!parsed.success) throw nothing()
  return parsed.data
}

/**
 * Makes a record what it was before, or after, an entry; of the list of recalls only what the entry changed. Throws
 * `Refused` where that cannot be.
 */
export async function restoreEntry(
  repositories: Repositories,
  entry: HistoryEntry,
  version: 'before' | 'after',
  by: Actor,
): Promise<void> {
  const kept = version === 'before' ? entry.before : entry.after
  if (entry.kind === 'path') return restorePath(repositories, entry, kept, by)
  if (kept === null) throw nothing()
  if (entry.kind === 'product') await repositories.products.restore(recordOf(keptProductSchema, kept), by)
  else if (entry.kind === 'aisle') {
    await repositories.aisles.restore(entry.recordId, recordOf(aisleSchema, kept), by)
  } else if (entry.kind === 'recalls') {
    const other = version === 'before' ? entry.after : entry.before
    await repositories.recalls.applyChange(
      { from: recordOf(recallsSchema, other), to: recordOf(recallsSchema, kept) },
      by,
    )
  } else if (entry.kind === 'store') await restoreStore(repositories, entry.recordId, kept, by)
  else throw nothing()
}

/**
 * Takes back what an entry of many records at once changed, and nothing that was written into the record since. Throws
 * `Refused` where what it changed is another by now.
 */
export async function undoEntry(
  { products, stores }: Repositories,
  { kind, recordId, before, after }: HistoryEntry,
  by: Actor,
): Promise<void> {
  if (kind === 'product') {
    const is = after === null ? null : recordOf(keptProductSchema, after)
    await products.takeBack({ before: recordOf(keptProductSchema, before), after: is }, by)
  } else if (kind === 'store' && after !== null) {
    const [was, is] = [recordOf(storeFieldsSchema, before), recordOf(storeFieldsSchema, after)]
    await stores.takeBack(recordId, { before: was, after: is }, by)
  } else if (kind === 'store') {
    if (await stores.byId(recordId)) throw changedSince()
    await stores.restore(recordOf(storeSchema, before), by)
  } else throw nothing()
}

/** A path that was not there yet is taken away again. */
async function restorePath(
  { stores }: Repositories,
  { recordId, before, after }: HistoryEntry,
  kept: unknown,
  by: Actor,
): Promise<void> {
  if (kept === null) await stores.deletePath(recordId, recordOf(pairSchema, before ?? after), by, 'restored')
  else await stores.putPath(recordId, recordOf(pairSchema, kept), by, 'restored')
}

/** A store that is there gets what the entry knows of it; one that is gone comes back whole, if the entry has it whole. */
async function restoreStore({ stores }: Repositories, id: string, kept: unknown, by: Actor): Promise<void> {
  const there = await stores.byId(id)
  if (!there) {
    await stores.restore(recordOf(storeSchema, kept), by)
    return
  }
  const fields = recordOf(storeFieldsSchema, kept)
  const whole = storeSchema.safeParse(kept)
  const paths = whole.success ? { paths: pairsOf(whole.data.paths), updatedAt: there.updatedAt } : {}
  await stores.edit(id, { ...fields, ...paths }, by, 'restored')
}
