import type { NewProduct, Product } from '../../../core/contract/product.ts'
import { fieldRows, flat } from '../../../core/contract/product-fields.ts'
import { type Actor, keepHistory } from '../history.ts'
import type { Wrote } from '../import-rows.ts'
import type { ProductColumns } from '../schema.ts'
import { breathe, type Change, countUp, passNumbers, timeAfter } from '../transaction.ts'
import { readSome, spellingsOfSection } from './product-reads.ts'

/** Rows between two turns of the event loop: some twenty values each, far below what a statement may hold, about 5 ms. */
const BATCH = 50

function* batches<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += BATCH) yield all.slice(from, from + BATCH)
}

/** Lists are kept as JSON; codes have a table of their own. */
function columnsOf(product: NewProduct): ProductColumns {
  const values = flat(product)
  const kept = fieldRows.filter(([, { kind }]) => kind !== 'barcodes')
  const columns = kept.map(([name, { column }]) => {
    const value = values[name]
    return [column, Array.isArray(value) ? JSON.stringify(value) : value]
  })
  return Object.fromEntries(columns) as ProductColumns
}

/** Adds products. An id that is not given is the next number that nobody has or had. Answers the ids, in order. */
export async function insertProducts(
  transaction: Change,
  products: readonly NewProduct[],
  updatedAt: string,
  wrote?: Wrote,
): Promise<string[]> {
  const ids: string[] = []
  await passNumbers(
    transaction,
    'product',
    products.map(({ id }) => id),
  )
  for (const batch of batches(products)) {
    const last = await countUp(transaction, 'product', batch.length)
    const numbers = batch.map((_, index) => last - batch.length + 1 + index)
    const taken = await takenIds(transaction, numbers.map(String))
    const rows: { id: string; ordinal: number; product: NewProduct }[] = []
    for (const [index, product] of batch.entries()) {
      const ordinal = numbers[index] ?? 0
      const free = taken.has(String(ordinal)) ? await freeId(transaction) : String(ordinal)
      rows.push({ id: product.id ?? free, ordinal, product })
    }
    const columns = rows.map(({ id, ordinal, product }) => ({ ...columnsOf(product), id, ordinal }))
    await transaction
      .insertInto('products')
      .values(columns.map((row) => ({ ...row, updated_at: updatedAt })))
      .execute()
    await insertBarcodes(
      transaction,
      rows.map(({ id, product }) => ({ ...product, id })),
    )
    ids.push(...rows.map(({ id }) => id))
    wrote?.(batch.length)
    await breathe()
  }
  return ids
}

/** Writes products over what is there. All codes go before any comes, so that two products may swap theirs. */
export async function updateProducts(
  transaction: Change,
  products: readonly Product[],
  updatedAt: string,
  wrote?: Wrote,
): Promise<void> {
  for (const batch of batches(products)) {
    const ids = batch.map(({ id }) => id)
    await transaction.deleteFrom('product_barcodes').where('product_id', 'in', ids).execute()
    await breathe()
  }
  for (const batch of batches(products)) {
    for (const product of batch) {
      await transaction
        .updateTable('products')
        .set({ ...columnsOf(product), updated_at: updatedAt })
        .where('id', '=', product.id)
        .execute()
    }
    await insertBarcodes(transaction, batch)
    wrote?.(batch.length)
    await breathe()
  }
}

/** Their codes go with them. */
export async function deleteProducts(
  transaction: Change,
  ids: readonly string[],
  wrote?: Wrote,
): Promise<void> {
  for (const batch of batches(ids)) {
    await transaction.deleteFrom('products').where('id', 'in', batch).execute()
    wrote?.(batch.length)
    await breathe()
  }
}

async function insertBarcodes(
  transaction: Change,
  products: readonly Pick<Product, 'id' | 'barcodes'>[],
): Promise<void> {
  const rows = products.flatMap(({ id, barcodes }) =>
    barcodes.map((code, position) => ({ code, product_id: id, position })),
  )
  for (const batch of batches(rows)) await transaction.insertInto('product_barcodes').values(batch).execute()
}

async function takenIds(transaction: Change, ids: readonly string[]): Promise<Set<string>> {
  const rows = await transaction.selectFrom('products').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

async function freeId(transaction: Change): Promise<string> {
  for (;;) {
    const id = String(await countUp(transaction, 'product'))
    if ((await takenIds(transaction, [id])).size === 0) return id
  }
}

interface Moved {
  before: string
  after: string
}

/**
 * Puts every product of a section into another one, both as `placeKey` has them, with its history. The change holds the
 * book of products.
 */
export async function moveSection(transaction: Change, section: Moved, by: Actor, now: Date): Promise<void> {
  for (const spelling of await spellingsOfSection(transaction, section.before))
    await moveSpelling(transaction, { ...section, before: spelling }, by, now)
}

async function moveSpelling(transaction: Change, section: Moved, by: Actor, now: Date): Promise<void> {
  for (;;) {
    const products = await readSome(transaction, 'section', section.before, BATCH)
    if (products.length === 0) return
    const newest = products.reduce((latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest), '')
    const at = timeAfter(newest, now)
    await transaction
      .updateTable('products')
      .set({ section: section.after, updated_at: at })
      .where(
        'id',
        'in',
        products.map(({ id }) => id),
      )
      .execute()
    await keepHistory(
      transaction,
      by,
      at,
      products.map(({ updatedAt: _, ...before }) => ({
        kind: 'product' as const,
        recordId: before.id,
        action: 'changed' as const,
        before,
        after: { ...before, section: section.after },
      })),
    )
    await breathe()
  }
}
