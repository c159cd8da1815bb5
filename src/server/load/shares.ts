import type { Clock } from '../../core/clock.ts'
import type { Seeing } from '../engine/see/seeing.ts'
import type { Speaking } from '../engine/speak/speaking.ts'
import { createAllowances } from './allowance.ts'
import { addressLimits } from './limits.ts'

/** Who asked so lately still counts as somebody who needs the workers. */
const OTHERS_WITHIN_MS = 10_000
const TIMES_THE_OTHERS = 2
/** While somebody does, what nobody waits for is done one at a time, so far apart: some 70 ms of work each. */
const FOR_NOBODY_EVERY_MS = 1000

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
  workedForNobody(): void
  /** The same of what nobody waits for. */
  nobodyWaitsMs(): number
}

export function createShares(clock: Pick<Clock, 'now'>, cores = 1): Shares {
  const spent = createAllowances<unknown>({
    burst: addressLimits.workerBurstMs,
    perSecond: 1000 * addressLimits.workerShare * cores,
    clock,
  })
  const askedAtMs = new Map<unknown, number>()
  let lastAskedAtMs = Number.NEGATIVE_INFINITY
  let forNobodyAtMs = Number.NEGATIVE_INFINITY
  const took = new Map<unknown, { ms: number; atMs: number }>()

  /** What the workers did for it, the half of which is forgotten every ten seconds. */
  function lately(address: unknown): number {
    const { ms, atMs } = took.get(address) ?? { ms: 0, atMs: 0 }
    return ms * 0.5 ** ((clock.now() - atMs) / OTHERS_WITHIN_MS)
  }

  /** On a slow machine everybody's work takes long: only who takes much more than the others is held back. */
  function takesMost(address: unknown): boolean {
    const since = clock.now() - OTHERS_WITHIN_MS
    let others = 0
    let theirs = 0
    for (const [other, atMs] of askedAtMs) {
      if (atMs < since) {
        askedAtMs.delete(other)
        took.delete(other)
      } else if (other !== address) {
        others += 1
        theirs += lately(other)
      }
    }
    return others > 0 && lately(address) > (TIMES_THE_OTHERS * theirs) / others
  }

  return {
    asked(address) {
      lastAskedAtMs = clock.now()
      askedAtMs.set(address, lastAskedAtMs)
    },
    worked(address, tookMs) {
      took.set(address, { ms: lately(address) + tookMs, atMs: clock.now() })
      spent.spend(address, tookMs)
    },
    waitMs: (address) => (takesMost(address) ? spent.waitMs(address) : 0),
    workedForNobody() {
      forNobodyAtMs = clock.now()
    },
    nobodyWaitsMs() {
      const now = clock.now()
      return now - lastAskedAtMs > OTHERS_WITHIN_MS
        ? 0
        : Math.max(0, forNobodyAtMs + FOR_NOBODY_EVERY_MS - now)
    },
  }
}

interface Senses {
  seeing: Seeing
  speaking: Pick<Speaking, 'say'>
}

/** The senses as a session of this address uses them: what it asks for is done in the address's turn. */
export function sensesOf<Parts extends Senses>(parts: Parts, address: string | undefined): Parts {
  const { seeing, speaking } = parts
  return {
    ...parts,
    seeing: { ...seeing, open: () => seeing.open(address) },
    speaking: {
      ...speaking,
      say: (sentence, rate, listener) => speaking.say(sentence, rate, listener && { ...listener, address }),
    } satisfies Senses['speaking'],
  }
}
