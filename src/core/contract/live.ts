import * as z from 'zod/mini'
import { listenForSchema, modalitySchema, modeSchema } from './modes.ts'

/**
 * The live socket's messages. On the wire snake_case and camelCase are both spoken; `camelKeys` folds the first
 * into the second, so each message has one schema.
 */

const partSchema = z.object({
  text: z.optional(z.string()),
  inlineData: z.optional(z.object({ mimeType: z.string(), data: z.string() })),
})

/** Ids are texts or numbers on the wire and texts from here on. */
const idSchema = z.union([
  z.string(),
  z.pipe(
    z.number(),
    z.transform((id: number) => String(id)),
  ),
])

/**
 * What a product check goes on with on another connection, on whichever node: told by the server as it changes, given
 * back as it came. It grants nothing and holds no word of anybody, so it needs neither a signature nor a place to be
 * kept. What another version knows besides is left out.
 */
export const resumeSchema = z.object({
  /** The product that "this" means. */
  lastProductId: z.optional(idSchema),
  /** A look that was under way. */
  lookFor: z.catch(z.optional(z.enum(['name', 'date'])), undefined),
  /** "Shall I read the use by date?" was not answered yet. */
  dateOffered: z.optional(z.boolean()),
})
export type Resume = z.infer<typeof resumeSchema>

export const shopperSessionSchema = z.object({
  mode: z.optional(modeSchema),
  storeId: z.optional(z.nullable(idSchema)),
  resume: z.optional(resumeSchema),
})
export type ShopperSession = z.infer<typeof shopperSessionSchema>

export const setupSchema = z.looseObject({
  model: z.optional(z.string()),
  generationConfig: z.optional(
    z.looseObject({
      responseModalities: z.optional(z.array(modalitySchema)),
      speechConfig: z.optional(z.unknown()),
    }),
  ),
  systemInstruction: z.optional(z.looseObject({ parts: z.optional(z.array(partSchema)) })),
  /** Asks to be told of handles, and goes on with the conversation that one belongs to. */
  sessionResumption: z.optional(z.looseObject({ handle: z.optional(z.string().check(z.maxLength(4096))) })),
  shopperSession: z.optional(shopperSessionSchema),
})
export type Setup = z.infer<typeof setupSchema>

const blobSchema = z.object({ mimeType: z.string(), data: z.string(), lookId: z.optional(z.string()) })
export type MediaChunk = z.infer<typeof blobSchema>

const realtimeInputSchema = z.object({
  mediaChunks: z.optional(z.array(blobSchema)),
  audio: z.optional(blobSchema),
  video: z.optional(blobSchema),
  text: z.optional(z.string()),
  audioStreamEnd: z.optional(z.boolean()),
})

const clientContentSchema = z.object({
  turns: z.optional(
    z.array(z.object({ role: z.optional(z.string()), parts: z.optional(z.array(partSchema)) })),
  ),
  turnComplete: z.optional(z.boolean()),
})

/** A client's frame, keys already in camelCase. One frame may hold several keys. */
export const clientFrameSchema = z.object({
  bearerToken: z.optional(z.nullable(z.string())),
  serviceUrl: z.optional(z.nullable(z.string())),
  setup: z.optional(setupSchema),
  clientContent: z.optional(clientContentSchema),
  realtimeInput: z.optional(realtimeInputSchema),
  shopperSession: z.optional(shopperSessionSchema),
  say: z.optional(z.object({ text: z.string() })),
  listenFor: z.optional(listenForSchema),
})
export type ClientFrame = z.infer<typeof clientFrameSchema>

/** A server's frame. */
export const serverFrameSchema = z.object({
  setupComplete: z.optional(z.looseObject({})),
  serverContent: z.optional(
    z.object({
      modelTurn: z.optional(z.object({ parts: z.array(partSchema) })),
      inputTranscription: z.optional(z.object({ text: z.string() })),
      outputTranscription: z.optional(z.object({ text: z.string() })),
      interrupted: z.optional(z.boolean()),
      turnComplete: z.optional(z.boolean()),
    }),
  ),
  look: z.optional(z.object({ open: z.boolean(), id: z.string() })),
  shopperSession: z.optional(z.object({ resume: resumeSchema })),
  sessionResumptionUpdate: z.optional(
    z.object({ newHandle: z.optional(z.string()), resumable: z.optional(z.boolean()) }),
  ),
  error: z.optional(z.object({ code: z.string(), message: z.string() })),
})
export type ServerFrame = z.infer<typeof serverFrameSchema>

const camel = (key: string) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Folds snake_case keys of plain JSON into camelCase, at most `depth` levels deep. Values are untouched. */
export function camelKeys(value: unknown, depth = 8): unknown {
  if (depth === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => camelKeys(item, depth - 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [camel(key), camelKeys(item, depth - 1)]),
  )
}
