import { HITS_A_KIND, type Hit } from '../../core/contract/console/search.ts'
import type { Product } from '../../core/contract/product.ts'
import type { PublicStore } from '../../core/contract/store.ts'
import { can } from '../../core/permissions.ts'
import { everyWord, findRows, indexed, nearness } from '../../core/tables/arrange.ts'
import { wordsOfStore } from '../../core/tables/record-tables.ts'
import type { OpenSession } from '../db/account-repositories.ts'
import type { Repositories } from '../db/repositories.ts'

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
function nearestOf<Row>({ found, codesOf, namesOf, hitOf }: Kind<Row>, query: string): Near[] {
  return found
    .map((row) => {
      const hit = hitOf(row)
      const codes = codesOf(row)
      const nearCode = nearness(query, codes)
      const near = Math.min(nearCode, nearness(query, [hit.name, ...(namesOf?.(row) ?? [])]))
      return { hit, near, isCode: nearCode === 0 }
    })
    .toSorted((one, other) => one.near - other.near)
    .slice(0, HITS_A_KIND)
}

/** @param wordsOf must name no secret: who searches would find by it */
const foundIn = <Row>(rows: readonly Row[], query: string, wordsOf: (row: Row) => string): Row[] =>
  findRows(
    rows.map((row) => indexed(row, [], wordsOf)),
    query,
  )

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
): Promise<Hit[]> {
  const seen = stores.filter(({ id: storeId }) => can(staff, 'stores.read', { storeId }))
  const people = can(staff, 'users.manage') ? await users.all() : []
  const shelves = can(staff, 'catalogue.read') ? await aisles.all() : []
  const near = [
    ...nearestOf(
      {
        found: products,
        codesOf: ({ barcodes }) => barcodes,
        hitOf: ({ id, name, description }) => ({ kind: 'product', id, name, detail: description }),
      },
      query,
    ),
    ...nearestOf(
      {
        found: foundIn(seen, query, wordsOfStore),
        codesOf: ({ store_number }) => [store_number],
        hitOf: ({ id, name, store_number, location }) => ({
          kind: 'store',
          id,
          name,
          detail: `${store_number}, ${location}`,
        }),
      },
      query,
    ),
    ...nearestOf(
      {
        found: foundIn(people, query, everyWord),
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
    ),
    ...nearestOf(
      {
        found: foundIn(shelves, query, everyWord),
        codesOf: () => [],
        hitOf: ({ id, name, description }) => ({ kind: 'aisle', id, name, detail: description }),
      },
      query,
    ),
  ]
  return [...near.filter(({ isCode }) => isCode), ...near.filter(({ isCode }) => !isCode)].map(
    ({ hit }) => hit,
  )
}
