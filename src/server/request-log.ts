import type { FastifyInstance } from 'fastify'

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
