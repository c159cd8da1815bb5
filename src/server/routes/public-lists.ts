import type { FastifyInstance, FastifyReply } from 'fastify'
import { publicProductsRoute, publicStoresRoute } from '../../core/contract/rest.ts'
import type { CatalogueSource } from '../engine/catalogue.ts'
import { keptJson } from './json-list.ts'

/** What the page loads before the first tap. Nobody signs in for it; the catalogue holds what the contract says alone. */
export function publicListRoutes(app: FastifyInstance, catalogue: CatalogueSource): void {
  const json = keptJson()
  const send = (reply: FastifyReply, bytes: Buffer) =>
    reply.type('application/json; charset=utf-8').send(bytes)
  app.get(publicProductsRoute.path, async (_request, reply) =>
    send(reply, await json(catalogue.current().products)),
  )
  app.get(publicStoresRoute.path, async (_request, reply) =>
    send(reply, await json(catalogue.current().stores)),
  )
}
