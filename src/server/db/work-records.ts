import { DAY_MS } from '../../core/clock.ts'
import { isRecordedList } from '../../core/contract/allergen-name.ts'
import type { FieldKind } from '../../core/contract/field.ts'
import { placeKey } from '../../core/contract/place.ts'
import { pathsSchema } from '../../core/contract/store.ts'
import { dayText } from '../../core/dates/calendar.ts'
import { groupBy, LEAST_VISITS } from '../../core/field/walk-ends.ts'
import type { FieldSum } from '../../core/work-list/field-work.ts'
import type { WorkRecords } from '../../core/work-list/work-list.ts'
import type { Database } from './database.ts'
import { fieldRepository } from './field-counts.ts'
import { keptByVersion } from './look-again.ts'
import { listOf } from './products/product-reads.ts'

interface CatalogueVersions {
  products: string
  stores: string
}

/**
 * Reads what of all records the work list is made from, of 5,000 products a few columns. The counts in the header ask at
 * each screen: products and stores are read anew only when their version says so, and are then another list.
 */
export function workRecordsReader(database: Database, versions: () => Promise<CatalogueVersions>) {
  const products = keptByVersion(() => readProducts(database))
  const stores = keptByVersion(() => readStores(database))

  return async (now: Date, timeZone: string): Promise<WorkRecords> => {
    // Before the rows: what changes in between is then read again next time.
    const version = await versions()
    return {
      stores: await stores(version.stores),
      drafts: await readDrafts(database),
      products: await products(version.products),
      aisles: await database.selectFrom('aisles').select(['id', 'name']).orderBy('slot').execute(),
      oneTimeUsers: await readOneTimeUsers(database),
      troubles: await readTroubles(database, now, timeZone),
    }
  }
}

async function readStores(database: Database): Promise<WorkRecords['stores']> {
  const rows = await database
    .selectFrom('stores')
    .select(['id', 'name', 'paths'])
    .orderBy('ordinal')
    .execute()
  return rows.map(({ id, name, paths }) => ({ id, name, paths: pathsSchema.parse(JSON.parse(paths)) }))
}

async function readProducts(database: Database): Promise<WorkRecords['products']> {
  const rows = await database
    .selectFrom('products')
    .select(['id', 'name', 'allergens_contain', 'checked_on as checkedOn', 'section'])
    .orderBy('ordinal')
    .execute()
  const photographed = await database
    .selectFrom('product_photos')
    .select('product_id')
    .distinct()
    .where('deleted_at', 'is', null)
    .execute()
  const pictured = new Set(photographed.map((row) => row.product_id))
  return rows.map(({ allergens_contain: allergens, ...product }) => ({
    ...product,
    hasAllergens: isRecordedList(listOf(allergens)),
    isPictured: pictured.has(product.id),
  }))
}

const readDrafts = (database: Database): Promise<WorkRecords['drafts']> =>
  database
    .selectFrom('path_drafts')
    .select(['store_id as storeId', 'from_place as from', 'to_place as to'])
    .orderBy('updated_at')
    .execute()

const readOneTimeUsers = (database: Database): Promise<WorkRecords['oneTimeUsers']> =>
  database
    .selectFrom('users')
    .select(['id', 'username'])
    .where('password_ends_at', 'is not', null)
    .orderBy('ordinal')
    .execute()

/** So far back what happened in visits is still to be mended, in days. */
const WITHIN_DAYS = 30
/** The worst of each kind are enough for a list of work. */
const MOST = 200

const ofProducts = ['doubted', 'unanswered', 'noDate'] as const satisfies readonly FieldKind[]
const ofPaths = ['lost', 'stood'] as const satisfies readonly FieldKind[]

/** What shoppers met with since the product or the path was last changed, from the day after that. */
async function readTroubles(database: Database, now: Date, timeZone: string): Promise<FieldSum[]> {
  const since = dayText(timeZone, new Date(now.getTime() - WITHIN_DAYS * DAY_MS))
  const dayOf = (at: string) => dayText(timeZone, new Date(at))
  return [
    ...(await troublesOfProducts(database, since, dayOf)),
    ...(await troublesOfPaths(database, since, dayOf)),
  ]
}

type DayOf = (at: string) => string

async function troublesOfProducts(database: Database, since: string, dayOf: DayOf): Promise<FieldSum[]> {
  const counts = fieldRepository(database)
  const asked = { since, kinds: ofProducts }
  const most = await counts.sums({ ...asked, atLeast: LEAST_VISITS }, ['productId', 'topic'])
  const ids = [...new Set(most.map(({ productId }) => productId))].filter((id) => id !== '').slice(0, MOST)
  if (ids.length === 0) return []
  const products = await database
    .selectFrom('products')
    .select(['id', 'updated_at'])
    .where('id', 'in', ids)
    .execute()
  const changed = new Map(products.map(({ id, updated_at }) => [id, dayOf(updated_at)]))
  const daily = await counts.sums({ ...asked, productIds: ids, atLeast: 1 }, ['productId', 'topic', 'day'])
  const after = daily.filter(({ productId, day }) => day > (changed.get(productId) ?? '9'))
  return summed(after, ({ kind, productId, topic }) => [kind, productId, topic])
}

async function troublesOfPaths(database: Database, since: string, dayOf: DayOf): Promise<FieldSum[]> {
  const counts = fieldRepository(database)
  const by = ['storeId', 'from', 'to', 'part'] as const
  const most = await counts.sums({ since, kinds: ofPaths, atLeast: LEAST_VISITS }, by)
  const ids = [...new Set(most.map(({ storeId }) => storeId))].slice(0, MOST)
  if (ids.length === 0) return []
  const changes = await database
    .selectFrom('history')
    .select(['record_id', 'part', (row) => row.fn.max('at').as('at')])
    .where('kind', '=', 'path')
    .where('record_id', 'in', ids)
    .groupBy(['record_id', 'part'])
    .execute()
  const keyOf = (storeId: string, path: string) => JSON.stringify([storeId, path])
  const changed = new Map(
    changes.map(({ record_id, part, at }) => [keyOf(record_id, pathOf(part ?? '')), dayOf(at)]),
  )
  const daily = await counts.sums({ since, kinds: ofPaths, storeIds: ids, atLeast: 1 }, [...by, 'day'])
  const after = daily.filter(
    ({ storeId, from, to, day }) => day > (changed.get(keyOf(storeId, `${from} → ${to}`)) ?? ''),
  )
  return summed(after, ({ kind, storeId, from, to, part }) => [kind, storeId, from, to, part])
}

/** A path as its history names it, with its places in lower case. */
const pathOf = (part: string) => part.split(' → ').map(placeKey).join(' → ')

/** Days together, where they are enough visits to be told of; most first. */
function summed(sums: readonly FieldSum[], keyOf: (sum: FieldSum) => readonly unknown[]): FieldSum[] {
  return groupBy(sums, keyOf)
    .flatMap(([first, ...rest]) =>
      first ? [{ ...first, visits: rest.reduce((sum, { visits }) => sum + visits, first.visits) }] : [],
    )
    .filter(({ visits }) => visits >= LEAST_VISITS)
    .toSorted((a, b) => b.visits - a.visits)
}
