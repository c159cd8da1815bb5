import * as z from 'zod/mini'

/** The process lives. 503 and `failing` while what it cannot do without, `missing`, cannot be had back in it. */
const healthReplySchema = z.object({
  status: z.enum(['ok', 'failing']),
  missing: z.optional(z.array(z.string())),
})

export const healthRoute = { method: 'GET', path: '/healthz', reply: healthReplySchema } as const

/**
 * The database and the engine answer, and no more is asked than can be done in good time. 503 with the same keys while
 * that is not so, or while the server drains; `missing` names what is not there, `reason` says what an overloaded one
 * has in hand.
 */
const readyReplySchema = z.object({
  status: z.enum(['ready', 'starting', 'draining', 'failing', 'overloaded']),
  database: z.boolean(),
  engine: z.boolean(),
  missing: z.optional(z.array(z.string())),
  /** What is not as it should be, while shoppers are served all the same. */
  degraded: z.optional(z.array(z.string())),
  reason: z.optional(z.string()),
})

export type ReadyReply = z.infer<typeof readyReplySchema>

export const readyRoute = { method: 'GET', path: '/readyz', reply: readyReplySchema } as const
