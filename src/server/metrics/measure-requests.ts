import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Observers } from './observers.ts'

/** Counts what the framework answered, by the pattern of its route. */
export function measureRequests(app: FastifyInstance, observe: Observers['request']): void {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none'
    observe({ method, route, status: reply.statusCode, tookMs: reply.elapsedTime })
  })
}

/** Counts a list that was answered before the framework saw the request: its address is its route. */
export function measureQuickAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  observe: Observers['request'],
): void {
  const { method = 'GET', url: route = 'none' } = request
  const begunAtMs = performance.now()
  response.once('finish', () => {
    observe({ method, route, status: response.statusCode, tookMs: performance.now() - begunAtMs })
  })
}
