import * as z from 'zod/mini'
import { replyTexts } from '../../../core/contract/console/messages.ts'
import { draftTexts, type PathDraft } from '../../../core/contract/console/path-drafts.ts'
import {
  isBetweenTwo,
  type PathPair,
  pairKey,
  renamedPair,
  stepsOfPair,
} from '../../../core/contract/console/places.ts'
import { type Step, type Store, stepSchema } from '../../../core/contract/store.ts'
import { inOneLine } from '../../../core/paths/step-text.ts'
import type { Database } from '../database.ts'
import type { Actor } from '../history.ts'
import { Refused } from '../refused.ts'
import type { PathDraftTable } from '../schema.ts'
import { type Change, changeAreas, timeAfter } from '../transaction.ts'
import { changeLocked, type PathPlace, replacePair } from './store-changes.ts'
import { storeById } from './store-rows.ts'

type DraftVersion = Pick<PathPair, 'from' | 'to'> & { updatedAt: string }

type SavedDraft = PathPair & { updatedAt?: string | undefined; anew: boolean }

/** Drafts of walking paths. Changes throw `Refused`: nothing of two people's work is lost. */
export interface PathDraftRepository {
  ofStore(storeId: string): Promise<PathDraft[]>
  save(storeId: string, draft: SavedDraft, by: Actor): Promise<PathDraft>
  walked(storeId: string, version: DraftVersion, by: Actor): Promise<PathDraft>
  /** Gives it to shoppers, with its history, and ends the draft. */
  publish(storeId: string, version: DraftVersion, by: Actor): Promise<Store>
  drop(storeId: string, version: DraftVersion): Promise<void>
}

const stepsSchema = z.array(stepSchema)

export function pathDraftRepository(database: Database, now: () => Date): PathDraftRepository {
  const change = <T>(work: (transaction: Change) => Promise<T>) => changeAreas(database, ['stores'], work)
  return {
    async ofStore(storeId) {
      const store = database.selectFrom('stores').select('id').where('id', '=', storeId)
      if (!(await store.executeTakeFirst())) throw new Refused('missing', { message: replyTexts.notFound })
      const rows = await database
        .selectFrom('path_drafts')
        .selectAll()
        .where('store_id', '=', storeId)
        .orderBy('key')
        .execute()
      return rows.map(draftOfRow)
    },
    save: (storeId, draft, by) =>
      change(async (transaction) => {
        const before = await find(transaction, storeId, draft)
        refuseOlder(before, draft)
        const published = publishedSteps(await storeById(transaction, storeId), draft)
        const isSame = before !== undefined && inOneLine(before.steps) === inOneLine(draft.steps)
        const row = rowOf({
          storeId,
          from: draft.from,
          to: draft.to,
          steps: draft.steps,
          base: before && !draft.anew ? before.base : published,
          walkedAt: isSame ? before.walkedAt : null,
          walkedBy: isSame ? before.walkedBy : null,
          updatedAt: timeAfter(before?.updatedAt, now()),
          updatedBy: by.username,
        })
        if (before) await remove(transaction, before)
        await transaction.insertInto('path_drafts').values(row).execute()
        return draftOfRow(row)
      }),
    walked: (storeId, version, by) =>
      change(async (transaction) => {
        const before = await standing(transaction, storeId, version)
        const row = rowOf({ ...before, walkedAt: now().toISOString(), walkedBy: by.username })
        await remove(transaction, before)
        await transaction.insertInto('path_drafts').values(row).execute()
        return draftOfRow(row)
      }),
    publish: (storeId, version, by) =>
      change(async (transaction) => {
        const draft = await standing(transaction, storeId, version)
        const { from, to, steps, base } = draft
        const store = await storeById(transaction, storeId)
        const published = publishedSteps(store, version)
        if (textOf(published) !== textOf(base))
          throw new Refused('stale', { message: draftTexts.moved, current: store })
        const after = await changeLocked(
          transaction,
          { id: storeId, action: 'changed' },
          by,
          now(),
          replacePair({ from, to, steps }),
        )
        await remove(transaction, draft)
        return after
      }),
    drop: (storeId, version) =>
      change(async (transaction) => {
        await remove(transaction, await standing(transaction, storeId, version))
      }),
  }
}

/** Whoever saves has seen the draft that is there, or knows of none. */
function refuseOlder(before: KeptDraft | undefined, { updatedAt }: SavedDraft): void {
  if (before?.updatedAt === updatedAt) return
  if (!before) throw gone()
  throw newer(updatedAt === undefined ? draftTexts.there : draftTexts.stale, before)
}

const gone = () => new Refused('missing', { message: draftTexts.gone })
const textOf = (steps: readonly Step[] | null) => (steps === null ? null : inOneLine(steps))

const publishedSteps = ({ paths }: Store, place: PathPlace): Step[] | null =>
  stepsOfPair(paths, place) ?? null

/**
 * The draft of a path; of several that an older version kept apart by what nobody sees in their names, the one of that
 * version, or else the one that is named like this. An older version made other keys.
 */
async function find(
  transaction: Change,
  storeId: string,
  place: PathPlace & { updatedAt?: string | undefined },
): Promise<KeptDraft | undefined> {
  const key = pairKey(place)
  const rows = await transaction
    .selectFrom('path_drafts')
    .selectAll()
    .where('store_id', '=', storeId)
    .execute()
  const like = rows
    .map((row) => ({ ...draftOfRow(row), key: row.key }))
    .filter((each) => pairKey(each) === key)
  return (
    like.find(({ updatedAt }) => updatedAt === place.updatedAt) ??
    like.find((each) => each.key === key) ??
    like[0]
  )
}

type KeptDraft = PathDraft & { key: string }

async function standing(transaction: Change, storeId: string, version: DraftVersion): Promise<KeptDraft> {
  const found = await find(transaction, storeId, version)
  if (!found) throw gone()
  if (found.updatedAt !== version.updatedAt) throw newer(draftTexts.stale, found)
  return found
}

const newer = (message: string, { key: _, ...current }: KeptDraft) =>
  new Refused('stale', { message, current })

async function remove(transaction: Change, { storeId, key }: KeptDraft): Promise<void> {
  await transaction.deleteFrom('path_drafts').where('store_id', '=', storeId).where('key', '=', key).execute()
}

const rowOf = (draft: PathDraft): PathDraftTable => ({
  store_id: draft.storeId,
  key: pairKey(draft),
  from_place: draft.from,
  to_place: draft.to,
  steps: JSON.stringify(draft.steps),
  base: draft.base && JSON.stringify(draft.base),
  walked_at: draft.walkedAt,
  walked_by: draft.walkedBy,
  updated_at: draft.updatedAt,
  updated_by: draft.updatedBy,
})

const draftOfRow = (row: PathDraftTable): PathDraft => ({
  storeId: row.store_id,
  from: row.from_place,
  to: row.to_place,
  steps: stepsSchema.parse(JSON.parse(row.steps)),
  base: row.base === null ? null : stepsSchema.parse(JSON.parse(row.base)),
  walkedAt: row.walked_at,
  walkedBy: row.walked_by,
  updatedAt: row.updated_at,
  updatedBy: row.updated_by,
})

/**
 * Gives the drafts of all stores the new name of a place: a draft is published under the name that the place has now.
 * Throws `Refused` where there is a draft of the new name already: neither of the two may be lost.
 */
export async function renameDrafts(
  transaction: Change,
  name: { before: string; after: string },
): Promise<void> {
  const rows = await transaction.selectFrom('path_drafts').selectAll().execute()
  for (const row of rows) {
    const draft = draftOfRow(row)
    const after = { ...draft, ...renamedPair(draft, name) }
    // One from a place to itself, which an older version let in, can only be deleted: it stands in no name's way.
    if ((after.from === draft.from && after.to === draft.to) || !isBetweenTwo(draft)) continue
    const { updatedAt: _, ...place } = after
    const isTaken = pairKey(after) !== pairKey(draft) && (await find(transaction, draft.storeId, place))
    if (isTaken || !isBetweenTwo(after)) throw draftInTheWay()
    await remove(transaction, { ...draft, key: row.key })
    await transaction.insertInto('path_drafts').values(rowOf(after)).execute()
  }
}

function draftInTheWay(): Refused {
  const message = draftTexts.nameThere
  return new Refused('taken', { message, fields: { name: message } })
}
