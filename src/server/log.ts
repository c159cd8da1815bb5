import type { FastifyInstance } from 'fastify'
import { type Logger, pino, stdSerializers } from 'pino'

export type Log = Logger

/**
 * Lines of JSON on standard error; standard output stays with the words meant for the person who started the
 * server. Nothing a shopper says, shows or types may be handed to it, nor a URL's query, which can hold a token.
 */
export function createLog(level: string): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  const formatters = { level: (label: string) => ({ level: label }) }
  return pino({ ...options, formatters, serializers: { err: withoutRows } }, pino.destination(2))
}

/**
 * An error as it is logged. PostgreSQL puts the row that it refused beside its message, with hashes of passwords and what
 * people are called.
 * @internal A test looks for what it leaves out.
 */
export function withoutRows(error: Error): object {
  const { detail: _, where: __, ...rest } = stdSerializers.err(error)
  return rest
}

/** The name and place of a fault, without its message: that may hold what somebody said. */
export function faultPlace(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const places = error.stack?.replace(error.message, '').split('\n')
  const line = places?.find((text) => /^\s+at /.test(text))
  return `${error.name} ${line?.trim() ?? ''}`
}

/**
 * One line a finished request: the route's pattern, never the address asked for, which can hold a token. Files of
 * the page are logged at `debug` only.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    const quiet = !route.startsWith('/api') && reply.statusCode < 400
    request.log[quiet ? 'debug' : 'info'](line, 'request')
  })
}
