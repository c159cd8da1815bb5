import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Clock } from '../../core/clock.ts'
import { type Call, faultsOf, idSchema } from '../../core/contract/console/call.ts'
import { replyTexts } from '../../core/contract/console/messages.ts'
import { strayFaults } from '../../core/contract/console/stray-keys.ts'
import { type Action, can, type Subject } from '../../core/permissions.ts'
import type { Accounts } from '../auth/accounts.ts'
import type { IdentityProvider } from '../auth/identity-provider.ts'
import type { SecondFactor } from '../auth/second-factor.ts'
import type { Secrets } from '../auth/secrets.ts'
import type { Changes } from '../db/dialects/dialect.ts'
import type { Actor } from '../db/history.ts'
import type { Repositories } from '../db/repositories.ts'
import type { OpenSession } from '../db/users/sessions.ts'
import type { CatalogueSource } from '../engine/catalogue.ts'
import { Refusal } from '../errors.ts'
import type { TableFiles } from '../files/table-files.ts'
import type { PhotoEye } from '../photos/photo-eye.ts'
import type { CallDesk } from '../staff-calls/call-desk.ts'

type Parsed<T> = T extends z.ZodMiniType ? z.output<T> : undefined
type BodyOf<C extends Call> = C extends { body: infer B } ? Parsed<B> : undefined
type QueryOf<C extends Call> = C extends { query: infer Q } ? Parsed<Q> : undefined

/** A call after its checks: whoever made it may, and what they sent is what the contract says. */
export interface CallAsked<C extends Call> {
  /** Who asks; only where the call needs nobody it is undefined. */
  staff: C['action'] extends 'anybody' ? undefined : OpenSession
  /** `:id` of the path; '' where it has none. */
  id: string
  body: BodyOf<C>
  query: QueryOf<C>
  request: FastifyRequest
  reply: FastifyReply
}

export interface CallOptions<Form> {
  /** Reads a body that only the call can read. */
  form?: (request: FastifyRequest) => Promise<Form>
  /** What the call is about, where that decides who may make it. */
  subject?: (id: string, query: unknown) => Subject
  /** Of a reply that went well. */
  status?: number
}

const BEARER = /^Bearer ([\w-]{20,200})$/i

/** Nobody's token: '' when the request brings none that could be one. */
export const tokenOf = (request: FastifyRequest) =>
  BEARER.exec(request.headers.authorization ?? '')?.[1] ?? ''

export const actorOf = ({ userId, username }: OpenSession): Actor => ({ userId, username })

/** The record asked for; 404 where there is none. */
export function found<T>(record: T | undefined): T {
  if (record === undefined) throw new Refusal(404, replyTexts.notFound)
  return record
}

/** Serves a call of the contract: who asks comes first, then what they may, then what they sent, then the work. */
export function serveCall<const C extends Call, Form = undefined>(
  app: FastifyInstance,
  accounts: Pick<Accounts, 'who' | 'dueOf'>,
  call: C,
  options: CallOptions<Form>,
  work: (asked: CallAsked<C> & { form: Form }) => Promise<z.input<C['reply']> | FastifyReply>,
): void {
  const { action } = call
  const callers = new WeakMap<FastifyRequest, OpenSession>()

  async function callerOf(request: FastifyRequest, action: Action): Promise<OpenSession> {
    const token = tokenOf(request)
    const staff = token === '' ? undefined : await accounts.who(token)
    if (!staff) throw new Refusal(401, replyTexts.signedOut)
    const subject = options.subject?.(idOf(request), request.query) ?? {}
    if (!can(staff, action, subject)) throw new Refusal(403, replyTexts.forbidden)
    const isAboutOneself = (subject.userId ?? staff.userId) === staff.userId
    const due = accounts.dueOf(staff)
    if (due && !(call.settles && isAboutOneself))
      throw new Refusal(403, due === 'password' ? replyTexts.passwordDue : replyTexts.factorDue)
    return staff
  }

  app.route({
    method: call.method,
    url: call.path,
    // Before the body is read: nobody uploads five megabytes to be told that they may not.
    async onRequest(request) {
      if (action === 'anybody') return
      const staff = await callerOf(request, action)
      if (request.raw.complete) callers.set(request, staff)
    },
    async handler(request, reply) {
      const form = await options.form?.(request)
      const asked = {
        form,
        // Whose body came late may have been signed out meanwhile: they are asked again.
        staff: action === 'anybody' ? undefined : (callers.get(request) ?? (await callerOf(request, action))),
        id: idOf(request),
        body: readBody(call, request.body),
        query: read(call.query, request.query),
        request,
        reply,
      }
      // The types follow from the call, which a generic function cannot see for itself.
      const answer = await work(asked as CallAsked<C> & { form: Form })
      // A reply is a thenable of nothing: who sent it by hand cannot be told by what the work resolved to.
      if (reply.sent) return reply
      if (options.status !== undefined) reply.code(options.status)
      return reply.send(call.reply.parse(answer))
    },
  })
}

/** What cannot be an id is no record's. */
function idOf(request: FastifyRequest): string {
  const { id } = (request.params ?? {}) as { id?: string }
  if (id === undefined) return ''
  const parsed = idSchema.safeParse(id)
  if (!parsed.success) throw new Refusal(404, replyTexts.notFound)
  return parsed.data
}

function read(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw badInput(parsed.error.issues)
}

function readBody(call: Call, value: unknown): unknown {
  const body = read(call.body, value)
  const fields = strayFaults(call, value)
  const [first] = Object.values(fields)
  if (first !== undefined) throw new Refusal(400, first, fields)
  return body
}

/** 400 with a text by field; the first of them is the error's own. */
export function badInput(issues: readonly z.core.$ZodIssue[]): Refusal {
  const fields = faultsOf(issues)
  const first = Object.entries(fields).find(([name]) => name !== '')
  return new Refusal(400, first?.[1] ?? 'The request could not be read.', fields)
}

/** What the console's calls are made of. */
export interface ConsoleParts {
  accounts: Accounts
  secrets: Secrets
  secondFactor: SecondFactor
  /** The organisation's own sign-in; undefined: there is none. */
  identityProvider: IdentityProvider | undefined
  repositories: Repositories
  callDesk: CallDesk
  catalogue: CatalogueSource
  /** The stores': it says which day it is. */
  timeZone: string
  /** Whether what happens in visits is counted. */
  countsField: boolean
  /** Tells of sign-outs among other things, on whichever node. */
  changes: Changes
  clock: Clock
  /** Reads, checks and writes product files away from the event loop. */
  files: TableFiles
  /** Sees photographs as a shopper's camera does. */
  photoEye: PhotoEye
  /** Resolves when shoppers get what has been written. */
  refreshCatalogue(): Promise<void>
  /** Whom tries are counted for: forwarded headers count from trusted proxies alone. */
  addressOf(request: IncomingMessage): string
}
