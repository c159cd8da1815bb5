import type { ReadyReply } from '../core/contract/rest.ts'

export interface ReadinessParts {
  /** Rejects when the database does not answer. */
  pingDatabase(): Promise<void>
  engineHealthy(): boolean
  /** Why there is too much to do; undefined: there is not. */
  overloaded(): string | undefined
}

/** Whether new shoppers should be sent here. `starting` until told otherwise; draining is for good. */
export interface Readiness {
  started(): void
  drain(): void
  state(): Promise<ReadyReply>
}

export function createReadiness({ pingDatabase, engineHealthy, overloaded }: ReadinessParts): Readiness {
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
      if (!database || !engine) return { status: 'failing', database, engine }
      const reason = overloaded()
      if (reason !== undefined) return { status: 'overloaded', database, engine, reason }
      return { status: 'ready', database, engine }
    },
  }
}
