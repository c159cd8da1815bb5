import type { FastifyInstance } from 'fastify'
import { aislesCall, deleteAisleCall, saveAisleCall } from '../../core/contract/console/aisles.ts'
import { answers } from '../../core/contract/console/messages.ts'
import type { ConsoleParts } from './console-parts.ts'
import { actorOf, serveCall } from './serve-call.ts'

export function aisleRoutes(
  app: FastifyInstance,
  { accounts, repositories: { aisles } }: ConsoleParts,
): void {
  serveCall(app, accounts, aislesCall, {}, () => aisles.all())

  serveCall(app, accounts, saveAisleCall, {}, async ({ body, staff, reply }) => {
    const aisle = await aisles.save(body, actorOf(staff))
    reply.code(body.id === null ? 201 : 200)
    return { id: aisle.id, message: answers.aisleSaved, aisle }
  })

  serveCall(app, accounts, deleteAisleCall, {}, async ({ id, staff }) => {
    await aisles.remove(id, actorOf(staff))
    return { id, message: answers.aisleDeleted }
  })
}
