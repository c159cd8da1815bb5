import type { FastifyInstance } from 'fastify'
import { workListCall } from '../../core/contract/console/work-list.ts'
import { can } from '../../core/permissions.ts'
import { type WorkRecords, workList } from '../../core/work-list/work-list.ts'
import type { OpenSession } from '../db/account-repositories.ts'
import { runInSlices } from '../workers/in-slices.ts'
import { type ConsoleParts, serveCall } from './serve-call.ts'

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
