import { HITS_A_KIND, type Hit } from '../../core/contract/console/search.ts'
import type { PublicStore } from '../../core/contract/store.ts'
import { can } from '../../core/permissions.ts'
import { everyWord, findRows, indexed } from '../../core/tables/arrange.ts'
import { wordsOfStore } from '../../core/tables/record-tables.ts'
import type { OpenSession } from '../db/account-repositories.ts'
import type { Repositories } from '../db/repositories.ts'

interface Kind<Row> {
  rows: readonly Row[]
  /** Must name no secret: who searches would find by it. */
  wordsOf(row: Row): string
  hitOf(row: Row): Hit
}

const hitsOf = <Row>({ rows, wordsOf, hitOf }: Kind<Row>, query: string): Hit[] =>
  findRows(
    rows.map((row) => indexed(row, [], wordsOf)),
    query,
  )
    .slice(0, HITS_A_KIND)
    .map(hitOf)

/** Stores, users and aisles that hold every word of the query, of those that the person may see. */
export async function findRecords(
  staff: OpenSession,
  stores: readonly PublicStore[],
  { users, aisles }: Pick<Repositories, 'users' | 'aisles'>,
  query: string,
): Promise<Hit[]> {
  const seen = stores.filter(({ id: storeId }) => can(staff, 'stores.read', { storeId }))
  return [
    ...hitsOf(
      {
        rows: seen,
        wordsOf: wordsOfStore,
        hitOf: ({ id, name, store_number, location }) => ({
          kind: 'store',
          id,
          name,
          detail: `${store_number}, ${location}`,
        }),
      },
      query,
    ),
    ...hitsOf(
      {
        rows: can(staff, 'users.manage') ? await users.all() : [],
        wordsOf: everyWord,
        hitOf: ({ id, username, firstName, lastName, email }) => ({
          kind: 'user',
          id,
          name: username,
          detail: `${firstName} ${lastName}, ${email}`,
        }),
      },
      query,
    ),
    ...hitsOf(
      {
        rows: can(staff, 'catalogue.read') ? await aisles.all() : [],
        wordsOf: everyWord,
        hitOf: ({ id, name, description }) => ({ kind: 'aisle', id, name, detail: description }),
      },
      query,
    ),
  ]
}
