import type { Clock, MonotonicMs } from '../../core/clock.ts'

export type WorkerState =
  | { name: 'starting' | 'ready' }
  /** It failed at `sinceMs` for the first time since it was ready, and is started again until it is. */
  | { name: 'restarting'; sinceMs: MonotonicMs }
  /** Nobody needs it. */
  | { name: 'ended' }

export interface WorkerReport {
  name: string
  state: WorkerState
  /** Threads that took the place of one that failed. */
  restarts: number
}

/**
 * A worker is gone when it has been restarting for so long: an orchestrator that looks may then start the process
 * again. By then it was started some ten times with growing pauses; one that merely crashed is back in three seconds.
 */
const GONE_AFTER_MS = 60_000

/** What the workers of a process are at, for those who ask: health, readiness, metrics. */
export interface WorkerStates {
  /** `vital`: without it shoppers cannot be served. The returned function takes it off the list. */
  add(read: () => WorkerReport, vital: boolean): () => void
  all(): WorkerReport[]
  /** Vital workers, by name, that are not ready now. */
  missing(): string[]
  /** Those of them that cannot be had back for now. */
  gone(): string[]
}

export function createWorkerStates(clock: Pick<Clock, 'now'>): WorkerStates {
  const entries = new Set<{ read: () => WorkerReport; vital: boolean }>()
  const vital = (chosen: (state: WorkerState) => boolean) => {
    const reports = [...entries].filter((entry) => entry.vital).map(({ read }) => read())
    return [...new Set(reports.filter(({ state }) => chosen(state)).map(({ name }) => name))]
  }
  return {
    add(read, isVital) {
      const entry = { read, vital: isVital }
      entries.add(entry)
      return () => void entries.delete(entry)
    },
    all: () => [...entries].map(({ read }) => read()),
    missing: () => vital(({ name }) => name !== 'ready'),
    gone: () => vital((state) => state.name === 'restarting' && clock.now() - state.sinceMs >= GONE_AFTER_MS),
  }
}
