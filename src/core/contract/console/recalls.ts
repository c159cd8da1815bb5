import * as z from 'zod/mini'
import { dayOf } from '../../dates/calendar.ts'
import { isReadable } from '../../speaking/readable.ts'
import { isGtin } from '../barcode.ts'
import { fileKinds } from '../import-file.ts'
import { type Recall, recallSchema } from '../product.ts'
import type { Call } from './call.ts'
import { messageRules, replyTexts } from './messages.ts'
import { text } from './rules.ts'

/** More than any maker has open at one time. */
const MOST = fileKinds.recalls.most

const gtin = z.pipe(
  text(8, 14, messageRules.gtin).check(z.refine((code) => isGtin(code), messageRules.gtin)),
  z.transform((code: string) => code.padStart(14, '0')),
)

/** Said aloud, so in letters that the voice can read. */
export const recallFormSchema = z.object({
  gtin,
  batch: z.pipe(
    z.optional(z.nullable(text(0, 20, messageRules.batch))),
    z.transform((batch: string | null | undefined) => batch || null),
  ),
  reason: z._default(
    text(0, 200, messageRules.reason).check(z.refine((said) => isReadable(said), messageRules.reason)),
    '',
  ),
  since: text(10, 10, messageRules.day).check(z.refine((day) => dayOf(day) !== undefined, messageRules.day)),
})

type Packs = Pick<Recall, 'gtin' | 'batch'>

/** Batches are printed with and without spaces and hyphens, in capitals or not. */
const plainBatch = (batch: string) => batch.toUpperCase().replace(/[\s\p{Pd}]/gu, '')

/** Which packs a recall is about: two of one key call back the same. */
export const recallKey = ({ gtin: code, batch }: Packs) => `${code} ${plainBatch(batch ?? '')}`

/** The same, with the batch as it is written. */
export const writtenKey = ({ gtin: code, batch }: Packs) => `${code} ${batch ?? ''}`

/** One recall as people speak of it. */
export const recallName = ({ gtin: code, batch }: Packs) =>
  batch === null ? `${code}, all packs` : `${code}, batch ${batch}`

/** Which of a list, counted from 0, have the key of one before them. */
export function repeatedRecalls<R extends Packs>(
  recalls: readonly R[],
  keyOf: (recall: R) => string,
): number[] {
  const seen = new Set<string>()
  return recalls.flatMap((recall, at) => {
    const key = keyOf(recall)
    const isRepeated = seen.has(key)
    seen.add(key)
    return isRepeated ? [at] : []
  })
}

/** Codes that a warning names. */
const MOST_TOLD = 10

/** Warns of recalls whose code none of `codes`, as GTIN-14, is: they may be mistyped. */
export function unknownCodes(recalls: readonly Packs[], codes: ReadonlySet<string>): string[] {
  const unknown = [...new Set(recalls.map(({ gtin: code }) => code))].filter((code) => !codes.has(code))
  if (unknown.length === 0) return []
  const more = unknown.length > MOST_TOLD ? ` and ${unknown.length - MOST_TOLD} more` : ''
  return [replyTexts.recallsUnknown(unknown.slice(0, MOST_TOLD).join(', ') + more)]
}

export const recallsCall = {
  method: 'GET',
  path: '/recalls',
  action: 'catalogue.read',
  reply: z.array(recallSchema),
} as const satisfies Call

const recallListSchema = z
  .array(recallFormSchema)
  .check(z.maxLength(MOST, messageRules.recalls), (context) => {
    for (const at of repeatedRecalls(context.value, writtenKey))
      context.issues.push({
        code: 'custom',
        input: context.value,
        path: [at, 'batch'],
        message: messageRules.recallThere,
      })
  })

/**
 * The whole list in the place of the one before. Without a batch all packs of the product are called back. `was`: the
 * list as it was read; 409 with `current` when it is another by now. 409 with `fields` for a recall that is on the list
 * already with its batch written in another way.
 */
export const replaceRecallsCall = {
  method: 'PUT',
  path: '/recalls',
  action: 'catalogue.manage',
  body: z.object({ recalls: recallListSchema, was: z.optional(z.array(recallSchema)) }),
  /** `warnings`: codes that no product has, of which no shopper is told. */
  reply: z.object({
    message: z.string(),
    recalls: z.array(recallSchema),
    warnings: z.optional(z.array(z.string())),
  }),
} as const satisfies Call
