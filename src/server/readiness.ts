import type { Clock } from '../core/clock.ts'
import type { ReadyReply } from '../core/contract/rest.ts'
import type { WorkerStates } from './workers/worker-states.ts'

export interface ReadinessParts {
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
