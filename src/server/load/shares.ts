import type { Clock } from '../../core/clock.ts'
import { createAllowances } from './allowance.ts'
import { addressLimits } from './limits.ts'

/** Who asked so lately still counts as somebody who needs the worker. */
const OTHERS_WITHIN_MS = 10_000

/**
 * How much of one worker's time an address may have: all of it while nobody else asks, a share in the long run while
 * others do. A work under way is never cut short, so what is too much is paid back by waiting.
 */
export function createShares(clock: Pick<Clock, 'now'>) {
  const spent = createAllowances<unknown>({
    burst: addressLimits.workerBurstMs,
    perSecond: 1000 * addressLimits.workerShare,
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
    asked: (address: unknown) => void askedAtMs.set(address, clock.now()),
    worked: (address: unknown, tookMs: number) => void spent.spend(address, tookMs),
    /** Milliseconds until this address may have the worker again; 0: now. */
    waitMs: (address: unknown) => (othersThan(address) ? spent.waitMs(address) : 0),
  }
}
