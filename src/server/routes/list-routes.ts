import type { FastifyInstance } from 'fastify'
import { productNamesCall, productPageCall } from '../../core/contract/console/product-page.ts'
import { HITS_A_KIND, searchCall } from '../../core/contract/console/search.ts'
import { can } from '../../core/permissions.ts'
import { findRecords } from '../lists/find-records.ts'
import { createProductPages } from '../lists/product-pages.ts'
import { type ConsoleParts, serveCall } from './serve-call.ts'

/** Products a page at a time, and records of every kind by what they hold. What another node has just saved is in them. */
export function listRoutes(app: FastifyInstance, parts: ConsoleParts): void {
  const { accounts, catalogue, refreshCatalogue, repositories } = parts
  const pages = createProductPages()
  async function current() {
    await refreshCatalogue()
    return catalogue.current()
  }

  serveCall(app, accounts, productPageCall, {}, async ({ query }) =>
    pages.page((await current()).products, query),
  )

  serveCall(app, accounts, productNamesCall, {}, async ({ query }) => {
    const found = await pages.find((await current()).products, query)
    return found.map(({ id, name }) => ({ id, name }))
  })

  serveCall(app, accounts, searchCall, {}, async ({ query: { q }, staff }) => {
    const { products, stores } = await current()
    const found = can(staff, 'catalogue.read') ? await pages.find(products, { q }) : []
    const hits = found.slice(0, HITS_A_KIND).map(({ id, name, description }) => ({
      ...{ kind: 'product' as const, id, name },
      detail: description,
    }))
    return [...hits, ...(await findRecords(staff, stores, repositories, q))]
  })
}
