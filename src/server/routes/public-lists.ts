import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { publicProductsRoute, publicStoresRoute } from '../../core/contract/rest.ts'
import type { CatalogueSource } from '../engine/catalogue.ts'

/** What the page loads before the first tap. Nobody signs in for it. */
export function publicListRoutes(app: FastifyInstance, catalogue: CatalogueSource): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  typed.get(
    publicProductsRoute.path,
    { schema: { response: { 200: publicProductsRoute.reply } } },
    async () => [...catalogue.current().products],
  )
  typed.get(publicStoresRoute.path, { schema: { response: { 200: publicStoresRoute.reply } } }, async () => [
    ...catalogue.current().stores,
  ])
}
