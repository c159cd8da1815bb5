import type { FastifyInstance } from 'fastify'
import { replyTexts } from '../../core/contract/console/messages.ts'
import { recallsCall, replaceRecallsCall } from '../../core/contract/console/recalls.ts'
import { actorOf, type ConsoleParts, serveCall } from './serve-call.ts'

export function recallRoutes(
  app: FastifyInstance,
  { accounts, repositories: { recalls }, refreshCatalogue }: ConsoleParts,
): void {
  serveCall(app, accounts, recallsCall, {}, () => recalls.all())

  serveCall(app, accounts, replaceRecallsCall, {}, async ({ body, staff }) => {
    const after = await recalls.replace(body.recalls, actorOf(staff))
    // Shoppers are warned from now on.
    await refreshCatalogue()
    return { message: replyTexts.recallsSaved, recalls: after }
  })
}
