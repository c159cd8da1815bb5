import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Clock } from '../core/clock.ts'
import { healthRoute, type ReadyReply, readyRoute } from '../core/contract/health.ts'
import { databaseFault } from './db/database-errors.ts'
import type { WorkerStates } from './workers/worker-states.ts'

interface ReadinessParts {
  clock: Pick<Clock, 'after'>
  /** Rejects when the database does not answer. */
  pingDatabase(): Promise<void>
  engineHealthy(): boolean
  /** Why there is too much to do; undefined: there is not. */
  overloaded(): string | undefined
  workers: Pick<WorkerStates, 'missing' | 'gone'>
  /** What else is not as it should be, by name: `disk`, `writes`, `cloud`, `changes`. */
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

/** A page of the database and a flush of the disk: not for each of several balancers' questions a second. */
const WRITE_EVERY_MS = 10_000
/** An import of 10,000 rows holds the lock of SQLite's file for so long; who holds it for longer has forgotten it. */
const LOCKED_FOR_MS = 20_000

interface WritingParts {
  clock: Pick<Clock, 'after' | 'now'>
  /** Saves something of no meaning; rejects when it cannot. */
  tryWriting(): Promise<void>
  /** Whether it may merely wait for another change of this process. */
  isChanging?: (() => boolean) | undefined
}

/**
 * Whether the database can be written to: that it answers says nothing of a full disk, a lock that somebody holds, or a
 * standby. Tried when asked, at most every ten seconds.
 */
export function createWriting({ clock, tryWriting, isChanging = () => false }: WritingParts): {
  isLost(): Promise<boolean>
} {
  let triedAtMs = Number.NEGATIVE_INFINITY
  let lockedSinceMs: number | undefined
  let lost = false
  let trying: Promise<void> | undefined

  function failed(error: unknown) {
    if (databaseFault(error) !== 'busy') {
      lost = true
      return
    }
    lockedSinceMs ??= triedAtMs
    if (clock.now() - lockedSinceMs >= LOCKED_FOR_MS) lost = true
  }

  async function attempt() {
    try {
      await tryWriting()
      lost = false
      lockedSinceMs = undefined
    } catch (error) {
      failed(error)
    } finally {
      trying = undefined
    }
  }

  return {
    async isLost() {
      if (trying === undefined && clock.now() - triedAtMs >= WRITE_EVERY_MS) {
        triedAtMs = clock.now()
        trying = attempt()
      }
      if (trying === undefined) return lost
      const takesLong = clock.now() - triedAtMs >= DATABASE_WITHIN_MS
      if (!takesLong && (await answersInTime(trying, clock))) return lost
      // A database that does not come to an end of it takes no writes either.
      return lost || !isChanging() || clock.now() - triedAtMs >= LOCKED_FOR_MS
    },
  }
}

/** Room for a day's changes and the log of an import; below it staff are soon told that nothing can be saved. */
const LITTLE_BYTES = 100_000_000
/** What a change by hand takes. A row alone may still find a place in the database's log long after that. */
const NONE_BYTES = 256_000

/** Room on the disk of the data folder. */
interface Disk {
  /** NaN where the system does not tell. */
  freeBytes(): Promise<number>
  isNearlyFull(): Promise<boolean>
  isFull(): Promise<boolean>
}

export function diskOf(folder: string): Disk {
  const freeBytes = () =>
    statfs(folder).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => Number.NaN,
    )
  return {
    freeBytes,
    isNearlyFull: async () => (await freeBytes()) < LITTLE_BYTES,
    isFull: async () => (await freeBytes()) < NONE_BYTES,
  }
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
