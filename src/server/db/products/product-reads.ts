import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { StaffProduct } from '../../../core/contract/console/products.ts'
import { placeKey } from '../../../core/contract/place.ts'
import type { Product } from '../../../core/contract/product.ts'
import { type FieldValues, nested } from '../../../core/contract/product-fields.ts'
import type { ProductTable, Tables } from '../schema.ts'

const PAGE = 100

type ReadRow<T> = (row: ProductTable, barcodes: readonly string[]) => T

const textList = z.array(z.string())

function productOfRow(row: ProductTable, barcodes: readonly string[]): Product {
  const columns: Readonly<Record<string, string | number | null>> = { ...row }
  const facts = nested<FieldValues>((_, { kind, column }) => {
    if (kind === 'barcodes') return [...barcodes]
    const value = columns[column] ?? null
    return kind === 'allergens' || kind === 'words' ? listOf(value) : value
  })
  return { id: row.id, ...facts }
}

/** A list that is kept as JSON; null: nothing was said. */
export const listOf = (json: string | number | null) =>
  json === null ? null : textList.parse(JSON.parse(String(json)))

const staffProductOfRow: ReadRow<StaffProduct> = (row, barcodes) => ({
  ...productOfRow(row, barcodes),
  updatedAt: row.updated_at,
})

export const readProducts = (database: Kysely<Tables>): Promise<Product[]> => readAll(database, productOfRow)

export const readStaffProducts = (database: Kysely<Tables>): Promise<StaffProduct[]> =>
  readAll(database, staffProductOfRow)

/** All products in order of arrival, a page a turn of the event loop: ten thousand at once would hold it 100 ms. */
async function readAll<T>(database: Kysely<Tables>, read: ReadRow<T>): Promise<T[]> {
  const products: T[] = []
  let after = 0
  for (;;) {
    const rows = await database
      .selectFrom('products')
      .selectAll()
      .where('ordinal', '>', after)
      .orderBy('ordinal')
      .limit(PAGE)
      .execute()
    const codes = await codesOf(database, rows)
    products.push(...rows.map((row) => read(row, codes.get(row.id) ?? [])))
    const last = rows.at(-1)
    if (last === undefined || rows.length < PAGE) return products
    after = last.ordinal
    await nextTurn()
  }
}

/** The few products with this id or name, or the first `most` of a section. */
export async function readSome(
  database: Kysely<Tables>,
  column: 'id' | 'name' | 'section',
  value: string,
  most = PAGE,
): Promise<StaffProduct[]> {
  const rows = await database
    .selectFrom('products')
    .selectAll()
    .where(column, '=', value)
    .orderBy('ordinal')
    .limit(most)
    .execute()
  const codes = await codesOf(database, rows)
  return rows.map((row) => staffProductOfRow(row, codes.get(row.id) ?? []))
}

/** Every way in which products write the name of a section; an older version kept them as they came. */
export async function spellingsOfSection(database: Kysely<Tables>, place: string): Promise<string[]> {
  const rows = await database.selectFrom('products').select('section').distinct().execute()
  return rows.flatMap(({ section }) => (section !== null && placeKey(section) === place ? [section] : []))
}

async function codesOf(
  database: Kysely<Tables>,
  rows: readonly ProductTable[],
): Promise<Map<string, string[]>> {
  const first = rows.at(0)
  const last = rows.at(-1)
  const codes = new Map<string, string[]>()
  if (!first || !last) return codes
  const found = await database
    .selectFrom('product_barcodes')
    .innerJoin('products', 'products.id', 'product_barcodes.product_id')
    .select(['product_barcodes.code', 'product_barcodes.product_id'])
    .where('products.ordinal', '>=', first.ordinal)
    .where('products.ordinal', '<=', last.ordinal)
    .orderBy('product_barcodes.position')
    .execute()
  for (const { code, product_id } of found) {
    const list = codes.get(product_id)
    if (list) list.push(code)
    else codes.set(product_id, [code])
  }
  return codes
}
