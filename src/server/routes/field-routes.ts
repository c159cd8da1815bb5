import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { DAY_MS } from '../../core/clock.ts'
import { type FieldRow, type FieldWalk, fieldCall } from '../../core/contract/console/field.ts'
import { dayText } from '../../core/dates/calendar.ts'
import { groupBy, LEAST_VISITS, walkEnds } from '../../core/field/walk-ends.ts'
import type { FieldSum } from '../../core/work-list/field-work.ts'
import type { FieldQuery } from '../db/field-counts.ts'
import { type ConsoleParts, serveCall } from './serve-call.ts'

const aboutSchema = z.object({ storeId: z.optional(z.string()) })

/** What happens to shoppers: counts alone, and none of fewer visits than are shown apart. */
export function fieldRoutes(app: FastifyInstance, parts: ConsoleParts): void {
  const { accounts, catalogue, clock, repositories, countsField, timeZone } = parts
  const { fieldCounts } = repositories
  const subject = (_: string, query: unknown) => ({ storeId: aboutSchema.safeParse(query).data?.storeId })

  serveCall(app, accounts, fieldCall, { subject }, async ({ query: { storeId, days } }) => {
    const all = lastDays(Number(days))
    const asked = { since: all[0] ?? '', storeId, atLeast: LEAST_VISITS } satisfies Partial<FieldQuery>
    const [visits, ofStores, ofPaths, ofProducts, walked] = await Promise.all([
      fieldCounts.sums({ ...asked, kinds: ['visit'] }, ['day']),
      fieldCounts.sums({ ...asked, kinds: ['visit', 'lookNothing', 'otherMaker', 'staffCall'] }, ['storeId']),
      fieldCounts.sums({ ...asked, kinds: ['lost', 'stood'] }, ['storeId', 'from', 'to', 'part']),
      fieldCounts.sums({ ...asked, kinds: ['doubted', 'noDate', 'unanswered'] }, ['productId', 'topic']),
      fieldCounts.sums(
        { ...asked, kinds: ['part', 'arrived'], atLeast: 1 },
        storeId === undefined ? ['storeId', 'part'] : ['storeId', 'from', 'to', 'part'],
      ),
    ])
    const { stores, products } = catalogue.current()
    const storeNames = new Map(stores.map(({ id, name }) => [id, name]))
    const productNames = new Map(products.map(({ id, name }) => [id, name]))
    const byDay = new Map(visits.map((sum) => [sum.day, sum.visits]))
    const named = ({ from, to, part, ...sum }: FieldSum): FieldRow[] => {
      const storeName = sum.storeId === '' ? '' : storeNames.get(sum.storeId)
      const productName = sum.productId === '' ? '' : productNames.get(sum.productId)
      // What is not there any more is nobody's to mend.
      if (storeName === undefined || productName === undefined) return []
      return [{ ...sum, storeName, productName, ...(part > 0 && { walk: { from, to, part } }) }]
    }
    return {
      counts: countsField,
      days: all.map((day) => ({ day, visits: byDay.get(day) ?? null })),
      rows: [...ofStores, ...ofPaths, ...ofProducts].flatMap(named),
      walks: walksOf(walked).flatMap((walk) => {
        const storeName = storeNames.get(walk.storeId)
        return storeName === undefined || walk.began === 0 ? [] : [{ ...walk, storeName }]
      }),
    }
  })

  function lastDays(count: number): string[] {
    const now = clock.date().getTime()
    const days = Array.from({ length: count }, (_, ago) => dayText(timeZone, new Date(now - ago * DAY_MS)))
    // Where the clocks are changed, a day of 23 hours would come twice.
    return [...new Set(days)].reverse()
  }
}

/** Walks with where they ended, those that most left first. */
function walksOf(sums: readonly FieldSum[]): Omit<FieldWalk, 'storeName'>[] {
  return groupBy(sums, ({ storeId, from, to }) => [storeId, from, to])
    .map((of) => {
      const { storeId = '', from = '', to = '' } = of[0] ?? {}
      const begun: number[] = []
      for (const { kind, part, visits } of of) if (kind === 'part') begun[part - 1] = visits
      const arrived = of.filter(({ kind }) => kind === 'arrived').reduce((sum, { visits }) => sum + visits, 0)
      const ends = walkEnds(
        Array.from(begun, (visits) => visits ?? 0),
        arrived,
      )
      return { storeId, ...(from !== '' && { path: { from, to } }), ...ends }
    })
    .toSorted((a, b) => b.began - b.arrived - (a.began - a.arrived))
}
