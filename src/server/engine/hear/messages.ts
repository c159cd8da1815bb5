import * as z from 'zod/mini'
import { listenForSchema } from '../../../core/contract/modes.ts'

/** What passes between the server's thread and a hearing thread. `id` names a session within its thread. */

const namesSchema = z.object({ version: z.string(), names: z.array(z.string()) })
const id = z.number()

export const toThreadSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('open'), id, listenFor: listenForSchema, names: namesSchema }),
  z.object({ type: z.literal('audio'), id, pcm: z.instanceof(Int16Array) }),
  z.object({ type: z.literal('listenFor'), id, listenFor: listenForSchema }),
  z.object({ type: z.literal('names'), id, names: namesSchema }),
  z.object({ type: z.literal('end'), id }),
  z.object({ type: z.literal('close'), id }),
])
export type ToThread = z.infer<typeof toThreadSchema>

const eventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('speechStart') }),
  z.object({ type: z.literal('speechEnd') }),
  z.object({ type: z.literal('partial'), text: z.string() }),
  z.object({ type: z.literal('final'), text: z.string(), score: z.number(), speechMs: z.number() }),
])

export const fromThreadSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('event'), id, event: eventSchema }),
  /** Samples that the thread is done with: what is under way is bounded by the sender. */
  z.object({ type: z.literal('taken'), id, samples: z.number() }),
  z.object({ type: z.literal('warning'), line: z.string() }),
])
export type FromThread = z.infer<typeof fromThreadSchema>
