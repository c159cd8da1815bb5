import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Clock } from '../../core/clock.ts'
import type { Steps } from '../../core/steps.ts'

/** How long the thread is held between two turns of its event loop: sockets and timers are served in between. */
const SLICE_MS = 8

/** Does long work on this thread without holding it. Rejects with what the work throws. */
export async function runInSlices<T>(steps: Steps<T>, clock: Pick<Clock, 'now'>): Promise<T> {
  for (;;) {
    const until = clock.now() + SLICE_MS
    while (clock.now() < until) {
      const step = steps.next()
      if (step.done) return step.value
    }
    await nextTurn()
  }
}
