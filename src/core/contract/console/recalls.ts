import * as z from 'zod/mini'
import { dayOf } from '../../dates/calendar.ts'
import { isReadable } from '../../speaking/readable.ts'
import { isGtin } from '../../vision/gs1.ts'
import { type Recall, recallSchema } from '../recalls.ts'
import type { Call } from './call.ts'
import { fileKinds } from './file-kinds.ts'
import { rules } from './messages.ts'
import { text } from './rules.ts'

/** More than any maker has open at one time. */
const MOST = fileKinds.recalls.most

const gtin = z.pipe(
  text(8, 14, rules.gtin).check(z.refine((code) => isGtin(code), rules.gtin)),
  z.transform((code: string) => code.padStart(14, '0')),
)

/** Said aloud, so in letters that the voice can read. */
export const recallFormSchema = z.object({
  gtin,
  batch: z.pipe(
    z.optional(z.nullable(text(0, 20, rules.batch))),
    z.transform((batch: string | null | undefined) => batch || null),
  ),
  reason: z._default(
    text(0, 200, rules.reason).check(z.refine((said) => isReadable(said), rules.reason)),
    '',
  ),
  since: text(10, 10, rules.day).check(z.refine((day) => dayOf(day) !== undefined, rules.day)),
})

/** Tells one recall from the others of the list. */
export const recallKey = ({ gtin: code, batch }: Pick<Recall, 'gtin' | 'batch'>) => `${code} ${batch ?? ''}`

export const recallsCall = {
  method: 'GET',
  path: '/recalls',
  action: 'catalogue.read',
  reply: z.array(recallSchema),
} as const satisfies Call

/** The whole list in the place of the one before. Without a batch all packs of the product are called back. */
export const replaceRecallsCall = {
  method: 'PUT',
  path: '/recalls',
  action: 'catalogue.manage',
  body: z.object({
    recalls: z.array(recallFormSchema).check(
      z.maxLength(MOST, rules.recalls),
      z.refine((all) => new Set(all.map(recallKey)).size === all.length, rules.recalls),
    ),
  }),
  reply: z.object({ message: z.string(), recalls: z.array(recallSchema) }),
} as const satisfies Call
