import * as z from 'zod/mini'
import { productSchema } from './product.ts'
import { publicStoreSchema } from './store.ts'

/** What every failed call answers: the person's text, and one per field when the input was at fault. */
export const errorReplySchema = z.object({
  error: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type ErrorReply = z.infer<typeof errorReplySchema>

/** @internal Tests parse replies with it. */
export const publicProductsReplySchema = z.array(productSchema)
export const publicProductsRoute = {
  method: 'GET',
  path: '/api/publicProduct',
  reply: publicProductsReplySchema,
} as const

/** @internal Tests parse replies with it. */
export const publicStoresReplySchema = z.array(publicStoreSchema)
export const publicStoresRoute = {
  method: 'GET',
  path: '/api/stores/publicStores',
  reply: publicStoresReplySchema,
} as const
