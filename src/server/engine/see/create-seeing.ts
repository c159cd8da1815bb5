import { availableParallelism } from 'node:os'
import type { Sight } from '../../../core/vision/sight.ts'
import { keepEye } from './keep-eye.ts'
import type { LookFor, Seeing, SeeingSession, SeenCatalogue } from './seeing.ts'
import { createTurns } from './turns.ts'

export interface SeeingOptions {
  /** Cores that one frame may use. Absent: half of the machine's, so that hearing always has one. */
  threads?: number
  /** How long one frame may take before it is given up. */
  frameLimitMs?: number
}

/** A dense back on a busy machine takes 5 s. */
const FRAME_LIMIT_MS = 15_000

interface Job {
  jpeg: Uint8Array
  lookFor: LookFor
  resolve: (sight: Sight | undefined) => void
  reject: (reason: unknown) => void
}

/**
 * The sense of sight: one thread for all sessions, one frame in work, one waiting a session, sessions in turn. A
 * thread that dies loses the frame it had, is replaced, and is given the catalogue again.
 */
export function createSeeing(options: SeeingOptions = {}): Seeing {
  const { threads = Math.max(1, Math.floor(availableParallelism() / 2)), frameLimitMs = FRAME_LIMIT_MS } =
    options
  const turns = createTurns<symbol, Job>()
  let catalogue: SeenCatalogue | undefined
  let busy = false
  let lost: Error | undefined

  const keeper = keepEye(
    { threads, frameLimitMs },
    {
      opened(eye) {
        if (catalogue !== undefined) eye.know(catalogue)
        serve()
      },
      gaveUp(reason) {
        lost = reason
        for (const { reject } of turns.dropAll()) reject(reason)
      },
    },
  )

  function serve() {
    const eye = keeper.eye()
    if (busy || eye === undefined) return
    const job = turns.next()
    if (job === undefined) return
    busy = true
    eye
      .look(job.jpeg, job.lookFor)
      .then(job.resolve, job.reject)
      .finally(() => {
        busy = false
        serve()
      })
  }

  function open(): SeeingSession {
    const owner = Symbol('session')
    let closed = false
    return {
      look(jpeg, lookFor) {
        if (closed) return Promise.resolve(undefined)
        if (lost !== undefined) return Promise.reject(lost)
        return new Promise<Sight | undefined>((resolve, reject) => {
          // A session that closes meanwhile must not hear of the frame that was in work.
          const settle = (sight: Sight | undefined) => resolve(closed ? undefined : sight)
          turns.offer(owner, { jpeg, lookFor, resolve: settle, reject })?.resolve(undefined)
          serve()
        })
      },
      close() {
        closed = true
        turns.drop(owner)?.resolve(undefined)
      },
    }
  }

  return {
    ready: keeper.ready,
    healthy: keeper.healthy,
    setCatalogue(next) {
      if (next.version === catalogue?.version && next.brand === catalogue.brand) return
      catalogue = next
      keeper.eye()?.know(next)
    },
    open,
    close: keeper.close,
  }
}
