import * as z from 'zod/mini'
import { pathsSchema, stepSchema, storeSchema } from '../store.ts'
import { type Call, doneSchema } from './call.ts'
import { messageRules } from './messages.ts'
import { isBetweenTwo, oldPlaceName, pathsBodySchema, placeName, stepsSchema } from './places.ts'
import { storeLocation, storeName, storeNumber } from './rules.ts'

export const newStoreBodySchema = z.object({
  store_number: storeNumber(messageRules.storeNumberNew),
  name: storeName,
  location: storeLocation,
  paths: z._default(pathsBodySchema(messageRules.distanceNew), []),
})
export type NewStoreBody = z.infer<typeof newStoreBodySchema>

/**
 * Every field may be left out. With `updatedAt` (the record's, as it was read) `paths` replaces all paths, and a
 * record that changed since gives 409 with `current`. Without it the paths given are written one by one and no other
 * is touched. An admin's call changes paths alone, whatever else it holds.
 */
export const editStoreBodySchema = z.object({
  store_number: z.optional(storeNumber(messageRules.storeNumberEdit)),
  name: z.optional(storeName),
  location: z.optional(storeLocation),
  paths: z.optional(pathsBodySchema(messageRules.distanceEdit)),
  updatedAt: z.optional(z.string()),
  /** The paths given as they were before, each empty when it is new: 409 with `current` when one is another by now. */
  was: z.optional(pathsSchema),
})
export type EditStoreBody = z.infer<typeof editStoreBodySchema>

const storeReply = z.extend(doneSchema, { store: storeSchema })

/** A superadmin gets all stores, an admin their own. */
export const storesCall = {
  method: 'GET',
  path: '/stores',
  action: 'stores.list',
  reply: z.array(storeSchema),
} as const satisfies Call

export const storeCall = {
  method: 'GET',
  path: '/stores/:id',
  action: 'stores.read',
  reply: storeSchema,
} as const satisfies Call

export const addStoreCall = {
  method: 'POST',
  path: '/stores',
  action: 'stores.manage',
  body: newStoreBodySchema,
  reply: storeReply,
} as const satisfies Call

export const editStoreCall = {
  method: 'PUT',
  path: '/stores/:id',
  action: 'paths.edit',
  body: editStoreBodySchema,
  reply: storeReply,
} as const satisfies Call

export const deleteStoreCall = {
  method: 'DELETE',
  path: '/stores/:id',
  action: 'stores.manage',
  reply: doneSchema,
} as const satisfies Call

const pair = { from: placeName(messageRules.from), to: placeName(messageRules.to) }

/** Parallel edits of different paths all survive. `was`: the steps that it had; 409 with `current` when it has others by now. */
export const putPathCall = {
  method: 'PATCH',
  path: '/stores/:id/add-or-update-path',
  action: 'paths.edit',
  body: z
    .object({
      ...pair,
      steps: stepsSchema(messageRules.distanceEdit),
      was: z.optional(z.array(stepSchema)),
    })
    .check(z.refine(isBetweenTwo, { error: messageRules.samePlace, path: ['to'] })),
  reply: storeReply,
} as const satisfies Call

/** `path`: what was deleted, which may be newer than what the person saw; it is what an undo puts back. */
export const deletePathCall = {
  method: 'PATCH',
  path: '/stores/:id/delete-path',
  action: 'paths.edit',
  body: z.object({ from: oldPlaceName(messageRules.from), to: oldPlaceName(messageRules.to) }),
  reply: z.extend(storeReply, {
    path: z.optional(z.object({ from: z.string(), to: z.string(), steps: z.array(stepSchema) })),
  }),
} as const satisfies Call

export const locationsCall = {
  method: 'GET',
  path: '/locations',
  action: 'stores.list',
  reply: z.array(z.object({ id: z.string(), city: z.string() })),
} as const satisfies Call

/**
 * What a QR code at a shelf or an entrance opens (its sizes: `QR` of constants). `origin` is where the product is served
 * from, `storeURL` a store's own; `at` the word of the shelf where it hangs.
 */
export function qrAddress(origin: string, storeURL: string, at?: string): string {
  const address = /^https?:/.test(storeURL) ? storeURL : `${origin}${storeURL}`
  return at === undefined ? address : `${address}&at=${encodeURIComponent(at)}`
}

export const qrTitle = (product: string) => `${product} Assistance`

/** "biscuits and SNACKS" → "Biscuits And Snacks": each word capitalised. */
export const qrLabel = (label: string) =>
  label
    .toLowerCase()
    .replace(/(^|[\s-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase())

export const qrFileName = (prefix = 'qrcode') => `${prefix}_qrcode.png`
