import { sql } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'
import type { Ledger } from './ledger.ts'
import { EDITED, PRODUCTS } from './writers.ts'

export interface Verdict {
  /** Acknowledged writes that are not there, or came back. */
  lost: number
  /** Imports of which a part is there: rows with another mark than the rest, or a part of their history. */
  half: number
  integrity: string
}

const figureIn = (text: string) => Number(/\d+$/.exec(text)?.[0])

/** Holds what a database has against what was acknowledged. */
export async function judge(database: Database, ledger: Ledger): Promise<Verdict> {
  const stores = await database.selectFrom('stores').select(['store_number', 'name']).execute()
  const there = new Map(stores.map(({ store_number, name }) => [store_number, name]))
  const missing = [...ledger.alive.keys()].filter((number) => !there.has(number))
  const back = [...ledger.gone].filter((number) => there.has(number))
  const version = figureIn(there.get(EDITED.store_number) ?? '')
  const marks = await database.selectFrom('products').select('description').distinct().execute()
  const [mark] = marks.map(({ description }) => figureIn(description))
  const { rows } = await sql<{ entries: number | string }>`
    select count(*) as entries from history where kind = 'product'`.execute(database)
  return {
    // Not `<`: a figure that is missing is lost as well.
    lost:
      missing.length +
      back.length +
      [version >= ledger.version, (mark ?? 0) >= ledger.mark].filter((kept) => !kept).length,
    half: Math.max(0, marks.length - 1) + (Number(rows[0]?.entries) % PRODUCTS === 0 ? 0 : 1),
    integrity: await database.dialect.integrity(database),
  }
}
