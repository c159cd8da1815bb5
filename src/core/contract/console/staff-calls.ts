import * as z from 'zod/mini'
import { callerName, callPlaceSchema } from '../staff-call.ts'
import { type Call, doneSchema } from './call.ts'
import { messageRules } from './messages.ts'

/** A shopper who calls staff, as a console shows it: no word and no person. Times are ISO texts. */
const staffCallSchema = z.object({
  id: z.string(),
  storeId: z.string(),
  storeName: z.string(),
  place: callPlaceSchema,
  /** What the shopper speaks, as a language tag; null where the page did not say. */
  language: z.nullable(z.string()),
  since: z.string(),
  /** When it was called last: later than `since` when it was called again. */
  rungAt: z.string(),
  /** The shopper's line is lost; nobody knows whether they still wait. */
  lost: z.boolean(),
  /** Who comes; null while nobody does. `name` is what the shopper was told. */
  taken: z.nullable(z.object({ by: z.string(), name: z.nullable(z.string()), at: z.string() })),
  /** How it ended, shown for a minute: the shopper needs nobody, staff put it away, the line did not come back. */
  ended: z.nullable(z.enum(['off', 'done', 'lost'])),
})
export type StaffCall = z.infer<typeof staffCallSchema>

/** One event of the watch: all calls that this person is told of, or nothing but a sign of life. */
export const watchEventSchema = z.object({ calls: z.optional(z.array(staffCallSchema)) })

/**
 * Server-sent events without end: `data: {calls}` at once and after each change, `data: {}` every five seconds. An
 * admin is told of their own store; a superadmin of all, and counts as somebody who sees them.
 */
export const watchCallsCall = {
  method: 'GET',
  path: '/staff-calls',
  action: 'calls.list',
  reply: watchEventSchema,
} as const satisfies Call

/** "Coming": the first wins; 409 tells who comes already. */
export const comingCall = {
  method: 'POST',
  path: '/staff-calls/:id/coming',
  action: 'calls.answer',
  body: z.object({
    name: z._default(
      z.pipe(
        z.nullable(z.string(messageRules.callerName)),
        z.pipe(
          z.transform((name: string | null) => name?.trim() || null),
          z.nullable(
            z.string().check(z.refine((name) => callerName.safeParse(name).success, messageRules.callerName)),
          ),
        ),
      ),
      null,
    ),
  }),
  reply: doneSchema,
} as const satisfies Call

/** Puts a call away: somebody is with the shopper, or was. */
export const callDoneCall = {
  method: 'POST',
  path: '/staff-calls/:id/done',
  action: 'calls.answer',
  reply: doneSchema,
} as const satisfies Call
