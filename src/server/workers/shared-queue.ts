import type { Clock } from '../../core/clock.ts'
import { createShares, type Shares } from '../load/shares.ts'
import { createFairQueue, type QueuedWork, type Waiting } from './fair-queue.ts'

/** What waits for one worker: a fair queue, in which no address has more than its share of the worker's time. */
export interface SharedQueue<Work> {
  push(queued: QueuedWork<Work>): Work | undefined
  /** Undefined: nothing waits, or only what has to wait for its share or for a quiet moment; `ready` is called when that is over. */
  next(): Work | undefined
  /** The worker was busy with something of this address for so long. */
  worked(address: unknown, tookMs: number): void
  hurry(is: (work: Work) => boolean): void
  remove(work: Work): void
  /** Takes out all that a session has waiting. */
  leave(caller: unknown, address: unknown): void
  drain(): Work[]
  size(): number
  /** Calls nobody any more. */
  close(): void
}

export function createSharedQueue<Work>(
  clock: Pick<Clock, 'now' | 'after'>,
  ready: () => void,
  shares: Shares = createShares(clock),
): SharedQueue<Work> {
  const queue = createFairQueue<Work>()
  const waitMs = ({ address, later }: Waiting) => (later ? shares.nobodyWaitsMs() : shares.waitMs(address))
  let cancelWait = () => {}
  return {
    ...queue,
    push(queued) {
      if (queued.address !== undefined) shares.asked(queued.address)
      return queue.push(queued)
    },
    next() {
      cancelWait()
      const work = queue.next((waiting) => waitMs(waiting) === 0)
      if (work === undefined && queue.size() > 0) {
        const waits = [...queue.waiting()].map(waitMs)
        cancelWait = clock.after(Math.max(1, Math.ceil(Math.min(...waits))), ready)
      }
      return work
    },
    worked: (address, tookMs) =>
      address === undefined ? shares.workedForNobody() : shares.worked(address, tookMs),
    close: () => cancelWait(),
  }
}
