import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import {
  type HistoryEntry,
  historyCall,
  historyKinds,
  restoreCall,
} from '../../core/contract/console/history.ts'
import { manyProductsCall, manyStoresCall, undoManyCall } from '../../core/contract/console/many.ts'
import { replyTexts } from '../../core/contract/console/messages.ts'
import { can, type Subject } from '../../core/permissions.ts'
import type { ChangedMany } from '../db/change-many.ts'
import { Refused } from '../db/refused.ts'
import { restoreEntry, undoEntry } from '../db/restore.ts'
import { breathe } from '../db/transaction.ts'
import { Refusal } from '../errors.ts'
import { actorOf, type ConsoleParts, serveCall } from './serve-call.ts'

const MOST_ENTRIES = 200

const aboutSchema = z.object({ kind: z.optional(z.string()), id: z.optional(z.string()) })

/** A store and its paths are one record to the people who keep it. */
function subjectOf(query: unknown): Subject {
  const { kind, id } = aboutSchema.safeParse(query).data ?? {}
  return kind === 'store' || kind === 'path' ? { storeId: id } : {}
}

const subjectOfEntry = ({ kind, recordId }: HistoryEntry): Subject =>
  kind === 'path' ? { storeId: recordId } : {}

export function historyRoutes(app: FastifyInstance, parts: ConsoleParts): void {
  const { accounts, repositories, refreshCatalogue } = parts
  const { history } = repositories

  serveCall(app, accounts, historyCall, { subject: (_, query) => subjectOf(query) }, ({ query }) => {
    const { kind, id, before, limit } = query
    const withPaths = kind === 'store' ? (['store', 'path'] as const) : [kind ?? historyKinds].flat()
    return history.entries({
      kinds: withPaths,
      recordId: id,
      before: before === undefined ? undefined : Number(before),
      limit: Math.min(limit, MOST_ENTRIES),
    })
  })

  // What an entry is about is known only when it has been read: anybody signed in may ask, the entry decides.
  const anyEntry = { ...restoreCall, action: 'session.own' } as const
  serveCall(app, accounts, anyEntry, {}, async ({ id, body, staff }) => {
    const entry = await history.byId(id)
    const allowed = can(staff, restoreCall.action, entry ? subjectOfEntry(entry) : {})
    if (!allowed) throw new Refusal(403, replyTexts.forbidden)
    if (!entry) throw new Refusal(404, replyTexts.notFound)
    await restoreEntry(repositories, entry, body.version, actorOf(staff))
    await refreshCatalogue()
    return { id: entry.recordId, message: replyTexts.restored }
  })
}

/** Many records at once, and one way back. */
export function manyRoutes(app: FastifyInstance, parts: ConsoleParts): void {
  const { accounts, refreshCatalogue, repositories } = parts
  const { products, stores, history } = repositories

  const told = async ({ count, entries }: ChangedMany, did: string) => {
    await refreshCatalogue()
    const undo = entries && `${entries.first}-${entries.last}`
    return { count, undo, message: `${count} ${did}.` }
  }
  const didTo = (change: object) => ('delete' in change ? 'deleted' : 'changed')

  serveCall(app, accounts, manyProductsCall, {}, async ({ body: { ids, change }, staff }) =>
    told(await products.changeMany(ids, change, actorOf(staff)), didTo(change)),
  )
  serveCall(app, accounts, manyStoresCall, {}, async ({ body: { ids, change }, staff }) =>
    told(await stores.changeMany(ids, change, actorOf(staff)), didTo(change)),
  )

  serveCall(app, accounts, undoManyCall, {}, async ({ body, staff }) => {
    const [first = 0, last = 0] = body.undo.split('-').map(Number)
    const entries = await history.range(first, last)
    // One's own change, whole: a made-up range takes nothing of anybody else's back.
    const isOwn = entries.every(({ userId, at }) => userId === staff.userId && at === entries[0]?.at)
    if (entries.length === 0 || !isOwn) throw new Refusal(404, replyTexts.notFound)
    const restoredSince = await history.restoredSince(last)
    let failed = 0
    let restored = 0
    for (const entry of entries) {
      // A store's admins come back with it.
      if (entry.kind === 'user') continue
      // It undoes once: what was put back and then changed like this again is another change.
      if (restoredSince(entry)) {
        failed++
        continue
      }
      try {
        await undoEntry(repositories, entry, actorOf(staff))
        restored++
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        failed++
      }
      await breathe()
    }
    await refreshCatalogue()
    const rest = failed === 0 ? '' : ` ${failed} could not be put back: see the history.`
    return { restored, failed, message: `${restored} put back.${rest}` }
  })
}
