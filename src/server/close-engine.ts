import type { Clock } from '../core/clock.ts'
import type { Engine } from './engine/engine.ts'

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
