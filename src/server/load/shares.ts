import type { Clock } from '../../core/clock.ts'
import { createAllowances } from './allowance.ts'
import { addressLimits } from './limits.ts'

/** Who asked so lately still counts as somebody who needs the workers. */
const OTHERS_WITHIN_MS = 10_000

/**
 * How much of the workers' time an address may have: all of it while nobody else asks for anything, a share of the
 * machine in the long run while others do. One for all workers of a node: they share its cores. A work under way is never
 * cut short, so what is too much is paid back by waiting.
 */
export interface Shares {
  asked(address: unknown): void
  worked(address: unknown, tookMs: number): void
  /** Milliseconds until this address may have a worker again; 0: now. */
  waitMs(address: unknown): number
}

export function createShares(clock: Pick<Clock, 'now'>, cores = 1): Shares {
  const spent = createAllowances<unknown>({
    burst: addressLimits.workerBurstMs,
    perSecond: 1000 * addressLimits.workerShare * cores,
    clock,
  })
  const askedAtMs = new Map<unknown, number>()

  function othersThan(address: unknown): boolean {
    const since = clock.now() - OTHERS_WITHIN_MS
    for (const [other, atMs] of askedAtMs) {
      if (atMs < since) askedAtMs.delete(other)
      else if (other !== address) return true
    }
    return false
  }

  return {
    asked: (address) => void askedAtMs.set(address, clock.now()),
    worked: (address, tookMs) => void spent.spend(address, tookMs),
    waitMs: (address) => (othersThan(address) ? spent.waitMs(address) : 0),
  }
}
