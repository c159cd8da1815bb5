import { type Clock, MINUTE_MS } from '../../core/clock.ts'
import { databaseFault } from '../db/database-errors.ts'
import type { ThrottleRepository, Tried } from '../db/throttles.ts'
import { digestOf } from './secrets.ts'
import { createUnsavedTries } from './unsaved.ts'

/** How often something may be tried for one account, and from one address, in a window. */
interface ThrottlePolicy {
  name: string
  windowMs: number
  account: number
  /** Wrong tries alone: many people may share one address (a shop, an office), and what was right is taken back. */
  address: number
}

export const loginPolicy: ThrottlePolicy = {
  name: 'login',
  windowMs: 15 * MINUTE_MS,
  account: 10,
  address: 40,
}
export const resetPolicy: ThrottlePolicy = {
  name: 'reset',
  windowMs: 60 * MINUTE_MS,
  account: 5,
  address: 20,
}

/** Codes of somebody who is signed in already. */
export const codePolicy: ThrottlePolicy = { ...loginPolicy, name: 'code' }

export type Attempt =
  /** `halfRight`: what was tried is right and more is asked for, so that the address has no wrong try of it. */
  | { allowed: true; succeeded(): Promise<void>; halfRight(): Promise<void> }
  /** `retryAfterS`: seconds until the window ends. */
  | { allowed: false; retryAfterS: number }

export interface Throttle {
  /** Counts an attempt before anything costly is done for it; the same for names that exist and names that do not. */
  attempt(account: string, address: string): Promise<Attempt>
}

const accountKeyOf = ({ name }: ThrottlePolicy, account: string) =>
  digestOf(`${name} account ${account.trim().toLowerCase()}`)

/** Lets an account be tried again at once, whatever was tried for it before. */
export async function liftLocks(
  throttles: Pick<ThrottleRepository, 'forget'>,
  account: string,
): Promise<void> {
  for (const policy of [loginPolicy, resetPolicy, codePolicy]) {
    await throttles.forget(accountKeyOf(policy, account), 'all')
  }
}

/** What was counted on disk and what could not be. */
function together(saved: Tried | undefined, unsaved: Tried | undefined): Tried | undefined {
  if (!saved || !unsaved) return saved ?? unsaved
  return { tries: saved.tries + unsaved.tries, endsAt: [saved.endsAt, unsaved.endsAt].sort().at(-1) ?? '' }
}

export function createThrottle(
  policy: ThrottlePolicy,
  throttles: ThrottleRepository,
  clock: Clock,
): Throttle {
  const refused = (endsAt: string): Attempt => ({
    allowed: false,
    retryAfterS: Math.max(1, Math.ceil((Date.parse(endsAt) - clock.date().getTime()) / 1000)),
  })

  const unsaved = createUnsavedTries(clock.date)
  const over = (tried: Tried | undefined, most: number) =>
    tried !== undefined && tried.tries > most ? tried : undefined
  const look = async (key: string, most: number) =>
    over(together(await throttles.look(key, policy.windowMs), unsaved.look(key)), most)
  async function count(key: string, most: number) {
    try {
      return over(together(await throttles.count(key, policy.windowMs), unsaved.look(key)), most)
    } catch (error) {
      if (databaseFault(error) !== 'full') throw error
      unsaved.count(key, policy.windowMs)
      return look(key, most)
    }
  }
  async function forget(key: string, tries: number | 'all') {
    unsaved.forget(key, tries)
    await throttles.forget(key, tries).catch((error: unknown) => {
      if (databaseFault(error) !== 'full') throw error
    })
  }

  return {
    async attempt(account, address) {
      const accountKey = accountKeyOf(policy, account)
      const addressKey = digestOf(`${policy.name} address ${address}`)
      // Looking comes first: a flood of tries is no flood of writes, and one lock's tries do not fill the other.
      const locked = (await look(accountKey, policy.account)) ?? (await look(addressKey, policy.address))
      if (locked) return refused(locked.endsAt)
      // The account first: tries that its lock refuses do not use up the address of everybody behind a proxy.
      const full = (await count(accountKey, policy.account)) ?? (await count(addressKey, policy.address))
      if (full) return refused(full.endsAt)
      const halfRight = () => forget(addressKey, 1)
      return {
        allowed: true,
        halfRight,
        async succeeded() {
          await forget(accountKey, 'all')
          await halfRight()
        },
      }
    },
  }
}
