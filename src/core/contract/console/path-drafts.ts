import * as z from 'zod/mini'
import { stepSchema, storeSchema } from '../store.ts'
import { type Call, doneSchema } from './call.ts'
import { messageRules } from './messages.ts'
import { isBetweenTwo, oldPlaceName, placeName, stepsSchema } from './places.ts'

/** A path that is worked on; shoppers walk the published one, if there is one, until this one is published. */
export const pathDraftSchema = z.object({
  storeId: z.string(),
  from: z.string(),
  to: z.string(),
  steps: z.array(stepSchema),
  /** The published steps that it was made from; null where there was no such path. */
  base: z.nullable(z.array(stepSchema)),
  /** When these very steps were walked to their end, and by whom; null: not since they changed. */
  walkedAt: z.nullable(z.string()),
  walkedBy: z.nullable(z.string()),
  updatedAt: z.string(),
  updatedBy: z.string(),
})
export type PathDraft = z.infer<typeof pathDraftSchema>

const pair = { from: placeName(messageRules.from), to: placeName(messageRules.to) }
/** A draft as it was read: 409 with `current` when it is another by now. */
const version = z.object({ ...pair, updatedAt: z.string() })
/** Whoever has the draft in hand may send all of it: which one is meant is in `version`. */
const sentAlong = Object.keys(pathDraftSchema.shape)
const draftReply = z.extend(doneSchema, { draft: pathDraftSchema })

export const pathDraftsCall = {
  method: 'GET',
  path: '/stores/:id/drafts',
  action: 'drafts.walk',
  reply: z.array(pathDraftSchema),
} as const satisfies Call

/**
 * Without `updatedAt` there must be no draft of the path yet. `anew`: it counts as made from the path as it is
 * published now, which its author has seen.
 */
export const saveDraftCall = {
  method: 'PUT',
  path: '/stores/:id/draft',
  action: 'paths.edit',
  body: z
    .object({
      ...pair,
      steps: stepsSchema(messageRules.distanceEdit),
      updatedAt: z.optional(z.string()),
      anew: z._default(z.boolean(), false),
    })
    .check(z.refine(isBetweenTwo, { error: messageRules.samePlace, path: ['to'] })),
  reply: draftReply,
} as const satisfies Call

/** The steps of that version were walked to their end. */
export const walkedDraftCall = {
  method: 'POST',
  path: '/stores/:id/draft/walked',
  action: 'drafts.walk',
  body: version,
  sentAlong,
  reply: draftReply,
} as const satisfies Call

/** From the reply on shoppers walk it. 409 when the draft, or the path that it was made from, is another by now. */
export const publishDraftCall = {
  method: 'POST',
  path: '/stores/:id/draft/publish',
  action: 'paths.edit',
  body: version,
  sentAlong,
  reply: z.extend(doneSchema, { store: storeSchema }),
} as const satisfies Call

export const dropDraftCall = {
  method: 'POST',
  path: '/stores/:id/draft/drop',
  action: 'paths.edit',
  body: z.object({
    ...version.shape,
    from: oldPlaceName(messageRules.from),
    to: oldPlaceName(messageRules.to),
  }),
  sentAlong,
  reply: doneSchema,
} as const satisfies Call

export const draftTexts = {
  saved: 'Draft saved. Shoppers walk the published path until you publish it.',
  walked: 'Walked.',
  published: 'Published. Shoppers walk this path from now on.',
  dropped: 'Draft deleted. The published path stays as it is.',
  nameThere: 'A store has a draft of a path of this name already.',
  gone: 'There is no such draft any more.',
  there: 'Somebody else has begun a draft of this path. Here it is.',
  stale: 'Somebody else has changed this draft in the meantime. Here is the newer one.',
  moved: 'The published path has changed since this draft was begun. Look at both before you publish.',
} as const
