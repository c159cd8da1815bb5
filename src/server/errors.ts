import type { FastifyInstance, FastifyReply } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorReply } from '../core/contract/rest.ts'

/** A refusal that the caller can do something about: its message is shown to a person as it stands. */
export class Refusal extends Error {
  readonly status: number
  readonly fields: Record<string, string> | undefined

  constructor(status: number, message: string, fields?: Record<string, string>) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.fields = fields
  }
}

/** What the framework refuses before a route is reached, in words. Other codes keep their status and get `else`. */
const words: Readonly<Record<number, string>> = {
  400: 'The request could not be read.',
  413: 'That is too large.',
  415: 'That kind of content is not read here.',
}
const OURS = 'Something went wrong here. Please try again.'

/** One shape for every error; the detail of our own faults stays in the log. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'There is nothing here.' }))
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error instanceof Refusal ? error.status : (error.statusCode ?? 500)
    if (status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'request failed')
    return reply.code(status).send(described(error, status))
  })
}

/** For addresses that the router cannot read at all: no route, no hook and no error handler sees them. */
export function answerFrameworkError(
  error: Error & { statusCode?: number },
  _request: unknown,
  reply: FastifyReply,
): void {
  const status = error.statusCode ?? 500
  reply.code(status).send(described(error, status))
}

function described(error: Error, status: number): ErrorReply {
  if (error instanceof Refusal) {
    return { error: error.message, ...(error.fields && { fields: error.fields }) }
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
