import type { FastifyInstance } from 'fastify'
import type { Clock } from '../core/clock.ts'

/** An upload over a slow line may take two minutes; a shutdown has half of one for everything. */
const CALLS_WITHIN_MS = 5000

/** Takes no more calls, lets those under way come to their end, and cuts off what takes too long. */
export async function closeApp(app: FastifyInstance, clock: Clock): Promise<void> {
  const stopWaiting = clock.after(CALLS_WITHIN_MS, () => app.server.closeAllConnections())
  await app.close()
  stopWaiting()
}
