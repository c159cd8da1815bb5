import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { healthRoute, readyRoute } from '../../core/contract/rest.ts'
import type { Readiness } from '../readiness.ts'

export function healthRoutes(app: FastifyInstance, readiness: Readiness): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  typed.get(
    healthRoute.path,
    { schema: { response: { 200: healthRoute.reply, 503: healthRoute.reply } } },
    async (_request, reply) => {
      const missing = readiness.gone()
      if (missing.length > 0) return reply.code(503).send({ status: 'failing', missing })
      return { status: 'ok' as const }
    },
  )
  typed.get(
    readyRoute.path,
    { schema: { response: { 200: readyRoute.reply, 503: readyRoute.reply } } },
    async (_request, reply) => {
      const state = await readiness.state()
      return reply.code(state.status === 'ready' ? 200 : 503).send(state)
    },
  )
}
