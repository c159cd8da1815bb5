import type { Clock, MonotonicMs } from '../../core/clock.ts'

/** A token bucket: `burst` at once, `perSecond` in the long run. */
export function createAllowance(burst: number, perSecond: number, startMs: MonotonicMs) {
  let left = burst
  let countedAtMs = startMs
  function refill(nowMs: MonotonicMs) {
    left = Math.min(burst, left + ((nowMs - countedAtMs) / 1000) * perSecond)
    countedAtMs = nowMs
  }
  return {
    /** Spends `amount`; false when there is not that much left. */
    spend(amount: number, nowMs: MonotonicMs): boolean {
      refill(nowMs)
      left -= amount
      return left >= 0
    },
    /** Milliseconds until something may be spent again; 0: now. */
    waitMs(nowMs: MonotonicMs): number {
      refill(nowMs)
      return left >= 0 ? 0 : (-left / perSecond) * 1000
    },
    /** Nothing of it is spent. */
    isWhole(nowMs: MonotonicMs): boolean {
      refill(nowMs)
      return left >= burst
    },
  }
}

interface AllowanceOptions {
  burst: number
  perSecond: number
  clock: Pick<Clock, 'now'>
}

const SWEEP_OVER = 1000

/** An allowance for each of many; one that is whole again is forgotten. */
export function createAllowances<Key>({ burst, perSecond, clock }: AllowanceOptions) {
  const all = new Map<Key, ReturnType<typeof createAllowance>>()
  function of(key: Key) {
    const known = all.get(key)
    if (known) return known
    const now = clock.now()
    if (all.size >= SWEEP_OVER) {
      for (const [other, allowance] of all) if (allowance.isWhole(now)) all.delete(other)
    }
    const fresh = createAllowance(burst, perSecond, now)
    all.set(key, fresh)
    return fresh
  }
  return {
    spend: (key: Key, amount: number) => of(key).spend(amount, clock.now()),
    waitMs: (key: Key) => all.get(key)?.waitMs(clock.now()) ?? 0,
    size: () => all.size,
  }
}

/** Counts what each address holds open. `take` gives back the function that lets go, or undefined over the cap. */
export function createAddressCap(cap: number) {
  const held = new Map<string, number>()
  return {
    take(address: string): (() => void) | undefined {
      const count = held.get(address) ?? 0
      if (count >= cap) return undefined
      held.set(address, count + 1)
      let holding = true
      return () => {
        if (!holding) return
        holding = false
        const left = (held.get(address) ?? 1) - 1
        if (left === 0) held.delete(address)
        else held.set(address, left)
      }
    },
    /** Addresses that hold anything. */
    size: () => held.size,
  }
}
