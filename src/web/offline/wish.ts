import * as z from 'zod/mini'

/** What the page asks its worker to keep, once it has all that it needs itself. */
const wishSchema = z.object({
  /** Addresses of the public lists: a first visit fetched them before there was a worker. */
  lists: z.array(z.url()),
  /** The fixed recordings too, about twelve megabytes. */
  recordings: z.boolean(),
})
export type Wish = z.infer<typeof wishSchema>

/** Undefined for what is no wish. */
export const readWish = (message: unknown): Wish | undefined => wishSchema.safeParse(message).data
