import * as z from 'zod/mini'
import { productSchema } from '../../../core/contract/product.ts'

const seenProductSchema = z.pick(productSchema, { id: true, name: true, barcodes: true, packWords: true })

/** What goes between the server's thread and the one that sees. */

export const toWorkerSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('catalogue'),
    catalogue: z.object({
      version: z.string(),
      brand: z.string(),
      products: z.readonly(z.array(seenProductSchema)),
    }),
  }),
  z.object({
    type: z.literal('look'),
    id: z.number(),
    jpeg: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    lookFor: z.enum(['name', 'date']),
  }),
  /** Finish the frame in work, then end. */
  z.object({ type: z.literal('close') }),
])
export type ToWorker = z.infer<typeof toWorkerSchema>

const pointSchema = z.object({ x: z.number(), y: z.number() })
const linesSchema = z.readonly(
  z.array(
    z.object({
      text: z.string(),
      confidence: z.number(),
      corners: z.readonly(z.tuple([pointSchema, pointSchema, pointSchema, pointSchema])),
    }),
  ),
)
const sightSchema = z.object({
  width: z.number(),
  height: z.number(),
  quality: z.object({ sharpness: z.number(), luma: z.number(), shine: z.number() }),
  codes: z.readonly(z.array(z.object({ code: z.string(), source: z.enum(['bars', 'digits']) }))),
  lines: linesSchema,
  candidates: z.readonly(
    z.array(z.object({ productId: z.string(), coverage: z.number(), gain: z.number() })),
  ),
  brand: z.number(),
  foreign: z.readonly(z.array(z.string())),
  dateLines: z.readonly(z.array(linesSchema)),
})

export const fromWorkerSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('seen'), id: z.number(), sight: sightSchema }),
  /** The picture's own fault. */
  z.object({ type: z.literal('unreadable'), id: z.number(), reason: z.string() }),
  /** Ours. */
  z.object({ type: z.literal('failed'), id: z.number(), reason: z.string() }),
])
export type FromWorker = z.infer<typeof fromWorkerSchema>
