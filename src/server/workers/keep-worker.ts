import type { TransferListItem } from 'node:worker_threads'
import type * as z from 'zod/mini'
import type { Shares } from '../load/shares.ts'
import { type RunningThread, runThread, type ThreadOptions } from './run-thread.ts'
import type { WorkerState, WorkerStates } from './worker-states.ts'

export interface KeeperOptions extends ThreadOptions {
  /** Is told what it is at. */
  states?: WorkerStates | undefined
  /** What each address has of all workers together; absent: of this one alone. */
  shares?: Shares | undefined
  /** Others do without it: no reason to take the process for ill. */
  isOptional?: boolean
}

export interface KeeperEvents<Told> {
  schema: z.core.$ZodType<Told>
  told(what: Told): void
  started?: (() => void) | undefined
  ready?: (() => void) | undefined
  /** A thread is gone, with all that was in it. */
  lost?: ((reason: Error) => void) | undefined
  /** Where it answers false, no thread is started until `need` is called. Without it the worker is vital. */
  needed?(): boolean
}

export interface KeptWorker<Message> {
  /** What a thread is sent before it is ready waits for it. False where there is none just now. */
  send(message: Message, transfer?: TransferListItem[]): boolean
  /** Whether there is a thread just now, ready or starting. */
  there(): boolean
  /** The thread owes an answer until the returned function is called. */
  owes(): () => void
  state(): WorkerState
  /** Why it cannot be had for now: closed, or started in vain again and again. It goes on being started all the same. */
  missing(): Error | undefined
  /** Resolves when it is ready. Rejects with the reason where it is missing, or comes to be before. */
  ready(): Promise<void>
  /** Starts a thread where there is none. */
  need(): void
  /** Lets the thread go; the next `need` starts another. */
  rest(): void
  /** Resolves when no thread is left. */
  close(): Promise<void>
}

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 30_000
/** Who was ready for so long before it failed begins with the shortest pause again. */
const WELL_AFTER_MS = 30_000
const MISSING_AFTER_STARTS = 3

/**
 * Keeps one thread at work: whatever ends it, hangs it or comes out of it, another takes its place, for ever, after
 * pauses that double up to half a minute. The first thread is started by `need`.
 */
export function keepWorker<Message, Told>(
  options: KeeperOptions,
  events: KeeperEvents<Told>,
): KeptWorker<Message> {
  const { name, clock, log = () => {}, states } = options
  const waiting = new Set<{ resolve: () => void; reject: (reason: Error) => void }>()
  const leaving = new Set<Promise<void>>()
  let current: RunningThread | undefined
  let state: WorkerState = { name: 'ended' }
  let closed: Error | undefined
  let reason: Error | undefined
  let readyAtMs = 0
  let pauseMs = FIRST_PAUSE_MS
  let failedStarts = 0
  let restarts = 0
  let cancelRestart: (() => void) | undefined
  const forget = states?.add(
    () => ({ name, state, restarts }),
    events.needed === undefined && !options.isOptional,
  )
  const missing = () => closed ?? (failedStarts >= MISSING_AFTER_STARTS ? reason : undefined)

  function begin() {
    cancelRestart = undefined
    const { schema, told } = events
    try {
      current = runThread(options, { schema, told, ready, lost })
    } catch (error) {
      return lost(error instanceof Error ? error : new Error(String(error)))
    }
    events.started?.()
  }

  function ready() {
    state = { name: 'ready' }
    readyAtMs = clock.now()
    failedStarts = 0
    for (const { resolve } of waiting) resolve()
    waiting.clear()
    events.ready?.()
  }

  function lost(why: Error, left?: Promise<void>) {
    const wasReady = state.name === 'ready'
    current = undefined
    if (left) leave(left)
    reason = why
    if (wasReady && clock.now() - readyAtMs >= WELL_AFTER_MS) pauseMs = FIRST_PAUSE_MS
    failedStarts = wasReady ? 0 : failedStarts + 1
    if (state.name !== 'restarting') state = { name: 'restarting', sinceMs: clock.now() }
    if (missing()) refuseWaiting(why)
    events.lost?.(why)
    if (events.needed?.() === false) {
      state = { name: 'ended' }
      return
    }
    log(`${why.message}: another is started in ${pauseMs} ms`)
    restarts += 1
    cancelRestart = clock.after(pauseMs, begin)
    pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)
  }

  function leave(left: Promise<void>) {
    leaving.add(left)
    void left.then(() => leaving.delete(left))
  }

  function refuseWaiting(why: Error) {
    for (const { reject } of waiting) reject(why)
    waiting.clear()
  }

  function rest() {
    cancelRestart?.()
    cancelRestart = undefined
    if (current) leave(current.dismiss())
    current = undefined
    state = { name: 'ended' }
  }

  return {
    send(what, transfer) {
      current?.send(what, transfer)
      return current !== undefined
    },
    there: () => current !== undefined,
    owes: () => current?.owes() ?? (() => {}),
    state: () => state,
    missing,
    ready() {
      const why = missing()
      if (why) return Promise.reject(why)
      if (state.name === 'ready') return Promise.resolve()
      return new Promise((resolve, reject) => waiting.add({ resolve, reject }))
    },
    need() {
      if (closed || current || cancelRestart) return
      failedStarts = 0
      state = { name: 'starting' }
      begin()
    },
    rest,
    async close() {
      closed = new Error(`${name} is closed`)
      refuseWaiting(closed)
      rest()
      forget?.()
      await Promise.all(leaving)
    },
  }
}
