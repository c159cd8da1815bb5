import type { Clock, MonotonicMs } from '../../core/clock.ts'
import type { Sense, WorkObserver } from '../metrics/observers.ts'

/** An overloaded node takes new shoppers again after so long with at most half of its limit in hand. */
const CALM_MS = 3000

interface WorkloadOptions {
  /** Utterances, pictures and sentences that may wait or be in work on this node at once. */
  limit: number
  clock: Pick<Clock, 'now'>
  /** Is told of all work as well. */
  observe: Readonly<Record<Sense, WorkObserver>>
}

/** All heavy work of this node as one queue, whichever thread does it. */
interface Workload {
  readonly limit: number
  /** What the senses tell of their work. */
  readonly senses: Readonly<Record<Sense, WorkObserver>>
  /** More is in hand than may be: what is asked for now is done, but late. */
  full(): boolean
  /** Why no new shoppers should be sent here; undefined while they may. */
  overloaded(): string | undefined
}

/**
 * Full is what it is at the moment; overloaded begins with it and ends only after some calm, so that a node does not
 * come and go with each piece of work.
 */
export function createWorkload({ limit, clock, observe }: WorkloadOptions): Workload {
  let inHand = 0
  let over = false
  let calmSinceMs: MonotonicMs | undefined

  function count(by: 1 | -1) {
    inHand += by
    if (inHand > limit) over = true
    if (inHand > limit / 2) calmSinceMs = undefined
    else calmSinceMs ??= clock.now()
  }

  const counted = (to: WorkObserver): WorkObserver => ({
    began() {
      count(1)
      to.began()
    },
    ended(tookMs, outcome) {
      count(-1)
      to.ended(tookMs, outcome)
    },
  })

  return {
    limit,
    senses: { hear: counted(observe.hear), see: counted(observe.see), speak: counted(observe.speak) },
    full: () => inHand > limit,
    overloaded() {
      if (over && calmSinceMs !== undefined && clock.now() - calmSinceMs >= CALM_MS) over = false
      return over ? `${inHand} pieces of work are in hand, ${limit} may be` : undefined
    },
  }
}
