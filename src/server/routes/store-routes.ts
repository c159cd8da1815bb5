import type { FastifyInstance } from 'fastify'
import { replyTexts } from '../../core/contract/console/messages.ts'
import {
  draftTexts,
  dropDraftCall,
  pathDraftsCall,
  publishDraftCall,
  saveDraftCall,
  walkedDraftCall,
} from '../../core/contract/console/path-drafts.ts'
import {
  addStoreCall,
  deletePathCall,
  deleteStoreCall,
  editStoreCall,
  locationsCall,
  putPathCall,
  storeCall,
  storesCall,
} from '../../core/contract/console/stores.ts'
import type { Store } from '../../core/contract/store.ts'
import { can } from '../../core/permissions.ts'
import { actorOf, type ConsoleParts, found, serveCall } from './serve-call.ts'

/** Stores and their walking paths. A reply means that shoppers get it too. */
export function storeRoutes(app: FastifyInstance, parts: ConsoleParts): void {
  const { accounts, refreshCatalogue } = parts
  const { stores, locations } = parts.repositories
  const subject = (storeId: string) => ({ storeId })
  const saved = async (store: Store, message: string) => {
    await refreshCatalogue()
    return { id: store.id, message, store }
  }

  serveCall(app, accounts, storesCall, {}, async ({ staff }) => {
    if (can(staff, 'stores.read')) return stores.all()
    return stores.byIds(staff.storeIds.filter((storeId) => can(staff, 'stores.read', { storeId })))
  })

  serveCall(app, accounts, storeCall, { subject }, async ({ id }) => found(await stores.byId(id)))

  serveCall(app, accounts, locationsCall, {}, () => locations())

  serveCall(app, accounts, addStoreCall, { status: 201 }, async ({ body, staff }) =>
    saved(await stores.create(body, actorOf(staff)), replyTexts.storeAdded),
  )

  serveCall(app, accounts, editStoreCall, { subject }, async ({ id, body, staff }) => {
    // The form of somebody who may edit paths alone holds the store's name and number too.
    const { paths, updatedAt, was } = body
    const edit = can(staff, 'stores.manage') ? body : { paths, updatedAt, was }
    return saved(await stores.edit(id, edit, actorOf(staff)), replyTexts.storeSaved)
  })

  serveCall(app, accounts, deleteStoreCall, {}, async ({ id, staff }) => {
    await stores.remove(id, actorOf(staff))
    await refreshCatalogue()
    return { id, message: replyTexts.storeDeleted }
  })

  serveCall(app, accounts, putPathCall, { subject }, async ({ id, body, staff }) =>
    saved(await stores.putPath(id, body, actorOf(staff)), replyTexts.pathSaved),
  )

  serveCall(app, accounts, deletePathCall, { subject }, async ({ id, body, staff }) => {
    const { deleted: path, ...store } = await stores.deletePath(id, body, actorOf(staff))
    return { ...(await saved(store, replyTexts.pathDeleted)), path }
  })
}

/** Paths that are worked on, until they are given to shoppers. */
export function pathDraftRoutes(app: FastifyInstance, parts: ConsoleParts): void {
  const { accounts, refreshCatalogue } = parts
  const { pathDrafts } = parts.repositories
  const subject = (storeId: string) => ({ storeId })

  serveCall(app, accounts, pathDraftsCall, { subject }, ({ id }) => pathDrafts.ofStore(id))
  serveCall(app, accounts, saveDraftCall, { subject }, async ({ id, body, staff }) => {
    const draft = await pathDrafts.save(id, body, actorOf(staff))
    return { id, message: draftTexts.saved, draft }
  })
  serveCall(app, accounts, walkedDraftCall, { subject }, async ({ id, body, staff }) => {
    const draft = await pathDrafts.walked(id, body, actorOf(staff))
    return { id, message: draftTexts.walked, draft }
  })
  serveCall(app, accounts, publishDraftCall, { subject }, async ({ id, body, staff }) => {
    const store = await pathDrafts.publish(id, body, actorOf(staff))
    await refreshCatalogue()
    return { id, message: draftTexts.published, store }
  })
  serveCall(app, accounts, dropDraftCall, { subject }, async ({ id, body }) => {
    await pathDrafts.drop(id, body)
    return { id, message: draftTexts.dropped }
  })
}
