import type { Clock } from '../../core/clock.ts'
import type { ThrottleRepository, Tried } from '../db/repositories.ts'
import { digestOf } from './secrets.ts'

const MINUTE_MS = 60_000

/** How often something may be tried for one account, and from one address, in a window. */
export interface ThrottlePolicy {
  name: string
  windowMs: number
  account: number
  /** Many people may share one address: a shop, a proxy. */
  address: number
}

export const loginPolicy: ThrottlePolicy = {
  name: 'login',
  windowMs: 15 * MINUTE_MS,
  account: 10,
  address: 200,
}
export const resetPolicy: ThrottlePolicy = {
  name: 'reset',
  windowMs: 60 * MINUTE_MS,
  account: 5,
  address: 60,
}

export type Attempt =
  | { allowed: true; succeeded(): Promise<void> }
  /** `retryAfterS`: seconds until the window ends. */
  | { allowed: false; retryAfterS: number }

export interface Throttle {
  /** Counts an attempt before anything costly is done for it; the same for names that exist and names that do not. */
  attempt(account: string, address: string): Promise<Attempt>
}

/** Locked keys are remembered here, so that a flood of tries does not become a flood of writes. */
const MOST_REMEMBERED = 10_000

export function createThrottle(
  policy: ThrottlePolicy,
  throttles: ThrottleRepository,
  clock: Clock,
): Throttle {
  const locked = new Map<string, string>()
  const refused = (endsAt: string): Attempt => ({
    allowed: false,
    retryAfterS: Math.max(1, Math.ceil((Date.parse(endsAt) - clock.date().getTime()) / 1000)),
  })

  function lockOf(key: string): string | undefined {
    const endsAt = locked.get(key)
    if (endsAt === undefined || endsAt > clock.date().toISOString()) return endsAt
    locked.delete(key)
    return undefined
  }

  async function count(key: string, most: number): Promise<Tried | undefined> {
    const tried = await throttles.count(key, policy.windowMs)
    if (tried.tries <= most) return undefined
    if (locked.size >= MOST_REMEMBERED) locked.clear()
    locked.set(key, tried.endsAt)
    return tried
  }

  return {
    async attempt(account, address) {
      const accountKey = digestOf(`${policy.name} account ${account.trim().toLowerCase()}`)
      const addressKey = digestOf(`${policy.name} address ${address}`)
      const known = lockOf(accountKey) ?? lockOf(addressKey)
      if (known !== undefined) return refused(known)
      // The account first: tries that its lock refuses do not use up the address of everybody behind a proxy.
      const over = (await count(accountKey, policy.account)) ?? (await count(addressKey, policy.address))
      if (over) return refused(over.endsAt)
      return {
        allowed: true,
        async succeeded() {
          await throttles.forget(accountKey, 'all')
          await throttles.forget(addressKey, 1)
        },
      }
    },
  }
}
