import * as z from 'zod/mini'
import { type Call, doneSchema, idSchema } from './call.ts'

export const historyKinds = ['store', 'path', 'product', 'aisle', 'user', 'recalls'] as const
const historyKindSchema = z.enum(historyKinds)
export type HistoryKind = z.infer<typeof historyKindSchema>

/**
 * One change of one record. `before` is null when it came into being, `after` when it went; a user's hold no
 * password. A path's record is its store, `part` names the path, and `before`/`after` hold `{from, to, steps}`.
 */
export const historyEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  /** Null: done on the server's own machine (a command, the first start). */
  userId: z.nullable(z.string()),
  username: z.string(),
  kind: historyKindSchema,
  recordId: z.string(),
  part: z.nullable(z.string()),
  action: z.enum([
    'added',
    'changed',
    'deleted',
    'imported',
    'restored',
    'password',
    'invited',
    'uninvited',
    'factorOn',
    'factorOff',
  ]),
  before: z.unknown(),
  after: z.unknown(),
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>

/**
 * Newest first, `limit` at a time; `before` is the id of the last entry already there. `kind` and `id` choose a
 * record, `store` with `id` its paths too. An admin may ask for their own store (`kind=store` or `path`) alone.
 */
export const historyCall = {
  method: 'GET',
  path: '/audit',
  action: 'history.read',
  query: z.object({
    kind: z.optional(historyKindSchema),
    id: z.optional(idSchema),
    before: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
    limit: z._default(z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number)), 50),
  }),
  reply: z.array(historyEntrySchema),
} as const satisfies Call

/**
 * Makes the record what it was before the entry ('before', the default: undoes that change) or after it, in what the
 * entry changed: other fields, and other recalls, stay. For stores, paths, products, aisles and the list of recalls. A
 * record that is gone comes back whole. 409 when something else has taken its number, code or place since, when one that
 * was deleted is there again, or when such a recall is another by now.
 */
export const restoreCall = {
  method: 'POST',
  path: '/audit/:id/restore',
  action: 'history.restore',
  body: z.object({ version: z._default(z.enum(['before', 'after']), 'before') }),
  reply: doneSchema,
} as const satisfies Call
