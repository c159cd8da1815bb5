import type { FastifyInstance } from 'fastify'
import {
  aislesCall,
  aisleUseCall,
  deleteAisleCall,
  saveAisleCall,
} from '../../core/contract/console/aisles.ts'
import { replyTexts } from '../../core/contract/console/messages.ts'
import { actorOf, type ConsoleParts, serveCall } from './serve-call.ts'

export function aisleRoutes(
  app: FastifyInstance,
  { accounts, repositories: { aisles }, refreshCatalogue }: ConsoleParts,
): void {
  serveCall(app, accounts, aislesCall, {}, () => aisles.all())

  serveCall(app, accounts, saveAisleCall, {}, async ({ body, staff, reply }) => {
    const aisle = await aisles.save(body, actorOf(staff))
    // Paths and products may have followed a new name: shoppers are led by it from now on.
    await refreshCatalogue()
    reply.code(body.id === null ? 201 : 200)
    return { id: aisle.id, message: replyTexts.aisleSaved, aisle }
  })

  serveCall(app, accounts, aisleUseCall, {}, ({ id }) => aisles.use(id))

  serveCall(app, accounts, deleteAisleCall, {}, async ({ id, staff }) => {
    await aisles.remove(id, actorOf(staff))
    return { id, message: replyTexts.aisleDeleted }
  })
}
