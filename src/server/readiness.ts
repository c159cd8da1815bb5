import type { ReadyReply } from '../core/contract/rest.ts'
import type { WorkerStates } from './workers/worker-states.ts'

export interface ReadinessParts {
  /** Rejects when the database does not answer. */
  pingDatabase(): Promise<void>
  engineHealthy(): boolean
  /** Why there is too much to do; undefined: there is not. */
  overloaded(): string | undefined
  workers: Pick<WorkerStates, 'missing' | 'gone'>
}

/** Whether new shoppers should be sent here. `starting` until told otherwise; draining is for good. */
export interface Readiness {
  started(): void
  drain(): void
  state(): Promise<ReadyReply>
  /** What shoppers cannot be served without and does not come back: this process had better be started again. */
  gone(): string[]
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
      const database = await pingDatabase().then(
        () => true,
        () => false,
      )
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
      if (reason !== undefined) return { status: 'overloaded', database, engine, reason }
      return { status: 'ready', database, engine }
    },
    gone: workers.gone,
  }
}
