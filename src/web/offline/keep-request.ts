import * as z from 'zod/mini'

/** What the page asks its worker to keep, once it has all that it needs itself. */
const keepRequestSchema = z.object({
  /** Addresses of the public lists: a first visit fetched them before there was a worker. */
  lists: z.array(z.url()),
  /** The fixed recordings too: a megabyte as Opus, seventeen as WAV. */
  recordings: z.optional(z.enum(['opus', 'wav'])),
})
export type KeepRequest = z.infer<typeof keepRequestSchema>

/** Undefined for what is no such request. */
export const readKeepRequest = (message: unknown): KeepRequest | undefined =>
  keepRequestSchema.safeParse(message).data
