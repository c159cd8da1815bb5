import * as z from 'zod/mini'
import { CASH_COUNTER, ENTRANCE, sectionSchema } from './place.ts'

/**
 * What is counted of visits, so that staff see where shoppers are failed. Each counts once a visit and thing:
 * `lookNothing` a look that found nothing, `otherMaker` another maker's pack, `noDate` a date that was not read,
 * `doubted` an answer that the shopper called wrong, `unanswered` a question that the list could not answer,
 * `part` a part of a walk that was begun, `lost` and `stood` one where the shopper said so or stood still.
 */
export const fieldKinds = [
  'visit',
  'lookNothing',
  'otherMaker',
  'noDate',
  'doubted',
  'unanswered',
  'staffCall',
  'part',
  'arrived',
  'lost',
  'stood',
] as const
export type FieldKind = (typeof fieldKinds)[number]

/** Something that happened in a visit, without a word, a picture or a person. */
export interface FieldNote {
  kind: FieldKind
  productId?: string | undefined
  /** What was asked about, by the name of its topic. */
  topic?: string | undefined
  walk?: { from: string; to: string; part: number } | undefined
}

/** Names of the product's own alone: a made-up page can put no words on a screen. */
const placeSchema = z.enum([ENTRANCE, ...sectionSchema.options, CASH_COUNTER])

/** What only the page knows of a visit. `part` counts from 1. */
export const clientNoteSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visit') }),
  z.object({
    kind: z.enum(['part', 'arrived', 'lost', 'stood']),
    walk: z.object({
      from: placeSchema,
      to: placeSchema,
      part: z.number().check(z.int(), z.gte(1), z.lte(200)),
    }),
  }),
])
/** The same as the page sends it: the names of a store's own sections are for the server to know or leave. */
export type ClientNote = Pick<FieldNote, 'kind' | 'walk'>
export type WalkNoteKind = Exclude<z.infer<typeof clientNoteSchema>['kind'], 'visit'>
