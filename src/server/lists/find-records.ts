import type { Clock } from '../../core/clock.ts'
import type { Aisle } from '../../core/contract/console/aisles.ts'
import { HITS_A_KIND, type Hit } from '../../core/contract/console/pages.ts'
import type { User } from '../../core/contract/console/users.ts'
import type { Product } from '../../core/contract/product.ts'
import type { PublicStore } from '../../core/contract/store.ts'
import { can } from '../../core/permissions.ts'
import { mapInSteps, type Steps } from '../../core/steps.ts'
import { everyWord, findRows, indexed, nearnessTo } from '../../core/tables/arrange.ts'
import { wordsOfStore } from '../../core/tables/record-tables.ts'
import type { Repositories } from '../db/repositories.ts'
import type { OpenSession } from '../db/users/sessions.ts'
import { runInSlices } from '../workers/in-slices.ts'

interface Kind<Row> {
  found: readonly Row[]
  /** What one record alone goes by. */
  codesOf(row: Row): readonly string[]
  /** Other names than the hit's. */
  namesOf?(row: Row): readonly string[]
  hitOf(row: Row): Hit
}

interface Near {
  hit: Hit
  isCode: boolean
}

/** The nearest of a kind; of those that are as near in the order given. */
function* nearestOf<Row>({ found, codesOf, namesOf, hitOf }: Kind<Row>, query: string): Steps<Near[]> {
  const nearness = nearnessTo(query)
  const all = yield* mapInSteps(found, (row) => {
    const hit = hitOf(row)
    const nearCode = nearness(codesOf(row))
    const near = Math.min(nearCode, nearness([hit.name, ...(namesOf?.(row) ?? [])]))
    return { hit, near, isCode: nearCode === 0 }
  })
  return all.toSorted((one, other) => one.near - other.near).slice(0, HITS_A_KIND)
}

/** @param wordsOf must name no secret: who searches would find by it */
function* foundIn<Row>(rows: readonly Row[], query: string, wordsOf: (row: Row) => string): Steps<Row[]> {
  const index = yield* mapInSteps(rows, (row) => indexed(row, [], wordsOf))
  return findRows(index, query)
}

interface Searched {
  /** Those that were found. */
  products: readonly Product[]
  stores: readonly PublicStore[]
}

/**
 * Products, stores, users and aisles that hold every word of the query, of those that the person may see. Whatever goes
 * by a code that was typed in full comes before all: Enter opens it.
 */
export async function findRecords(
  staff: OpenSession,
  { products, stores }: Searched,
  { users, aisles }: Pick<Repositories, 'users' | 'aisles'>,
  query: string,
  clock: Pick<Clock, 'now'>,
): Promise<Hit[]> {
  const seen = stores.filter(({ id: storeId }) => can(staff, 'stores.read', { storeId }))
  const people = can(staff, 'users.manage') ? await users.all() : []
  const shelves = can(staff, 'catalogue.read') ? await aisles.all() : []
  return runInSlices(hitsOf({ products, stores: seen, people, shelves }, query), clock)
}

interface Seen extends Searched {
  people: readonly User[]
  shelves: readonly Aisle[]
}

function* hitsOf({ products, stores, people, shelves }: Seen, query: string): Steps<Hit[]> {
  const near = [
    ...(yield* nearestOf(
      {
        found: products,
        codesOf: ({ barcodes }) => barcodes,
        hitOf: ({ id, name, description }) => ({ kind: 'product', id, name, detail: description }),
      },
      query,
    )),
    ...(yield* nearestOf(
      {
        found: yield* foundIn(stores, query, wordsOfStore),
        codesOf: ({ store_number }) => [store_number],
        hitOf: ({ id, name, store_number, location }) => ({
          kind: 'store',
          id,
          name,
          detail: `${store_number}, ${location}`,
        }),
      },
      query,
    )),
    ...(yield* nearestOf(
      {
        found: yield* foundIn(people, query, everyWord),
        codesOf: ({ username, email }) => [username, email],
        namesOf: ({ firstName, lastName }) => [`${firstName} ${lastName}`, lastName],
        hitOf: ({ id, username, firstName, lastName, email }) => ({
          kind: 'user',
          id,
          name: username,
          detail: `${firstName} ${lastName}, ${email}`,
        }),
      },
      query,
    )),
    ...(yield* nearestOf(
      {
        found: yield* foundIn(shelves, query, everyWord),
        codesOf: () => [],
        hitOf: ({ id, name, description }) => ({ kind: 'aisle', id, name, detail: description }),
      },
      query,
    )),
  ]
  return near.toSorted((one, other) => Number(other.isCode) - Number(one.isCode)).map(({ hit }) => hit)
}
