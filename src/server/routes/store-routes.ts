import type { FastifyInstance } from 'fastify'
import { answers } from '../../core/contract/console/messages.ts'
import {
  addStoreCall,
  deletePathCall,
  deleteStoreCall,
  editStoreCall,
  locationsCall,
  putPathCall,
  storesCall,
} from '../../core/contract/console/stores.ts'
import type { Store } from '../../core/contract/store.ts'
import type { ConsoleParts } from './console-parts.ts'
import { actorOf, serveCall } from './serve-call.ts'

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
    if (staff.role === 'superadmin') return stores.all()
    const own = staff.storeId === null ? undefined : await stores.byId(staff.storeId)
    return own ? [own] : []
  })

  serveCall(app, accounts, locationsCall, {}, () => locations())

  serveCall(app, accounts, addStoreCall, { status: 201 }, async ({ body, staff }) =>
    saved(await stores.create(body, actorOf(staff)), answers.storeAdded),
  )

  serveCall(app, accounts, editStoreCall, { subject }, async ({ id, body, staff }) => {
    // An admin's form holds the store's name and number too; what an admin may change of them is nothing.
    const { paths, updatedAt } = body
    const edit = staff.role === 'superadmin' ? body : { paths, updatedAt }
    return saved(await stores.edit(id, edit, actorOf(staff)), answers.storeSaved)
  })

  serveCall(app, accounts, deleteStoreCall, {}, async ({ id, staff }) => {
    await stores.remove(id, actorOf(staff))
    await refreshCatalogue()
    return { id, message: answers.storeDeleted }
  })

  serveCall(app, accounts, putPathCall, { subject }, async ({ id, body, staff }) =>
    saved(await stores.putPath(id, body, actorOf(staff)), answers.pathSaved),
  )

  serveCall(app, accounts, deletePathCall, { subject }, async ({ id, body, staff }) =>
    saved(await stores.deletePath(id, body, actorOf(staff)), answers.pathDeleted),
  )
}
