import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Clock } from '../core/clock.ts'
import { healthRoute, type ReadyReply, readyRoute } from '../core/contract/health.ts'
import type { WorkerStates } from './workers/worker-states.ts'

interface ReadinessParts {
  clock: Pick<Clock, 'after'>
  /** Rejects when the database does not answer. */
  pingDatabase(): Promise<void>
  engineHealthy(): boolean
  /** Why there is too much to do; undefined: there is not. */
  overloaded(): string | undefined
  workers: Pick<WorkerStates, 'missing' | 'gone'>
  /** What else is not as it should be, by name: `disk`, `cloud`, `changes`. */
  degraded(): Promise<string[]>
}

/** Whether new shoppers should be sent here. `starting` until told otherwise; draining is for good. */
export interface Readiness {
  started(): void
  drain(): void
  state(): Promise<ReadyReply>
  /** What shoppers cannot be served without and does not come back: this process had better be started again. */
  gone(): string[]
}

/** Balancers wait for no more than a few seconds: one that hangs is as good as none. */
const DATABASE_WITHIN_MS = 1500

async function answersInTime(answer: Promise<void>, clock: Pick<Clock, 'after'>): Promise<boolean> {
  return new Promise((resolve) => {
    const stopWaiting = clock.after(DATABASE_WITHIN_MS, () => resolve(false))
    const settled = (isThere: boolean) => {
      stopWaiting()
      resolve(isThere)
    }
    answer.then(
      () => settled(true),
      () => settled(false),
    )
  })
}

export function createReadiness(parts: ReadinessParts): Readiness {
  const { pingDatabase, engineHealthy, overloaded, workers } = parts
  let phase: 'starting' | 'serving' | 'draining' = 'starting'
  return {
    started() {
      if (phase === 'starting') phase = 'serving'
    },
    drain() {
      phase = 'draining'
    },
    async state() {
      const database = await answersInTime(pingDatabase(), parts.clock)
      const engine = engineHealthy()
      if (phase !== 'serving') return { status: phase, database, engine }
      if (!database || !engine) {
        const senses = workers.missing()
        const missing = [
          ...(database ? [] : ['database']),
          ...(engine || senses.length > 0 ? senses : ['engine']),
        ]
        return { status: 'failing', database, engine, missing }
      }
      const reason = overloaded()
      const degraded = [...workers.missing(), ...(await parts.degraded())]
      const named = { database, engine, ...(degraded.length > 0 && { degraded }) }
      if (reason !== undefined) return { status: 'overloaded', ...named, reason }
      return { status: 'ready', ...named }
    },
    gone: workers.gone,
  }
}

/** Room for a day's changes and the log of an import; below it staff are soon told that nothing can be saved. */
const LITTLE_BYTES = 100_000_000

/** Room on the disk of the data folder. */
interface Disk {
  /** NaN where the system does not tell. */
  freeBytes(): Promise<number>
  isNearlyFull(): Promise<boolean>
}

export function diskOf(folder: string): Disk {
  const freeBytes = () =>
    statfs(folder).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => Number.NaN,
    )
  return { freeBytes, isNearlyFull: async () => (await freeBytes()) < LITTLE_BYTES }
}

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
