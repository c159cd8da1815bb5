import * as z from 'zod/mini'
import { scannedSection, sections } from '../place.ts'
import { productSchema } from '../product.ts'
import { fieldRows } from '../product-fields.ts'
import { type Store, storeSchema } from '../store.ts'
import type { Call } from './call.ts'
import { pairsOf } from './places.ts'

/** More rows than this take a browser longer to lay out than a person waits. */
export const pageSizes = [25, 50, 100] as const
/** Characters of a search. */
export const LONGEST_QUERY = 200

export interface Sort {
  id: string
  down: boolean
}

/** A sort as an address has it: a heading's column, with a minus before it for the other way. */
export const sortText = (sort: Sort | undefined) => (sort ? `${sort.down ? '-' : ''}${sort.id}` : '')
export const sortOf = (text: string): Sort | undefined =>
  text === '' ? undefined : { id: text.replace(/^-/, ''), down: text.startsWith('-') }

const tooLong = `Please search for at most ${LONGEST_QUERY} characters.`

/** A search or a filter: the same names as in the console's address. */
const narrowedBy = z.optional(z.string().check(z.maxLength(LONGEST_QUERY, tooLong)))

/** Which page, of how many rows, in what order: "name", or "-name" for the other way. Pages count from 1. */
const pageQuery = (columns: readonly string[], refused: string) => ({
  sort: z.optional(
    z.string().check(z.refine((sort) => columns.some((id) => id === sortOf(sort)?.id), refused)),
  ),
  page: z._default(z.string().check(z.regex(/^[1-9]\d{0,6}$/, 'Pages count from 1.')), '1'),
  rows: z._default(z.enum(pageSizes.map(String)), '50'),
})

/** Beside the rows. A page past the last is the last. */
const pageReply = {
  page: z.number(),
  /** How many fit the search and the filters, and how many there are. */
  found: z.number(),
  all: z.number(),
}

/** Every record that is found, on whatever page: what is changed when all of them are chosen. */
const namesReply = z.array(z.object({ id: z.string(), name: z.string() }))

const productsNarrowing = { q: narrowedBy, section: narrowedBy, allergens: narrowedBy }

/** Products as the console's list shows them, a page at a time. */
export const productPageCall = {
  method: 'GET',
  path: '/product-page',
  action: 'catalogue.read',
  query: z.object({
    ...productsNarrowing,
    ...pageQuery(['id', ...fieldRows.map(([name]) => name)], 'Please sort by a field of a product.'),
  }),
  reply: z.object({ products: z.array(productSchema), ...pageReply }),
} as const satisfies Call
export type ProductPage = z.infer<(typeof productPageCall)['reply']>

export const productNamesCall = {
  method: 'GET',
  path: '/product-names',
  action: 'catalogue.read',
  query: z.object(productsNarrowing),
  reply: namesReply,
} as const satisfies Call

const storesNarrowing = { q: narrowedBy, city: narrowedBy }

/** A store without the steps of its paths: a thousand stores with them are a megabyte. */
const storeRowSchema = z.extend(z.omit(storeSchema, { paths: true }), {
  /** How many it has. */
  paths: z.number(),
})
export type StoreRow = z.infer<typeof storeRowSchema>

export const storeRowOf = ({ paths, ...store }: Store): StoreRow => ({
  ...store,
  paths: pairsOf(paths).length,
})

/** What stores are sorted by: the columns of their table. */
const storeSorts = ['number', 'name', 'location', 'id', 'paths', 'changed'] as const
export type StoreSort = (typeof storeSorts)[number]

/** Stores as the Dashboard shows them, a page at a time. */
export const storePageCall = {
  method: 'GET',
  path: '/store-page',
  action: 'stores.manage',
  query: z.object({ ...storesNarrowing, ...pageQuery(storeSorts, 'Please sort by a column of a store.') }),
  reply: z.object({
    stores: z.array(storeRowSchema),
    ...pageReply,
    /** In which there is a store, in order. */
    cities: z.array(z.string()),
  }),
} as const satisfies Call
export type StorePage = z.infer<(typeof storePageCall)['reply']>

export const storeNamesCall = {
  method: 'GET',
  path: '/store-names',
  action: 'stores.manage',
  query: z.object(storesNarrowing),
  reply: namesReply,
} as const satisfies Call

const storeChoiceSchema = z.extend(
  z.pick(storeSchema, { id: true, store_number: true, name: true, location: true, storeURL: true }),
  {
    /** Those that a code at the shelf can lead on from: the store has a path from or to them. */
    sections: z.array(z.string()),
  },
)
export type StoreChoice = z.infer<typeof storeChoiceSchema>

export const storeChoiceOf = (store: Store): StoreChoice => ({
  id: store.id,
  store_number: store.store_number,
  name: store.name,
  location: store.location,
  storeURL: store.storeURL,
  sections: sections.filter((section) => scannedSection(section, store) !== undefined),
})

/** All stores to choose from, without their paths: of a superadmin all, of others their own. */
export const storeChoicesCall = {
  method: 'GET',
  path: '/store-choices',
  action: 'stores.list',
  reply: z.array(storeChoiceSchema),
} as const satisfies Call

const hitSchema = z.object({
  kind: z.enum(['product', 'store', 'user', 'aisle']),
  id: z.string(),
  name: z.string(),
  /** What tells it from others of its name. */
  detail: z.string(),
})
export type Hit = z.infer<typeof hitSchema>

/** Records of each kind that an answer holds at most: who wants more says more. */
export const HITS_A_KIND = 5

/** Records that hold every word in any of their fields, of those that the person may see. */
export const searchCall = {
  method: 'GET',
  path: '/search',
  action: 'stores.list',
  query: z.object({
    q: z
      .string('Please say what to look for.')
      .check(
        z.trim(),
        z.minLength(1, 'Please say what to look for.'),
        z.maxLength(LONGEST_QUERY, `Please search for at most ${LONGEST_QUERY} characters.`),
      ),
  }),
  reply: z.array(hitSchema),
} as const satisfies Call
