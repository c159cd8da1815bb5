import { asGtin, spellingsOf } from '../../../core/contract/barcode.ts'
import type { ProductsChange } from '../../../core/contract/console/many.ts'
import { replyTexts } from '../../../core/contract/console/messages.ts'
import type {
  EditProductBody,
  NewProductBody,
  StaffProduct,
} from '../../../core/contract/console/products.ts'
import { isSame, type NewProduct, type Product, withSaid } from '../../../core/contract/product.ts'
import { type FieldValues, flat, nested } from '../../../core/contract/product-fields.ts'
import type { ImportRow } from '../../../core/contract/product-file.ts'
import { type ChangedMany, changeProducts } from '../change-many.ts'
import type { Database } from '../database.ts'
import {
  type Actor,
  changedSince,
  type Happened,
  keepHistory,
  MACHINE,
  type Reversal,
  reversed,
} from '../history.ts'
import { importRows, previewRows, type RowRepository } from '../import-rows.ts'
import { Refused } from '../refused.ts'
import { type Change, changeAreas, timeAfter } from '../transaction.ts'
import { productImporter } from './product-import.ts'
import { readProducts, readSome, readStaffProducts } from './product-reads.ts'
import { deleteProducts, insertProducts, updateProducts } from './product-writes.ts'

export interface ProductRepository extends RowRepository<ImportRow> {
  all(): Promise<Product[]>
  staffList(): Promise<StaffProduct[]>
  byId(id: string): Promise<StaffProduct | undefined>
  count(): Promise<number>
  /** Adds all of them or none, without history: the sample's. Rejects when a barcode or a given id is taken. Answers the ids, in order. */
  add(products: readonly NewProduct[]): Promise<string[]>
  create(body: NewProductBody, by: Actor): Promise<StaffProduct>
  edit(id: string, body: EditProductBody, by: Actor): Promise<StaffProduct>
  /** Puts back what a change made of a product, field by field; one that is gone comes back whole, under its own id. */
  restore(change: Reversal<Product>, by: Actor): Promise<StaffProduct>
  remove(id: string, by: Actor): Promise<void>
  /** All of these alike, or none. */
  changeMany(ids: readonly string[], change: ProductsChange, by: Actor): Promise<ChangedMany>
}

export function productRepository(database: Database, now: () => Date): ProductRepository {
  return {
    all: () => readProducts(database),
    staffList: () => readStaffProducts(database),
    byId: async (id) => (await readSome(database, 'id', id))[0],
    async count() {
      const { count } = await database
        .selectFrom('products')
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    add: (products) =>
      changeAreas(database, ['products'], (transaction) =>
        insertProducts(transaction, products, now().toISOString()),
      ),
    create: (body, by) => createProduct(database, body, by, now()),
    edit: (id, body, by) => editProduct(database, id, body, by, now()),
    restore: (change, by) => restoreProduct(database, change, by, now()),
    remove: (id, by) => removeProduct(database, id, by, now()),
    changeMany: (ids, change, by) => changeProducts(database, ids, change, by, now()),
    import: (rows, options = {}) => importRows(database, productImporter(), rows, options, now()),
    preview: (rows, by = MACHINE) => previewRows(database, productImporter(), rows, by),
  }
}

/** The same product a second time is refused: a form sent twice makes one record. */
function createProduct(
  database: Database,
  body: NewProductBody,
  by: Actor,
  now: Date,
): Promise<StaffProduct> {
  return changeAreas(database, ['products'], async (transaction) => {
    const product = withSaid(body)
    const there = (await readSome(transaction, 'name', product.name)).find((other) =>
      isSame(plain(other), product),
    )
    if (there) throw new Refused('taken', { message: replyTexts.productThere, current: there })
    return insert(transaction, product, by, now, 'added')
  })
}

function editProduct(
  database: Database,
  id: string,
  { updatedAt, ...body }: EditProductBody,
  by: Actor,
  now: Date,
): Promise<StaffProduct> {
  return changeAreas(database, ['products'], async (transaction) => {
    const before = await productById(transaction, id)
    if (updatedAt !== undefined && updatedAt !== before.updatedAt) {
      throw new Refused('stale', { message: replyTexts.stale, current: before })
    }
    return update(transaction, before, withSaid(body, plain(before)), by, now, 'changed')
  })
}

/** Puts a product back as it was under its own id, or in what a change made of it. */
function restoreProduct(
  database: Database,
  { from, to, over = false }: Reversal<Product>,
  by: Actor,
  now: Date,
): Promise<StaffProduct> {
  return changeAreas(database, ['products'], async (transaction) => {
    const [current] = await readSome(transaction, 'id', to.id)
    if (!current) {
      if (from !== null && !over) throw changedSince()
      return insert(transaction, to, by, now, 'restored')
    }
    const values = reversed(flat(current), { from: from && flat(from), to: flat(to), over })
    const product = { ...plain(current), ...nested<FieldValues>((name) => values[name]) }
    return update(transaction, current, product, by, now, 'restored')
  })
}

function removeProduct(database: Database, id: string, by: Actor, now: Date): Promise<void> {
  return changeAreas(database, ['products'], async (transaction) => {
    const before = plain(await productById(transaction, id))
    await deleteProducts(transaction, [id])
    await keepHistory(transaction, by, now.toISOString(), [
      { kind: 'product', recordId: id, action: 'deleted', before, after: null },
    ])
  })
}

async function insert(
  transaction: Change,
  product: NewProduct,
  by: Actor,
  now: Date,
  action: Happened['action'],
): Promise<StaffProduct> {
  await refuseTakenCodes(transaction, product.barcodes, product.id)
  const at = now.toISOString()
  const [id = ''] = await insertProducts(transaction, [product], at)
  const after = { ...product, id }
  await keepHistory(transaction, by, at, [{ kind: 'product', recordId: id, action, before: null, after }])
  return { ...after, updatedAt: at }
}

async function update(
  transaction: Change,
  before: StaffProduct,
  after: Product,
  by: Actor,
  now: Date,
  action: Happened['action'],
): Promise<StaffProduct> {
  // As it is already: an entry of nothing tells nobody anything, and another version would hold up a colleague's form.
  if (isSame(plain(before), after)) return before
  await refuseTakenCodes(transaction, after.barcodes, before.id)
  const at = timeAfter(before.updatedAt, now)
  await updateProducts(transaction, [after], at)
  await keepHistory(transaction, by, at, [
    { kind: 'product', recordId: before.id, action, before: plain(before), after },
  ])
  return { ...after, updatedAt: at }
}

/** What the product is, without when it was written. */
function plain({ updatedAt: _, ...product }: StaffProduct): Product {
  return product
}

async function productById(transaction: Change, id: string): Promise<StaffProduct> {
  const [product] = await readSome(transaction, 'id', id)
  if (!product) throw new Refused('missing', { message: replyTexts.notFound })
  return product
}

async function refuseTakenCodes(
  transaction: Change,
  codes: readonly string[],
  ownId: string | undefined,
): Promise<void> {
  if (codes.length === 0) return
  const owners = await transaction
    .selectFrom('product_barcodes')
    .select(['code', 'product_id'])
    .where('code', 'in', codes.flatMap(spellingsOf))
    .execute()
  const other = owners.find((owner) => owner.product_id !== ownId)
  if (!other) return
  const [current] = await readSome(transaction, 'id', other.product_id)
  const message = `${replyTexts.barcodeTaken.slice(0, -1)}: ${current?.name ?? ''} (${other.code}).`
  throw new Refused('taken', {
    message,
    fields: { [`barcodes.${codes.map(asGtin).indexOf(asGtin(other.code))}`]: message },
    current,
  })
}
