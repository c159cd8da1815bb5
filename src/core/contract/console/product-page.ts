import * as z from 'zod/mini'
import { productColumns } from '../../tables/product-table.ts'
import { productSchema } from '../product.ts'
import type { Call } from './call.ts'
import { namesReply, narrowedBy, pageQuery, pageReply } from './pages.ts'

const narrowing = { q: narrowedBy, section: narrowedBy, allergens: narrowedBy }

/** Products as the console's list shows them, a page at a time. */
export const productPageCall = {
  method: 'GET',
  path: '/product-page',
  action: 'catalogue.read',
  query: z.object({ ...narrowing, ...pageQuery(productColumns, 'Please sort by a field of a product.') }),
  reply: z.object({ products: z.array(productSchema), ...pageReply }),
} as const satisfies Call
export type ProductPage = z.infer<(typeof productPageCall)['reply']>

export const productNamesCall = {
  method: 'GET',
  path: '/product-names',
  action: 'catalogue.read',
  query: z.object(narrowing),
  reply: namesReply,
} as const satisfies Call
