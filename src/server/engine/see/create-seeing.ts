import { availableParallelism } from 'node:os'
import type { Clock } from '../../../core/clock.ts'
import { systemClock } from '../../clock.ts'
import type { Shares } from '../../load/shares.ts'
import { keepJobs, Superseded } from '../../workers/keep-jobs.ts'
import type { WorkerStates } from '../../workers/worker-states.ts'
import { type SpawnSense, spawnHere } from '../sense-threads.ts'
import {
  type EyeReply,
  type EyeTask,
  eyeReplySchema,
  type Seeing,
  type SeeingSession,
  type SeenCatalogue,
  UnreadableFrame,
} from './seeing.ts'

export interface SeeingOptions {
  /** Cores that one frame may use. Absent: half of the machine's, so that hearing always has one. */
  threads?: number
  /** How long one frame may take before the thread is taken to hang. */
  frameLimitMs?: number
  clock?: Clock
  log?: (line: string) => void
  states?: WorkerStates
  /** What each address has of all workers together. */
  shares?: Shares
  spawn?: SpawnSense
}

/** A dense back on a busy machine takes 5 s. */
const FRAME_LIMIT_MS = 30_000
/** A thread that was asked to end is waited for so long; then it is left behind (sense-threads.ts). */
const END_WITHIN_MS = 60_000

/**
 * The sense of sight: one thread for all sessions, one frame in work, one waiting a session, sessions in turn. A
 * thread that dies or hangs is replaced, told the catalogue, and given the frame once more.
 */
export function createSeeing(options: SeeingOptions = {}): Seeing {
  const { threads = Math.max(1, Math.floor(availableParallelism() / 2)), frameLimitMs = FRAME_LIMIT_MS } =
    options
  const { clock = systemClock, log, states, spawn = spawnHere } = options
  let catalogue: SeenCatalogue | undefined
  const eye = keepJobs<EyeTask, EyeReply>({
    name: 'see',
    answer: eyeReplySchema,
    spawn: () => spawn('see', threads),
    clock,
    log,
    states,
    shares: options.shares,
    silentMs: frameLimitMs,
    endWithinMs: END_WITHIN_MS,
    started: () => catalogue && eye.tell({ type: 'catalogue', catalogue }),
  })

  function open(address?: string): SeeingSession {
    const left = new AbortController()
    const { signal } = left
    return {
      async look(frame, lookFor) {
        if (signal.aborted) return undefined
        try {
          // Copied, not handed over: the bytes may be part of a larger buffer that the socket still uses.
          const task = { type: 'look', frame, lookFor } as const
          const reply = await eye.ask(task, { caller: left, address, instead: true, signal })
          if (reply.type === 'unreadable') throw new UnreadableFrame(reply.reason)
          return reply.type === 'seen' ? reply.sight : undefined
        } catch (error) {
          if (signal.aborted || error instanceof Superseded) return undefined
          throw error
        }
      },
      close: () => left.abort(),
    }
  }

  return {
    ready: eye.ready,
    healthy: eye.healthy,
    setCatalogue(next) {
      if (next.version === catalogue?.version && next.brand === catalogue.brand) return
      catalogue = next
      eye.tell({ type: 'catalogue', catalogue })
    },
    open,
    close: eye.close,
  }
}
