import * as z from 'zod/mini'
import type { Action } from '../../permissions.ts'
import { messageRules } from './messages.ts'
import { isShown } from './rules.ts'

/** Where the server keeps the calls; a page may find them elsewhere (`apiBases` of its settings). */
export const API_BASE = '/api'

/**
 * One call of the API, for both of its ends. `path` is below the API base, with `:name` where a parameter stands.
 * `action` is what the signed-in person must be allowed to do; 'anybody' needs no token.
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  action: 'anybody' | Action
  /** Answered, about oneself, also to somebody who has yet to put their account in order: nothing else is. */
  settles?: true
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** Keys beside the body's that are no mistake: clients have the record in hand. */
  sentAlong?: readonly string[]
  reply: z.ZodMiniType
}

/** An id as clients send it, text or number; a text from here on. */
export const idSchema = z.pipe(
  z.union([z.string(), z.number()], messageRules.id),
  z.pipe(
    z.transform((id: string | number) => String(id).trim()),
    z
      .string()
      .check(
        z.minLength(1, messageRules.id),
        z.maxLength(64, messageRules.id),
        z.refine(isShown, messageRules.id),
      ),
  ),
)

/** An id that may be absent in every way that forms and older clients know: missing, null, '' and 0. */
export const noOrIdSchema = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.number()], messageRules.id))),
  z.pipe(
    z.transform((id: string | number | null | undefined) => {
      const text = String(id ?? '').trim()
      return text === '' || text === '0' ? null : text
    }),
    z.nullable(z.string().check(z.maxLength(64, messageRules.id), z.refine(isShown, messageRules.id))),
  ),
)

/** The address of a call below the API base: `addressOf('/stores/:id', { id: '7' })` is '/stores/7'. */
export function addressOf(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** What a change answers when there is no more to say. `id` is the record's. */
export const doneSchema = z.object({ id: z.string(), message: z.string() })

/** 409: what was to be saved was older than what is there, or is there already. `current` is the record as it is. */
export const conflictReplySchema = z.object({
  error: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  current: z.optional(z.unknown()),
})

/** Fault by field, the first of each: what a form shows beside its fields and what the server sends as `fields`. */
export function faultsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const faults = new Map<string, string>()
  for (const { path, message } of issues) {
    const name = path.map(String).join('.')
    if (!faults.has(name)) faults.set(name, message)
  }
  return Object.fromEntries(faults)
}
