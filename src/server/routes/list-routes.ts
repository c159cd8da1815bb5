import type { FastifyInstance } from 'fastify'
import {
  productNamesCall,
  productPageCall,
  searchCall,
  storeChoiceOf,
  storeChoicesCall,
  storeNamesCall,
  storePageCall,
  storeRowOf,
} from '../../core/contract/console/pages.ts'
import { workListCall } from '../../core/contract/console/work-list.ts'
import { can } from '../../core/permissions.ts'
import { citiesOf } from '../../core/tables/record-tables.ts'
import { type WorkRecords, workList } from '../../core/work-list/work-list.ts'
import { keptByVersion } from '../db/look-again.ts'
import type { OpenSession } from '../db/users/sessions.ts'
import { findRecords } from '../lists/find-records.ts'
import { pagesOfProducts, pagesOfStores } from '../lists/record-pages.ts'
import { runInSlices } from '../workers/in-slices.ts'
import { type ConsoleParts, serveCall } from './serve-call.ts'

const namesOf = (found: readonly { id: string; name: string }[]) =>
  found.map(({ id, name }) => ({ id, name }))

/** Products and stores a page at a time, and records of every kind by what they hold. What another node has just saved is in them. */
export function listRoutes(app: FastifyInstance, parts: ConsoleParts): void {
  const { accounts, catalogue, refreshCatalogue, repositories } = parts
  const productPages = pagesOfProducts()
  // Of ten thousand it takes a tenth of a second, in turns of the event loop: not while somebody waits for the first page.
  productPages.prepare(catalogue.current().products)
  catalogue.onChange(({ products }) => productPages.prepare(products))
  const storePages = pagesOfStores()
  const storesAt = keptByVersion(() => repositories.stores.all())
  // Their version before them: what changes in between is then read again next time.
  const allStores = async () => storesAt((await repositories.catalogueVersions()).stores)
  async function current() {
    await refreshCatalogue()
    return catalogue.current()
  }

  serveCall(app, accounts, productPageCall, {}, async ({ query }) => {
    const { shown, ...page } = await productPages.page((await current()).products, query)
    return { products: shown, ...page }
  })

  serveCall(app, accounts, productNamesCall, {}, async ({ query }) =>
    namesOf(await productPages.find((await current()).products, query)),
  )

  serveCall(app, accounts, storePageCall, {}, async ({ query }) => {
    const stores = await allStores()
    const { shown, ...page } = await storePages.page(stores, query)
    return { stores: shown.map(storeRowOf), ...page, cities: citiesOf(stores) }
  })

  serveCall(app, accounts, storeNamesCall, {}, async ({ query }) =>
    namesOf(await storePages.find(await allStores(), query)),
  )

  serveCall(app, accounts, storeChoicesCall, {}, async ({ staff }) =>
    (await allStores()).filter(({ id }) => can(staff, 'stores.read', { storeId: id })).map(storeChoiceOf),
  )

  serveCall(app, accounts, searchCall, {}, async ({ query: { q }, staff }) => {
    const { products, stores } = await current()
    const found = can(staff, 'catalogue.read') ? await productPages.find(products, { q }) : []
    return findRecords(staff, { products: found, stores }, repositories, q, parts.clock)
  })
}

/** What waits for the person who asks: what they may mend, and no more. */
export function workListRoutes(app: FastifyInstance, parts: ConsoleParts): void {
  const { accounts, clock, repositories } = parts
  serveCall(app, accounts, workListCall, {}, async ({ query, staff }) => {
    const records = mendableBy(staff, await repositories.workRecords(parts.timeZone))
    const rows = await runInSlices(workList(records, clock.date()), clock)
    return { count: rows.length, rows: query.rows === 'none' ? [] : rows }
  })
}

function mendableBy(staff: OpenSession, records: WorkRecords): WorkRecords {
  const keepsCatalogue = can(staff, 'catalogue.manage')
  return {
    stores: records.stores.filter(({ id: storeId }) => can(staff, 'paths.edit', { storeId })),
    drafts: records.drafts.filter(({ storeId }) => can(staff, 'paths.edit', { storeId })),
    products: keepsCatalogue ? records.products : [],
    aisles: keepsCatalogue ? records.aisles : [],
    // A product's is the catalogue's to mend, a path's its store's.
    troubles: records.troubles.filter(({ productId, storeId }) =>
      productId === '' ? can(staff, 'paths.edit', { storeId }) : keepsCatalogue,
    ),
    oneTimeUsers: can(staff, 'users.manage') ? records.oneTimeUsers : [],
  }
}
