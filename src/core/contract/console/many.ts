import * as z from 'zod/mini'
import { tidy } from '../../tidy.ts'
import { fileKinds } from '../import-file.ts'
import { type Call, idSchema } from './call.ts'
import { isShown, storeLocation } from './rules.ts'

const idsOf = (most: number) => z.array(idSchema).check(z.minLength(1), z.maxLength(most))

/** Deleted, or changed in one field alike. Records that are not there any more are left out. */
const productsChange = z.union([
  z.object({ delete: z.literal(true) }),
  z.object({
    section: z.pipe(
      z.string(),
      z.pipe(
        z.transform((text: string) => tidy(text).toLowerCase()),
        z.string().check(z.maxLength(50), z.refine(isShown)),
      ),
    ),
  }),
])
const storesChange = z.union([z.object({ delete: z.literal(true) }), z.object({ location: storeLocation })])

/** `undo`: what `undoManyCall` takes everything back by; null when nothing was changed. */
const manyReplySchema = z.object({ message: z.string(), count: z.number(), undo: z.nullable(z.string()) })

/** All of it or nothing, each record with its own entry in the history. */
export const manyProductsCall = {
  method: 'POST',
  path: '/products/many',
  action: 'catalogue.manage',
  body: z.object({ ids: idsOf(fileKinds.products.most), change: productsChange }),
  reply: manyReplySchema,
} as const satisfies Call
export type ProductsChange = z.infer<typeof productsChange>

export const manyStoresCall = {
  method: 'POST',
  path: '/stores/many',
  action: 'stores.manage',
  body: z.object({ ids: idsOf(fileKinds.stores.most), change: storesChange }),
  reply: manyReplySchema,
} as const satisfies Call
export type StoresChange = z.infer<typeof storesChange>

/**
 * Puts back, once, what such a change did to every record, and nothing that was written into it since. A record that
 * cannot be, as its number is taken or what was changed has been changed again, is counted as failed.
 */
export const undoManyCall = {
  method: 'POST',
  path: '/audit/undo-many',
  action: 'stores.manage',
  body: z.object({ undo: z.string().check(z.regex(/^\d{1,9}-\d{1,9}$/)) }),
  reply: z.object({ message: z.string(), restored: z.number(), failed: z.number() }),
} as const satisfies Call
