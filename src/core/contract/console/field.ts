import * as z from 'zod/mini'
import { fieldKinds } from '../field.ts'
import { type Call, idSchema } from './call.ts'

/** How far back staff may look, in days: whole ones, so that two looks cannot be subtracted by the day. */
export const fieldSpans = ['7', '30', '90', '365'] as const

const walkSchema = z.object({ from: z.string(), to: z.string(), part: z.number() })

const fieldRowSchema = z.object({
  kind: z.enum(fieldKinds),
  storeId: z.string(),
  storeName: z.string(),
  productId: z.string(),
  productName: z.string(),
  topic: z.string(),
  walk: z.optional(walkSchema),
  /** In so many visits. */
  visits: z.number(),
})
export type FieldRow = z.infer<typeof fieldRowSchema>

const fieldWalkSchema = z.object({
  storeId: z.string(),
  storeName: z.string(),
  /** Without these: all walks of the store. */
  path: z.optional(z.object({ from: z.string(), to: z.string() })),
  began: z.number(),
  arrived: z.number(),
  ends: z.array(z.object({ first: z.number(), last: z.number(), visits: z.number() })),
})
export type FieldWalk = z.infer<typeof fieldWalkSchema>

const fieldReplySchema = z.object({
  /** False: nothing is counted, by a setting. */
  counts: z.boolean(),
  /** Every day, oldest first; null: fewer visits than are shown apart. */
  days: z.array(z.object({ day: z.string(), visits: z.nullable(z.number()) })),
  rows: z.array(fieldRowSchema),
  /** By path where a store was asked for, else by store. */
  walks: z.array(fieldWalkSchema),
})
export type FieldReply = z.infer<typeof fieldReplySchema>

/** What happens to shoppers in stores, as counts. An admin asks about their own store alone. */
export const fieldCall = {
  method: 'GET',
  path: '/field',
  action: 'field.read',
  query: z.object({
    storeId: z.optional(idSchema),
    days: z._default(z.enum(fieldSpans), '30'),
  }),
  reply: fieldReplySchema,
} as const satisfies Call
