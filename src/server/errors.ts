import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorReply } from '../core/contract/rest.ts'
import { databaseFault } from './db/database-errors.ts'
import type { DatabaseFault } from './db/dialects/dialect.ts'
import { type Reason, Refused } from './db/refused.ts'
import { TooManyWaiting } from './load/limit-concurrency.ts'

/** A refusal that the caller can do something about: its message is shown to a person as it stands. */
export class Refusal extends Error {
  readonly status: number
  readonly fields: Record<string, string> | undefined
  /** What the reply says beside the error. */
  readonly more: Record<string, unknown>

  constructor(
    status: number,
    message: string,
    fields?: Record<string, string>,
    more: Record<string, unknown> = {},
  ) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.fields = fields
    this.more = more
  }
}

const statusOf: Readonly<Record<Reason, number>> = {
  missing: 404,
  stale: 409,
  taken: 409,
  unknown: 400,
  full: 400,
  over: 410,
  last: 409,
}

/** What the framework refuses before a route is reached, in words. Other codes keep their status and get `else`. */
const words: Readonly<Record<number, string>> = {
  400: 'The request could not be read.',
  409: 'This is there already.',
  413: 'That is too large.',
  415: 'That kind of content is not read here.',
  503: 'The database does not answer just now. Nothing was changed. Please try again in a moment.',
  507: 'There is no room left to save anything. Nothing was changed.',
}
/** "Nothing was changed" may be wrong here, and whoever tries again at once may have it twice. */
const UNSURE =
  'The database stopped answering while this was saved. It may be saved or not: please look before you try again.'
const TOO_MUCH = 'Too much is asked for at once. Please try again in a moment.'
const OURS = 'Something went wrong here. Please try again.'

/** One shape for every error; the detail of our own faults stays in the log. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'There is nothing here.' }))
  app.setErrorHandler((fault, request, reply) => {
    const { status, body } = answerOf(fault, request)
    return reply.code(status).send(body)
  })
}

/** What a caller is told of an error, and the log of our own faults. */
export function answerOf(thrown: unknown, request: FastifyRequest): { status: number; body: ErrorReply } {
  const fault: Error & { statusCode?: number } = thrown instanceof Error ? thrown : new Error(String(thrown))
  const error = isCutOff(fault, request) ? new Refusal(400, words[400] ?? OURS) : asRefusal(fault)
  const status = error instanceof Refusal ? error.status : (fault.statusCode ?? 500)
  if (status >= 500) request.log.error({ err: fault, route: request.routeOptions.url }, 'request failed')
  return { status, body: described(error, status) }
}

/** The caller's line broke off within the body: it is not the database's, and nobody is to be woken for it. */
const isCutOff = (error: Error & { code?: string }, { raw }: FastifyRequest) =>
  error.code === 'ECONNRESET' && raw.destroyed && !raw.complete

/** For addresses that the router cannot read at all: no route, no hook and no error handler sees them. */
export function answerFrameworkError(
  error: Error & { statusCode?: number },
  _request: unknown,
  reply: FastifyReply,
): void {
  const status = error.statusCode ?? 500
  reply.code(status).send(described(error, status))
}

/** What a repository or the database said, as a refusal; other errors as they are. */
function asRefusal(error: Error): Error {
  if (error instanceof Refused) {
    const { message, fields, current } = error.detail
    return new Refusal(statusOf[error.reason], message, fields, current === undefined ? {} : { current })
  }
  if (error instanceof TooManyWaiting) return new Refusal(error.whose === 'caller' ? 429 : 503, TOO_MUCH)
  const fault = databaseFault(error)
  const status = fault && statusOfFault[fault]
  if (status === undefined) return error
  return new Refusal(status, fault === 'unsure' ? UNSURE : (words[status] ?? OURS))
}

/** `duplicate`: somebody else was quicker than the look before the write. */
const statusOfFault: Readonly<Record<DatabaseFault, number>> = {
  busy: 503,
  away: 503,
  denied: 503,
  unsure: 503,
  full: 507,
  duplicate: 409,
}

function described(error: Error, status: number): ErrorReply {
  if (error instanceof Refusal) {
    return { error: error.message, ...(error.fields && { fields: error.fields }), ...error.more }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = Object.fromEntries(
      error.validation.map((fault) => [
        fault.instancePath.slice(1).replaceAll('/', '.'),
        fault.message ?? '',
      ]),
    )
    return { error: Object.values(fields)[0] ?? words[400] ?? OURS, fields }
  }
  return { error: status >= 500 ? OURS : (words[status] ?? 'That was refused.') }
}
