import * as z from 'zod/mini'
import { type FieldName, productFields } from '../product-fields.ts'
import { type Call, doneSchema } from './call.ts'

/** What photographs of a product may be. */
export const photoLimits = {
  /** Of one file as it comes; a phone's picture has 2 to 8 MB. */
  bytes: 12_000_000,
  /** Of one file, width times height. */
  pixels: 50_000_000,
  /** Files of one call. */
  atOnce: 10,
  /** Photographs of one product. */
  ofProduct: 12,
  /** Photographs of many products that wait together on one page; each is sent by itself. */
  together: 200,
  /** As they are kept: print that a shopper's camera reads is still read. */
  longSidePx: 1280,
  jpegQuality: 80,
  /** A deleted one can be put back for so long. */
  keptDays: 30,
} as const

/** What one photograph teaches: `PackPicture` of core/vision. */
export const packPictureSchema = z.object({
  words: z.readonly(z.array(z.string())),
  colours: z.readonly(z.array(z.number())),
})

const fieldNames = Object.keys(productFields) as [FieldName, ...FieldName[]]
const share = z.number().check(z.minimum(0), z.maximum(1))
/** A stretch of a picture, in shares of its width and height. */
const boxSchema = z.object({ left: share, top: share, width: share, height: share })
export type Box = z.infer<typeof boxSchema>

/** What a photograph seems to say about a field. Nothing of it is in the record until a person takes it over. */
const proposalSchema = z.object({
  field: z.enum(fieldNames),
  /** As the form holds it; of a list one entry. */
  value: z.string(),
  /** As it was read. */
  words: z.string(),
  box: boxSchema,
})
export type Proposal = z.infer<typeof proposalSchema>

export const photoSchema = z.object({
  id: z.string(),
  productId: z.string(),
  addedAt: z.string(),
  addedBy: z.string(),
  /** Pixels. */
  width: z.number(),
  height: z.number(),
  proposals: z.array(proposalSchema),
})
export type Photo = z.infer<typeof photoSchema>

/** Oldest first. */
export const photosCall = {
  method: 'GET',
  path: '/products/:id/photos',
  action: 'catalogue.manage',
  reply: z.array(photoSchema),
} as const satisfies Call

/**
 * Multipart, each file a part named `photo`: JPEG, PNG or WebP. All or nothing: with a bad one among them 400 or 413
 * and `fields` with the reason by `photo.0`, `photo.1`.
 */
export const addPhotosCall = {
  method: 'POST',
  path: '/products/:id/photos',
  action: 'catalogue.manage',
  reply: z.object({ message: z.string(), photos: z.array(photoSchema) }),
} as const satisfies Call

/** The product that a photograph seems to show, and by what; a person says whether it is so. */
const likenessSchema = z.object({ productId: z.string(), by: z.enum(['barcode', 'words']) })
export type Likeness = z.infer<typeof likenessSchema>

/**
 * As `addPhotosCall`, before it is known which product's they are: what the photographs say, and which product each
 * seems to show. Nothing is kept.
 */
export const readPhotosCall = {
  method: 'POST',
  path: '/read-photos',
  action: 'catalogue.manage',
  reply: z.object({
    proposals: z.array(z.array(proposalSchema)),
    products: z.array(z.nullable(likenessSchema)),
  }),
} as const satisfies Call

/** The picture itself, a JPEG. */
export const photoFileCall = {
  method: 'GET',
  path: '/photos/:id',
  action: 'catalogue.manage',
  reply: z.unknown(),
} as const satisfies Call

export const deletePhotoCall = {
  method: 'DELETE',
  path: '/photos/:id',
  action: 'catalogue.manage',
  reply: doneSchema,
} as const satisfies Call

/** Puts a deleted one back. */
export const restorePhotoCall = {
  method: 'POST',
  path: '/photos/:id/restore',
  action: 'catalogue.manage',
  reply: doneSchema,
} as const satisfies Call

/** What a shopper would hear who holds the pack as it is photographed and asks "What is this?". */
export const hearPhotoCall = {
  method: 'POST',
  path: '/photos/:id/hear',
  action: 'catalogue.manage',
  reply: z.object({ sentences: z.array(z.string()) }),
} as const satisfies Call

export const photoTexts = {
  saved: (count: number) => (count === 1 ? 'Photograph saved.' : `${count} photographs saved.`),
  deleted: 'Photograph deleted.',
  restored: 'Photograph put back.',
  none: 'Please choose a photograph.',
  kind: 'This is no JPEG, PNG or WebP picture, or a broken one.',
  tooLarge: `A photograph has at most ${photoLimits.bytes / 1e6} MB.`,
  tooManyPixels: `A photograph has at most ${photoLimits.pixels / 1e6} megapixels.`,
  tooManyTogether: `At most ${photoLimits.together} photographs at a time. Save these, then choose the others.`,
  tooMany: `At most ${photoLimits.atOnce} photographs at once. Nothing was saved.`,
  nothingProposed:
    'Nothing on it could be proposed for a field. If it shows one, take it again, nearer or in better light.',
  full: `A product has at most ${photoLimits.ofProduct} photographs. Delete one first.`,
  busy: 'Pictures cannot be read just now. Nothing was saved. Please try again in a moment.',
} as const
