import type { FastifyInstance } from 'fastify'
import { manyProductsCall, manyStoresCall, undoManyCall } from '../../core/contract/console/many.ts'
import { replyTexts } from '../../core/contract/console/messages.ts'
import { Refused } from '../db/refused.ts'
import type { ChangedMany } from '../db/repositories.ts'
import { restoreEntry } from '../db/restore.ts'
import { Refusal } from '../errors.ts'
import { actorOf, type ConsoleParts, serveCall } from './serve-call.ts'

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
    let failed = 0
    let restored = 0
    for (const entry of entries) {
      // A store's admins come back with it.
      if (entry.kind === 'user') continue
      try {
        await restoreEntry(repositories, entry, 'before', actorOf(staff))
        restored++
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        failed++
      }
    }
    await refreshCatalogue()
    const rest = failed === 0 ? '' : ` ${failed} could not be put back: see the history.`
    return { restored, failed, message: `${restored} put back.${rest}` }
  })
}
