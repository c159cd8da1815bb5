import { availableParallelism } from 'node:os'
import { spawnWorker } from '../workers/spawn.ts'
import { createHearThread } from './hear-thread.ts'
import type { Hearing } from './hearing.ts'

export interface CreateHearingOptions {
  /** Threads; as many as cores when absent. Each holds one decoder pair (about 170 MB). */
  workers?: number
  /** A folder with the 16 kHz acoustic model; the package's telephone-band model is used without it. */
  modelFolder?: string | undefined
  log?: (line: string) => void
}

/** Starts the threads that hear. Sessions may be opened before they are ready: their sound waits. */
export function createHearing(options: CreateHearingOptions = {}): Hearing {
  const { workers = availableParallelism(), modelFolder, log = () => {} } = options
  const spawn = () =>
    spawnWorker(
      new URL(import.meta.url.endsWith('.ts') ? './hear-worker.ts' : './hear-worker.js', import.meta.url),
      {
        workerData: modelFolder === undefined ? {} : { modelFolder },
      },
    )
  const threads = Array.from({ length: Math.max(1, workers) }, () => createHearThread(spawn, log))
  return {
    async ready() {
      await Promise.all(threads.map((thread) => thread.ready()))
    },
    healthy: () => threads.every((thread) => thread.healthy()),
    open(session, emit) {
      const idlest = threads.reduce((best, thread) => (thread.load() < best.load() ? thread : best))
      return idlest.open(session, emit)
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}
