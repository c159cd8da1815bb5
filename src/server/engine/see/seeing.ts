import * as z from 'zod/mini'
import { packPictureSchema } from '../../../core/contract/console/photos.ts'
import { type LookFor, lookForSchema } from '../../../core/contract/live.ts'
import { type Product, productSchema } from '../../../core/contract/product.ts'
import type { PackPicture } from '../../../core/vision/pictured.ts'
import type { Sight } from '../../../core/vision/sight.ts'

/** What of a product can be seen on its pack. A whole catalogue is copied to another thread, so no more than this. */
const seenProductSchema = z.extend(
  z.pick(productSchema, { id: true, name: true, barcodes: true, packWords: true }),
  { pictures: z.optional(z.readonly(z.array(packPictureSchema))) },
)

/** `product` without what cannot be seen. */
export const seenProduct = (
  { id, name, barcodes, packWords }: Product,
  pictures?: readonly PackPicture[],
): SeenCatalogue['products'][number] => ({ id, name, barcodes, packWords, ...(pictures && { pictures }) })

/** What the sense of sight must know of the brand. Equal versions hold equal products. */
const seenCatalogueSchema = z.object({
  version: z.string(),
  brand: z.string(),
  products: z.readonly(z.array(seenProductSchema)),
})
export type SeenCatalogue = z.infer<typeof seenCatalogueSchema>

/** `pack`: everything that can be read on a photograph, however long it takes. */
export type ReadFor = LookFor | 'pack'

/**
 * One shopper's eye. At most one frame waits: a newer one replaces it, and the replaced one resolves to undefined.
 * Sessions are served in turn. Nothing of a frame is kept once its promise has settled.
 */
export interface SeeingSession {
  /**
   * `frame` is a JPEG or a WebP. Rejects with `UnreadableFrame` for one that is not, is truncated or is over 20 megapixels, and
   * with the reason where nothing can be seen for now.
   */
  look(frame: Uint8Array, lookFor: ReadFor): Promise<Sight | undefined>
  close(): void
}

export class UnreadableFrame extends Error {
  override name = 'UnreadableFrame'
}

export interface Seeing {
  ready(): Promise<void>
  healthy(): boolean
  setCatalogue(catalogue: SeenCatalogue): void
  /** `address`: where the pictures come from; addresses are served in turn. */
  open(address?: string): SeeingSession
  close(): Promise<void>
}

/** What the thread that sees is asked, and what it answers. */

export const eyeTaskSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('catalogue'), catalogue: seenCatalogueSchema }),
  z.object({
    type: z.literal('look'),
    frame: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    lookFor: z.enum([...lookForSchema.options, 'pack']),
  }),
])
export type EyeTask = z.infer<typeof eyeTaskSchema>

const pointSchema = z.object({ x: z.number(), y: z.number() })
const linesSchema = z.readonly(
  z.array(
    z.object({
      text: z.string(),
      confidence: z.number(),
      rival: z.number(),
      corners: z.readonly(z.tuple([pointSchema, pointSchema, pointSchema, pointSchema])),
    }),
  ),
)
const dateSchema = z.object({ year: z.number(), month: z.number(), day: z.nullable(z.number()) })
const packSchema = z.object({
  gtin: z.string(),
  useBy: z.optional(dateSchema),
  bestBefore: z.optional(dateSchema),
  batch: z.optional(z.string()),
})
const sightSchema = z.object({
  width: z.number(),
  height: z.number(),
  quality: z.object({ sharpness: z.number(), luma: z.number(), contrast: z.number(), shine: z.number() }),
  codes: z.readonly(
    z.array(
      z.object({
        code: z.string(),
        source: z.enum(['bars', 'digits', 'square']),
        pack: z.optional(packSchema),
        ends: z.readonly(z.tuple([pointSchema, pointSchema])),
      }),
    ),
  ),
  lines: linesSchema,
  candidates: z.readonly(
    z.array(
      z.object({
        productId: z.string(),
        coverage: z.number(),
        gain: z.number(),
        isPictured: z.optional(z.boolean()),
        isContradicted: z.optional(z.boolean()),
      }),
    ),
  ),
  pictured: z.readonly(
    z.array(
      z.object({
        productId: z.string(),
        gain: z.number(),
        likely: z.number(),
        apart: z.number(),
        isContradicted: z.optional(z.boolean()),
      }),
    ),
  ),
  colours: z.readonly(z.array(z.number())),
  brand: z.number(),
  foreign: z.readonly(z.array(z.string())),
  picture: z.string(),
  dateLines: z.readonly(z.array(linesSchema)),
})

export const eyeReplySchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('known') }),
  z.object({ type: z.literal('seen'), sight: sightSchema }),
  /** The frame's own fault. */
  z.object({ type: z.literal('unreadable'), reason: z.string() }),
])
export type EyeReply = z.infer<typeof eyeReplySchema>
