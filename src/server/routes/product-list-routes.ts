import type { FastifyInstance } from 'fastify'
import { productNamesCall, productPageCall } from '../../core/contract/console/product-page.ts'
import { createProductPages } from '../lists/product-pages.ts'
import { type ConsoleParts, serveCall } from './serve-call.ts'

/** The list of products, a page at a time. What another node has just saved is in it. */
export function productListRoutes(app: FastifyInstance, parts: ConsoleParts): void {
  const { accounts, catalogue, refreshCatalogue } = parts
  const pages = createProductPages()
  async function products() {
    await refreshCatalogue()
    return catalogue.current().products
  }
  serveCall(app, accounts, productPageCall, {}, async ({ query }) => pages.page(await products(), query))
  serveCall(app, accounts, productNamesCall, {}, async ({ query }) => {
    const found = await pages.find(await products(), query)
    return found.map(({ id, name }) => ({ id, name }))
  })
}
