import * as z from 'zod/mini'
import { aisleSchema } from '../../core/contract/console/aisles.ts'
import type { HistoryEntry } from '../../core/contract/console/history.ts'
import { replyTexts } from '../../core/contract/console/messages.ts'
import { pairsOf, pathsOf } from '../../core/contract/console/places.ts'
import { keptProductSchema, recallSchema } from '../../core/contract/product.ts'
import { type Store, stepSchema, storeSchema } from '../../core/contract/store.ts'
import { type Actor, changedSince } from './history.ts'
import { Refused } from './refused.ts'
import type { Repositories } from './repositories.ts'
import { pairNow, pairsNow, type Renamed, sectionNow } from './stores/aisle-names.ts'

const pairSchema = z.object({ from: z.string(), to: z.string(), steps: z.array(stepSchema) })
const aisleFieldsSchema = z.pick(aisleSchema, { name: true, description: true })
const storeFieldsSchema = z.pick(storeSchema, { store_number: true, name: true, location: true })

const recallsSchema = z.array(recallSchema)

const nothing = () => new Refused('unknown', { message: replyTexts.restoreNothing })

/** A record as an entry holds it; what is no such record is not guessed at. Throws `Refused`. */
function recordOf<T extends z.ZodMiniType>(schema: T, kept: unknown): z.output<T> {
  const parsed = schema.safeParse(kept)
  if (!parsed.success) throw nothing()
  return parsed.data
}

/** The same of a record that there may not have been. */
const recordOrNone = <T extends z.ZodMiniType>(schema: T, kept: unknown, follow = same<z.output<T>>) =>
  kept === null ? null : follow(recordOf(schema, kept))

const same = <T>(record: T): T => record

type Kept = z.output<typeof keptProductSchema>

/** What follows its aisles, under the names that they got since. */
const productNow =
  (names: readonly Renamed[]) =>
  (product: Kept): Kept => ({ ...product, section: sectionNow(product.section, names) })
const storeNow = (store: Store, names: readonly Renamed[]): Store => ({
  ...store,
  paths: pathsOf(pairsNow(pairsOf(store.paths), names)),
})

/**
 * Makes of a record what it was before, or after, an entry, in what the entry changed: its other fields stay, and so do
 * other recalls. A record that is gone comes back whole. Aisles go by the names that they have now. Throws `Refused` where
 * that cannot be.
 */
export async function restoreEntry(
  repositories: Repositories,
  entry: HistoryEntry,
  version: 'before' | 'after',
  by: Actor,
): Promise<void> {
  const isBefore = version === 'before'
  const [kept, other] = isBefore ? [entry.before, entry.after] : [entry.after, entry.before]
  const names = () => repositories.aisles.renamedSince(entry.id)
  if (entry.kind === 'path') return restorePath(repositories, entry, kept, await names(), by)
  if (kept === null) throw nothing()
  // Whoever restores one entry is told what would be written over.
  const change = <T extends z.ZodMiniType>(schema: T, follow = same<z.output<T>>) => ({
    ...{ from: recordOrNone(schema, other, follow), to: follow(recordOf(schema, kept)), over: true },
  })
  if (entry.kind === 'product')
    await repositories.products.restore(change(keptProductSchema, productNow(await names())), by)
  else if (entry.kind === 'aisle') {
    await repositories.aisles.restore(entry.recordId, change(aisleFieldsSchema), by)
  } else if (entry.kind === 'recalls') {
    await repositories.recalls.applyChange(
      { from: recordOf(recallsSchema, other), to: recordOf(recallsSchema, kept) },
      by,
    )
  } else if (entry.kind === 'store' && (await repositories.stores.byId(entry.recordId))) {
    await repositories.stores.takeBack(entry.recordId, change(storeFieldsSchema), by)
  } else if (entry.kind === 'store')
    await repositories.stores.restore(storeNow(recordOf(storeSchema, kept), await names()), by)
  else throw nothing()
}

/**
 * Takes back what an entry of many records at once changed, and nothing that was written into the record since. Throws
 * `Refused` where what it changed is another by now.
 */
export async function undoEntry(repositories: Repositories, entry: HistoryEntry, by: Actor): Promise<void> {
  const { products, stores } = repositories
  const { kind, recordId, before, after } = entry
  const names = () => repositories.aisles.renamedSince(entry.id)
  if (kind === 'product') {
    const now = productNow(await names())
    const from = recordOrNone(keptProductSchema, after, now)
    await products.restore({ from, to: now(recordOf(keptProductSchema, before)) }, by)
  } else if (kind === 'store' && after !== null) {
    const [from, to] = [recordOf(storeFieldsSchema, after), recordOf(storeFieldsSchema, before)]
    await stores.takeBack(recordId, { from, to }, by)
  } else if (kind === 'store') {
    if (await stores.byId(recordId)) throw changedSince()
    await stores.restore(storeNow(recordOf(storeSchema, before), await names()), by)
  } else throw nothing()
}

/** A path that was not there yet is taken away again. */
async function restorePath(
  { stores }: Repositories,
  { recordId, before, after }: HistoryEntry,
  kept: unknown,
  names: readonly Renamed[],
  by: Actor,
): Promise<void> {
  const path = pairNow(recordOf(pairSchema, kept ?? before ?? after), names)
  if (kept === null) await stores.deletePath(recordId, path, by, 'restored')
  else await stores.putPath(recordId, path, by, 'restored')
}
