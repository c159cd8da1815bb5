import * as z from 'zod/mini'

/** What goes between a keeper and the thread that it keeps. `what` is the task's own and has a schema of its own. */

export const toThreadSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('do'), what: z.unknown() }),
  /** Answered by `alive` once everything before it is done. */
  z.object({ type: z.literal('ping') }),
  /** Finish what came before, then end. */
  z.object({ type: z.literal('end') }),
])
export type ToThread = z.infer<typeof toThreadSchema>

export const fromThreadSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('alive') }),
  /** For the log: never what a shopper says, shows or is told. */
  z.object({ type: z.literal('warning'), line: z.string() }),
  z.object({ type: z.literal('told'), what: z.unknown() }),
])
export type FromThread = z.infer<typeof fromThreadSchema>

/** A job on its way to a thread. */
export const jobSchema = <Ask extends z.core.$ZodType>(ask: Ask) => z.object({ id: z.number(), ask })

/** Any number of messages about the progress, then one that ends the job. */
export const jobReplySchema = <Answer extends z.core.$ZodType>(answer: Answer) =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('progress'), id: z.number(), progress: z.unknown() }),
    z.object({ type: z.literal('answered'), id: z.number(), answer }),
    z.object({ type: z.literal('failed'), id: z.number(), reason: z.string() }),
  ])
