import * as z from 'zod/mini'
import type { Call } from './call.ts'

/** What waits for staff, in the order in which it harms shoppers. */
export const workKinds = [
  'noPath',
  'noWayBack',
  'lostOnPath',
  'noAllergens',
  'doubted',
  'unanswered',
  'noDate',
  'stoodOnPath',
  'notChecked',
  'confusable',
  'draft',
  'emptySection',
  'oneTimePassword',
] as const
export type WorkKind = (typeof workKinds)[number]

const workRowSchema = z.object({
  kind: z.enum(workKinds),
  /** The record that mends it. */
  recordId: z.string(),
  name: z.string(),
  /** The path in question, where it is one. */
  path: z.optional(z.object({ from: z.string(), to: z.string() })),
  /** The product that it may be taken for. */
  other: z.optional(z.string()),
  /** The day when it was last right, where there was one. */
  day: z.optional(z.string()),
  /** Where visits showed it: in how many, in which part of the path, asked about what. */
  visits: z.optional(z.number()),
  part: z.optional(z.number()),
  topic: z.optional(z.string()),
})
export type WorkRow = z.infer<typeof workRowSchema>

/** An admin gets what is about their own store's paths. `rows=none` asks for the count alone. */
export const workListCall = {
  method: 'GET',
  path: '/work-list',
  action: 'stores.list',
  query: z.object({ rows: z.optional(z.literal('none')) }),
  reply: z.object({ count: z.number(), rows: z.array(workRowSchema) }),
} as const satisfies Call
