import { setImmediate as nextTurn } from 'node:timers/promises'
import type * as z from 'zod/mini'
import type {
  ProductPage,
  productNamesCall,
  productPageCall,
} from '../../core/contract/console/product-page.ts'
import type { Product } from '../../core/contract/product.ts'
import { findRows, type Indexed, indexed, sortOf } from '../../core/tables/arrange.ts'
import { productColumns, productFilters, wordsOfProduct } from '../../core/tables/product-table.ts'
import { ROWS_A_TURN } from './rows-a-turn.ts'
import { sortedInTurns } from './sorted-in-turns.ts'

type Narrowing = z.infer<(typeof productNamesCall)['query']>
type PageAsked = z.infer<(typeof productPageCall)['query']>

/** What is kept of one list of products for as long as it is the catalogue's: how each is found, and each order asked for. */
interface Kept {
  rows: Promise<readonly Indexed<Product>[]>
  orders: Map<string, Promise<readonly Indexed<Product>[]>>
}

/**
 * Pages of the products that the catalogue holds in memory for shoppers, found and sorted as every table of the console
 * is. Made once a list, in pieces: ten thousand products at once would hold the event loop 100 ms.
 */
export interface ProductPages {
  page(products: readonly Product[], asked: PageAsked): Promise<ProductPage>
  find(products: readonly Product[], asked: Narrowing): Promise<readonly Product[]>
}

export function createProductPages(): ProductPages {
  const kept = new WeakMap<readonly Product[], Kept>()

  function keptOf(products: readonly Product[]): Kept {
    const known = kept.get(products) ?? { rows: indexInTurns(products), orders: new Map() }
    kept.set(products, known)
    return known
  }

  async function inOrder(products: readonly Product[], by: string | undefined) {
    const { rows, orders } = keptOf(products)
    const column = productColumns.find(({ id }) => id === by)
    if (!column) return rows
    const known =
      orders.get(column.id) ?? rows.then((list) => sortedInTurns(list, ({ row }) => column.value(row)))
    orders.set(column.id, known)
    return known
  }

  return {
    async page(products, { q = '', sort = '', page, rows, ...chosen }) {
      const order = sortOf(sort)
      const found = findRows(await inOrder(products, order?.id), q, productFilters, chosen)
      if (order?.down) found.reverse()
      const size = Number(rows)
      const at = Math.min(Number(page), Math.max(1, Math.ceil(found.length / size)))
      const shown = found.slice((at - 1) * size, at * size)
      return { products: shown, page: at, found: found.length, all: products.length }
    },
    find: async (products, { q = '', ...chosen }) =>
      findRows(await keptOf(products).rows, q, productFilters, chosen),
  }
}

async function indexInTurns(products: readonly Product[]): Promise<Indexed<Product>[]> {
  const rows: Indexed<Product>[] = []
  for (const product of products) {
    rows.push(indexed(product, [], wordsOfProduct))
    if (rows.length % ROWS_A_TURN === 0) await nextTurn()
  }
  return rows
}
