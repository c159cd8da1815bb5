import type { Clock, MonotonicMs } from '../../core/clock.ts'
import type { Sense, WorkObserver } from '../metrics/observers.ts'
import { addressLimits } from './limits.ts'

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
  /** More is in hand than may be: what this address asks for now is done, but late. */
  full(address?: string): boolean
  /** Why no new shoppers should be sent here; undefined while they may. */
  overloaded(): string | undefined
}

/**
 * Full is what it is at the moment; overloaded begins with it and ends only after some calm, so that a node does not
 * come and go with each piece of work.
 */
export function createWorkload({ limit, clock, observe }: WorkloadOptions): Workload {
  let inHand = 0
  const ofAddress = new Map<string, number>()
  let over = false
  let calmSinceMs: MonotonicMs | undefined

  /** The busiest address waits for itself: what it has in hand beyond a share is nobody else's load. */
  function shared(): number {
    const busiest = Math.max(0, ...ofAddress.values())
    return inHand - busiest + Math.min(busiest, limit * addressLimits.shareOfQueue)
  }

  function count(by: 1 | -1, address: string | undefined) {
    inHand += by
    if (address !== undefined) {
      const own = (ofAddress.get(address) ?? 0) + by
      if (own > 0) ofAddress.set(address, own)
      else ofAddress.delete(address)
    }
    if (shared() > limit) over = true
    if (shared() > limit / 2) calmSinceMs = undefined
    else calmSinceMs ??= clock.now()
  }

  const counted = (to: WorkObserver): WorkObserver => ({
    began(address) {
      count(1, address)
      to.began()
    },
    ended(tookMs, outcome, address) {
      count(-1, address)
      to.ended(tookMs, outcome)
    },
  })

  return {
    limit,
    senses: { hear: counted(observe.hear), see: counted(observe.see), speak: counted(observe.speak) },
    full: (address) => shared() > limit || (address !== undefined && (ofAddress.get(address) ?? 0) > limit),
    overloaded() {
      if (over && calmSinceMs !== undefined && clock.now() - calmSinceMs >= CALM_MS) over = false
      return over ? `${Math.ceil(shared())} pieces of work are in hand, ${limit} may be` : undefined
    },
  }
}
