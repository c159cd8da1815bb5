import type { ReadyReply } from '../core/contract/rest.ts'

export interface ReadinessParts {
  /** Rejects when the database does not answer. */
  pingDatabase(): Promise<void>
  engineHealthy(): boolean
}

/** Whether new shoppers should be sent here. `starting` until told otherwise; draining is for good. */
export interface Readiness {
  started(): void
  drain(): void
  state(): Promise<ReadyReply>
}

export function createReadiness({ pingDatabase, engineHealthy }: ReadinessParts): Readiness {
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
      return { status: database && engine ? 'ready' : 'failing', database, engine }
    },
  }
}
