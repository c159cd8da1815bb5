import * as z from 'zod/mini'
import { addressOf, type Call, conflictReplySchema } from '../../core/contract/console/call.ts'
import {
  PROGRESS_LINES,
  type UploadLine,
  type UploadProgress,
  type UploadReply,
  uploadLineSchema,
  uploadReplySchema,
} from '../../core/contract/console/upload.ts'

export interface CallOptions {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  body?: unknown
  signal?: AbortSignal
  /** Of who calls, where that is not who is signed in now. */
  token?: string
}

/** The server's calls, each reply parsed with the schema that types it. All reject with `ApiFault` only. */
export interface Api {
  call<C extends Call>(call: C, options?: CallOptions): Promise<z.infer<C['reply']>>
  /** A reply that is a file. */
  file(call: Call, options?: CallOptions): Promise<Blob>
  /** Server-sent events, each as JSON, until the server ends them or `signal` does. */
  watch(call: Call, told: (data: unknown) => void, signal: AbortSignal): Promise<void>
  /** An upload that tells how far it is before it answers. */
  upload(call: Call, options: CallOptions, told: (progress: UploadProgress) => void): Promise<UploadReply>
}

interface ApiOptions {
  /** Ends in a slash or not. */
  base: string
  fetch: typeof fetch
  token(): string | undefined
  /** 401 to a call that carried a token. */
  onRefused(token: string): void
}

export function createApi({ base, fetch, token, onRefused }: ApiOptions): Api {
  async function send(call: Call, options: CallOptions, accept?: string): Promise<Response> {
    const { params, query, headers: said, body, signal, token: bearer = token() } = options
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const address = base.replace(/\/$/, '') + addressOf(call.path, params) + search
    const form = body instanceof FormData
    const headers = new Headers(said)
    if (bearer) headers.set('authorization', `Bearer ${bearer}`)
    if (body !== undefined && !form) headers.set('content-type', 'application/json')
    if (accept !== undefined) headers.set('accept', accept)
    const init: RequestInit = { method: call.method, headers, signal: signal ?? null }
    if (body !== undefined) init.body = form ? body : JSON.stringify(body)
    const reply = await fetch(address, init).catch(() => {
      throw new ApiFault(0, undefined)
    })
    // A refused sign-in is an answer about that sign-in, not about who is signed in.
    if (reply.status === 401 && bearer && call.action !== 'anybody') onRefused(bearer)
    if (!reply.ok) throw new ApiFault(reply.status, await reply.json().catch(() => undefined))
    return reply
  }

  return {
    async call(call, options = {}) {
      const reply = await send(call, options)
      const body: unknown = await reply.json().catch(() => undefined)
      const parsed = call.reply.safeParse(body)
      // A reply outside the contract is no reply: showing half of it could show a wrong allergen.
      if (!parsed.success) throw new ApiFault(reply.status, undefined)
      return parsed.data as z.infer<(typeof call)['reply']>
    },
    async file(call, options = {}) {
      const reply = await send(call, options)
      return reply.blob()
    },
    async watch(call, told, signal) {
      const reply = await send(call, { signal }, 'text/event-stream')
      for await (const line of linesOf(reply)) {
        if (line.startsWith(EVENT)) told(JSON.parse(line.slice(EVENT.length)))
      }
    },
    async upload(call, options, told) {
      const reply = await send(call, options, PROGRESS_LINES)
      const { status, body } = await lastOf(reply, told)
      const parsed = uploadReplySchema.safeParse(body)
      if (status !== 200 || !parsed.success) throw new ApiFault(status, body)
      return parsed.data
    },
  }
}

const EVENT = 'data: '

const lineSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.issues.push({ code: 'custom', input: text })
        return z.NEVER
      }
    }),
  ),
  uploadLineSchema,
)

type LastLine = Exclude<UploadLine, UploadProgress>

/** Tells of each line of progress, and resolves with the line that ends them. Rejects with `ApiFault` when none does. */
async function lastOf(reply: Response, told: (progress: UploadProgress) => void): Promise<LastLine> {
  for await (const text of linesOf(reply)) {
    const { data: line } = lineSchema.safeParse(text)
    if (!line) break
    if ('status' in line) return line
    told(line)
  }
  throw new ApiFault(0, undefined)
}

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return
  let rest = ''
  for (;;) {
    // A connection that breaks off rejects here: the last line never came.
    const { done, value = '' } = await reader.read().catch(() => ({ done: true, value: '' }))
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
    if (done) return
  }
}

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

  /** The server did it; what it answered is not what this page expects. */
  get isTaken(): boolean {
    return this.status >= 200 && this.status < 300
  }

  /** The record that was sent is another by now, or gone. */
  get isOfOlder(): boolean {
    return this.status === 409 || this.status === 404
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

/** One record by its id; undefined when it is gone, or not this person's. Rejects with `ApiFault`. */
export async function recordOf<C extends Call>(
  api: Api,
  call: C,
  id: string,
  options: CallOptions = {},
): Promise<z.infer<C['reply']> | undefined> {
  if (id === '') return undefined
  try {
    return await api.call(call, { ...options, params: { id } })
  } catch (error) {
    if (error instanceof ApiFault && (error.status === 404 || error.status === 403)) return undefined
    throw error
  }
}
