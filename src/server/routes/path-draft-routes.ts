import type { FastifyInstance } from 'fastify'
import {
  draftTexts,
  dropDraftCall,
  pathDraftsCall,
  publishDraftCall,
  saveDraftCall,
  walkedDraftCall,
} from '../../core/contract/console/path-drafts.ts'
import { actorOf, type ConsoleParts, serveCall } from './serve-call.ts'

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
