import type { MonotonicMs } from '../../core/clock.ts'

/** A token bucket: `burst` at once, `perSecond` in the long run. */
export function createAllowance(burst: number, perSecond: number, startMs: MonotonicMs) {
  let left = burst
  let countedAtMs = startMs
  return {
    /** Spends `amount`; false when there is not that much left. */
    spend(amount: number, nowMs: MonotonicMs): boolean {
      left = Math.min(burst, left + ((nowMs - countedAtMs) / 1000) * perSecond)
      countedAtMs = nowMs
      left -= amount
      return left >= 0
    },
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
