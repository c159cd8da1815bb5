import * as z from 'zod/mini'
import { sectionSchema, type Where, whereSchema } from '../contract/place.ts'

const count = z.number().check(z.int(), z.gte(0))

const walkSchema = z.object({
  leg: count,
  counted: count,
  arrived: z.boolean(),
  walked: z.nullable(count),
  /** Steps still to walk back to where this part begins; 0: there, facing back. Left out on the way forward. */
  back: z.optional(count),
  /** Steps may have been missed: this part ends at the shopper's Next. */
  uncounted: z.optional(z.boolean()),
  /** The turn that begins this part is made, or is not; left out where nobody can tell, and by older pages. */
  turned: z.optional(z.boolean()),
  /** How the part before was left, if Next ended it. */
  ended: z.optional(z.object({ counted: z.nullable(count), turned: z.optional(z.boolean()) })),
})

/**
 * Where a visit is: plain JSON without a word of a person, enough to go on after a pause.
 * @internal A test holds every snapshot to it.
 */
export const snapshotSchema = z.object({
  version: z.literal(1),
  /** The store's id; null at home. A snapshot of another store is of no use. */
  storeId: z.nullable(z.string()),
  where: whereSchema,
  section: z.nullable(sectionSchema),
  /** How often the shopper said that they were not at the entrance. */
  notThere: count,
  /** The section where the shopper stands, between two walks. */
  at: z.optional(sectionSchema),
  /** They have left the entrance: without `at` and without a walk nobody knows where they stand. */
  away: z.optional(z.boolean()),
  /** The section where the walk begins; without it the entrance. */
  source: z.optional(sectionSchema),
  walk: z.nullable(walkSchema),
  /** By which the path that it follows is known again, however it was edited since. */
  path: z.optional(z.string().check(z.maxLength(16))),
  /** Where the shopper wants to be led after this walk. */
  goal: z.optional(z.literal('counter')),
  /** They were told to stand still, and have not gone on. */
  danger: z.optional(z.literal(true)),
  /** What a newcomer must know was heard. */
  told: z.boolean(),
})
export type Snapshot = z.infer<typeof snapshotSchema>

/** Before the first walk, or the product check at home, nothing is lost by beginning anew. */
const worthTakingUp: ReadonlySet<Where> = new Set(['onward', 'checking', 'return', 'buyMore', 'keepApp'])

/** What storage holds of a visit that was broken off in this store, if it is worth going on with. */
export function readBrokenOff(stored: unknown, storeId: string | null): Snapshot | undefined {
  const read = readSnapshot(stored, storeId)
  return read && worthTakingUp.has(read.where) ? read : undefined
}

/** What storage holds, if it is a snapshot of this store. */
export function readSnapshot(stored: unknown, storeId: string | null): Snapshot | undefined {
  const read = snapshotSchema.safeParse(stored)
  return read.success && read.data.storeId === storeId ? read.data : undefined
}
