import type { FastifyInstance } from 'fastify'
import type { Clock } from '../core/clock.ts'
import type { Engine } from './engine/engine.ts'

/**
 * How long shoppers get to hear their last sentence and calls to end.
 * @internal Tests wait it out, and hold the deployment files to it.
 */
export const DRAIN_WITHIN_MS = 30_000

/**
 * A package runner passes Ctrl-C on to a program that the terminal has already told: a signal this soon after the
 * first is the same key press.
 */
const SAME_PRESS_MS = 500

interface ShutdownOptions {
  clock: Clock
  close(): Promise<void>
  exit(code: number): void
}

/** What to do on each signal: the first closes in order, a later one, or 30 seconds, ends the process at once. */
export function createShutdown({ clock, close, exit }: ShutdownOptions): () => void {
  let firstAt: number | undefined
  return () => {
    if (firstAt !== undefined) {
      if (clock.now() - firstAt >= SAME_PRESS_MS) exit(1)
      return
    }
    firstAt = clock.now()
    const giveUp = clock.after(DRAIN_WITHIN_MS, () => exit(1))
    close().then(
      () => {
        giveUp()
        exit(0)
      },
      () => exit(1),
    )
  }
}

/** Things that were opened, to be closed in the reverse order: what was opened last leans on what was there before. */
export interface Closers {
  add(close: () => Promise<void> | void): void
  /** Closes everything once; later calls get the same promise. One that fails does not keep the others open. */
  close(): Promise<void>
}

export function createClosers(onFault: (error: unknown) => void): Closers {
  const closers: (() => Promise<void> | void)[] = []
  let closing: Promise<void> | undefined

  async function closeAll(): Promise<void> {
    for (let close = closers.pop(); close; close = closers.pop()) {
      try {
        await close()
      } catch (error) {
        onFault(error)
      }
    }
  }

  return {
    add: (close) => void closers.push(close),
    close: () => (closing ??= closeAll()),
  }
}

/** An upload over a slow line may take two minutes; a shutdown has half of one for everything. */
const CALLS_WITHIN_MS = 5000

/** Takes no more calls, lets those under way come to their end, and cuts off what takes too long. */
export async function closeApp(app: FastifyInstance, clock: Clock): Promise<void> {
  const stopWaiting = clock.after(CALLS_WITHIN_MS, () => app.server.closeAllConnections())
  await app.close()
  stopWaiting()
}

/** Longer than an engine takes to load, shorter than a shutdown may take. */
const LOADED_WITHIN_MS = 15_000

/**
 * Closes an engine that may still be loading: native libraries abort the whole process when their thread is ended
 * while it loads them, so its end is waited for first. `ready` is what `engine.ready()` gave.
 */
export async function closeEngine(engine: Engine, ready: Promise<void>, clock: Clock): Promise<void> {
  await new Promise<void>((resolve) => {
    const stopWaiting = clock.after(LOADED_WITHIN_MS, resolve)
    const settled = () => {
      stopWaiting()
      resolve()
    }
    ready.then(settled, settled)
  })
  await engine.close()
}
