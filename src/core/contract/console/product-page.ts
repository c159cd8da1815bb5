import * as z from 'zod/mini'
import { LONGEST_QUERY, pageSizes, sortOf } from '../../tables/arrange.ts'
import { productColumns } from '../../tables/product-table.ts'
import { productSchema } from '../product.ts'
import type { Call } from './call.ts'

const tooLong = `Please search for at most ${LONGEST_QUERY} characters.`
const text = z.optional(z.string().check(z.maxLength(LONGEST_QUERY, tooLong)))

/** What narrows the list: the same names as in the console's address. */
const narrowing = { q: text, section: text, allergens: text }
/** "name", or "-name" for the other way. */
const sort = z.optional(
  z
    .string()
    .check(
      z.refine(
        (column) => productColumns.some(({ id }) => id === sortOf(column)?.id),
        'Please sort by a field of a product.',
      ),
    ),
)

/** Products as the console's list shows them, a page at a time; pages count from 1. One past the last is the last. */
export const productPageCall = {
  method: 'GET',
  path: '/product-page',
  action: 'catalogue.read',
  query: z.object({
    ...narrowing,
    sort,
    page: z._default(z.string().check(z.regex(/^[1-9]\d{0,6}$/, 'Pages count from 1.')), '1'),
    rows: z._default(z.enum(pageSizes.map(String)), '50'),
  }),
  reply: z.object({
    products: z.array(productSchema),
    page: z.number(),
    /** How many fit the search and the filters, and how many there are. */
    found: z.number(),
    all: z.number(),
  }),
} as const satisfies Call
export type ProductPage = z.infer<(typeof productPageCall)['reply']>

/** Every product that is found, on whatever page: what is changed when all of them are chosen. */
export const productNamesCall = {
  method: 'GET',
  path: '/product-names',
  action: 'catalogue.read',
  query: z.object(narrowing),
  reply: z.array(z.object({ id: z.string(), name: z.string() })),
} as const satisfies Call
