import type { NewProduct, Product } from '../../core/contract/product.ts'
import { rowOfProduct } from './product-rows.ts'
import { breathe, type CatalogueTransaction, countUp } from './transaction.ts'

/** Adds products. An id that is not given is the next number that nobody has or had. */
export async function insertProducts(
  transaction: CatalogueTransaction,
  products: readonly NewProduct[],
  updatedAt: string,
): Promise<string[]> {
  const ids: string[] = []
  for (const [done, product] of products.entries()) {
    const ordinal = await countUp(transaction, 'product')
    const id = product.id ?? (await freeId(transaction, ordinal))
    await transaction
      .insertInto('products')
      .values({ ...rowOfProduct(product), id, ordinal, updated_at: updatedAt })
      .execute()
    await insertBarcodes(transaction, id, product.barcodes)
    ids.push(id)
    await breathe(done)
  }
  return ids
}

/** Writes products over what is there. All codes go before any comes, so that two products may swap theirs. */
export async function updateProducts(
  transaction: CatalogueTransaction,
  products: readonly Product[],
  updatedAt: string,
): Promise<void> {
  for (const [done, { id }] of products.entries()) {
    await transaction.deleteFrom('product_barcodes').where('product_id', '=', id).execute()
    await breathe(done)
  }
  for (const [done, product] of products.entries()) {
    await transaction
      .updateTable('products')
      .set({ ...rowOfProduct(product), updated_at: updatedAt })
      .where('id', '=', product.id)
      .execute()
    await insertBarcodes(transaction, product.id, product.barcodes)
    await breathe(done)
  }
}

async function insertBarcodes(
  transaction: CatalogueTransaction,
  productId: string,
  codes: readonly string[],
): Promise<void> {
  if (codes.length === 0) return
  const rows = codes.map((code, position) => ({ code, product_id: productId, position }))
  await transaction.insertInto('product_barcodes').values(rows).execute()
}

/** Files may bring numbers as ids of their own: those are stepped over. */
async function freeId(transaction: CatalogueTransaction, ordinal: number): Promise<string> {
  for (let candidate = ordinal; ; candidate = await countUp(transaction, 'product')) {
    const taken = await transaction
      .selectFrom('products')
      .select('id')
      .where('id', '=', String(candidate))
      .executeTakeFirst()
    if (!taken) return String(candidate)
  }
}
