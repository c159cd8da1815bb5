import type * as z from 'zod/mini'
import { conflictReplySchema } from '../../../core/contract/console/call.ts'

/** A call that did not do what was asked. */
export class ApiFault extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** The server's own words; undefined when it sent none that can be shown. */
  readonly said: string | undefined
  /** Fault by field. */
  readonly fields: Readonly<Record<string, string>>
  /** The reply as it came: for 409 the record as it is now, for uploads the bad rows. */
  readonly body: unknown

  constructor(status: number, body: unknown) {
    const reply = conflictReplySchema.safeParse(body)
    super(reply.success ? reply.data.error : `HTTP ${status}`)
    this.name = 'ApiFault'
    this.status = status
    this.said = reply.success ? reply.data.error : undefined
    this.fields = (reply.success && reply.data.fields) || {}
    this.body = body
  }

  /** The record as the server has it now, when it says so in a reply of this shape. */
  current<T extends z.ZodMiniType>(schema: T): z.infer<T> | undefined {
    const current = schema.safeParse(conflictReplySchema.safeParse(this.body).data?.current)
    return current.success ? current.data : undefined
  }
}

/** What to tell the person: the server's words, or ours. */
export const saidBy = (error: unknown, fallback: string) =>
  (error instanceof ApiFault && error.said) || fallback
