import * as z from 'zod/mini'
import { scannedSection, sections } from '../../journey/sections.ts'
import { storeColumns } from '../../tables/store-table.ts'
import { type Store, storeSchema } from '../store.ts'
import type { Call } from './call.ts'
import { namesReply, narrowedBy, pageQuery, pageReply } from './pages.ts'
import { pairsOf } from './places.ts'

const narrowing = { q: narrowedBy, city: narrowedBy }

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

/** Stores as the Dashboard shows them, a page at a time. */
export const storePageCall = {
  method: 'GET',
  path: '/store-page',
  action: 'stores.manage',
  query: z.object({ ...narrowing, ...pageQuery(storeColumns, 'Please sort by a column of a store.') }),
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
  query: z.object(narrowing),
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
