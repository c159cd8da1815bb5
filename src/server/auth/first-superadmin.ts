import type { Clock } from '../../core/clock.ts'
import { MACHINE } from '../db/history.ts'
import type { ThrottleRepository } from '../db/throttles.ts'
import type { SecondFactorRepository } from '../db/users/second-factors.ts'
import type { NewAccount } from '../db/users/user-rows.ts'
import type { UserRepository } from '../db/users/users.ts'
import { oneTimePassword, type Secrets } from './secrets.ts'
import { liftLocks } from './throttle.ts'

/** A one-time password that nobody changed is no password any more after this. */
const ONE_TIME_LASTS_MS = 24 * 60 * 60_000

export interface FirstSignIn {
  username: string
  /** Undefined: it came from the settings, and is not repeated. */
  password: string | undefined
}

export interface SuperadminParts {
  users: UserRepository
  secrets: Secrets
  clock: Clock
  throttles: Pick<ThrottleRepository, 'forget'>
  secondFactors: Pick<SecondFactorRepository, 'remove'>
}

interface SuperadminSettings {
  SUPERADMIN_USERNAME?: string | undefined
  SUPERADMIN_PASSWORD?: string | undefined
}

const nobody = {
  firstName: 'Super',
  lastName: 'Admin',
  role: 'superadmin',
  storeId: null,
  email: '',
  phoneNumber: '',
  answerHash: null,
} as const

/**
 * Makes the first superadmin while there is no user at all. Undefined: there is one. `whenThere` does again what a
 * database that went away may or may not have done.
 */
export async function ensureSuperadmin(
  { users, secrets, clock }: SuperadminParts,
  { SUPERADMIN_USERNAME: username = 'superadmin', SUPERADMIN_PASSWORD: chosen }: SuperadminSettings,
  whenThere: <T>(work: () => Promise<T>) => Promise<T>,
): Promise<FirstSignIn | undefined> {
  if ((await whenThere(() => users.count())) > 0) return undefined
  const password = chosen ?? oneTimePassword()
  const account: NewAccount = {
    ...nobody,
    username,
    passwordHash: await secrets.hash(password),
    passwordEndsAt: chosen === undefined ? oneTimeEnd(clock) : null,
  }
  await whenThere(() => users.addFirst(account, MACHINE))
  // Another node may have been first; and the account that a lost answer was about is ours, with a password to be told.
  const there = await whenThere(() => users.byUsername(username))
  if (there?.passwordHash !== account.passwordHash) return undefined
  return { username, password: chosen === undefined ? password : undefined }
}

/**
 * For when nobody can sign in: makes a superadmin of this name, or gives the one there is a new one-time password, and
 * lifts a suspension, the second factor and the lock that wrong passwords left. Rejects when the name belongs to an admin of a store.
 */
export async function resetSuperadmin(
  { users, secrets, clock, throttles, secondFactors }: SuperadminParts,
  username: string,
): Promise<{ password: string; made: boolean }> {
  const password = oneTimePassword()
  const secret = { passwordHash: await secrets.hash(password), passwordEndsAt: oneTimeEnd(clock) }
  const there = await users.byUsername(username)
  if (there && there.user.role !== 'superadmin') throw new Error(`${username} is the admin of a store`)
  if (there) {
    await users.setPassword(there.user.id, secret, MACHINE)
    await users.suspend([there.user.id], false, MACHINE)
    await secondFactors.remove(there.user.id, MACHINE)
  } else await users.add({ ...nobody, ...secret, username }, MACHINE)
  await liftLocks(throttles, username)
  return { password, made: !there }
}

const oneTimeEnd = (clock: Clock) => new Date(clock.date().getTime() + ONE_TIME_LASTS_MS).toISOString()
