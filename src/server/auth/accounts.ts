import type { Clock } from '../../core/clock.ts'
import { replyTexts } from '../../core/contract/console/messages.ts'
import type { NewUser, User } from '../../core/contract/console/users.ts'
import { can } from '../../core/permissions.ts'
import type { Actor } from '../db/history.ts'
import type { Repositories } from '../db/repositories.ts'
import type { OpenSession } from '../db/users/sessions.ts'
import type { Account } from '../db/users/user-rows.ts'
import type { UserRepository } from '../db/users/users.ts'
import { Refusal } from '../errors.ts'
import type { SecondFactor } from './second-factor.ts'
import { foldedAnswer, type Secrets } from './secrets.ts'
import { createSessions, type Sessions } from './sessions.ts'
import {
  type Attempt,
  codePolicy,
  createThrottle,
  loginPolicy,
  resetPolicy,
  type Throttle,
} from './throttle.ts'

interface AccountParts {
  users: UserRepository
  sessions: Sessions
  secrets: Secrets
  logins: Throttle
  resets: Throttle
  codes: Throttle
  secondFactor: SecondFactor
  clock: Clock
}

export type SignedIn = { token: string; account: Account }
export type Throttled = { retryAfterS: number }
type NotSignedIn = 'wrong' | Throttled
/** Only who knows the password learns of it. */
export type Held = 'suspended' | 'code needed' | 'code wrong' | 'code shut'
/** Only who has the address learns of it. */
type NotKnown = 'unknown' | 'several' | 'over'

interface Credentials {
  username: string
  password: string
  code?: string | undefined
  address: string
}

interface Vouched {
  /** Asks the organisation's own sign-in for the e-mail address that it vouches for. Throws `Refusal`. */
  vouch(): Promise<string>
  code?: string | undefined
  address: string
}

interface Reset {
  identifier: string
  newPassword: string
  securityAnswer: string
  address: string
}

/** Who may come in, and how they get and lose that right. */
export interface Accounts {
  signIn(credentials: Credentials): Promise<SignedIn | NotSignedIn | Held>
  /** By the word of the organisation's own sign-in instead of a password; nobody is added by it. */
  signInVouched(vouched: Vouched): Promise<SignedIn | Throttled | Held | NotKnown>
  signOut(token: string): Promise<void>
  who(token: string): Promise<OpenSession | undefined>
  /** What somebody must put in order before anything else is answered. */
  dueOf(
    session: Pick<OpenSession, 'role' | 'passwordEndsAt' | 'hasFactor'>,
  ): 'password' | 'factor' | undefined
  /** Counts a try of a code by somebody who is signed in. */
  tryCode(userId: string, address: string): Promise<Attempt>
  /** 'wrong' for an unknown name, a wrong or missing answer, a superadmin and who is suspended alike, after the same work. */
  resetPassword(reset: Reset): Promise<'done' | NotSignedIn>
  register(user: NewUser, by: Actor): Promise<User>
  /** Ends every session of that user. Answers a new token to somebody who changes their own. Throws `Refused`, and `Refusal` to who is signed out by now. */
  setPassword(userId: string, password: string, caller: OpenSession): Promise<string | undefined>
}

function createAccounts(parts: AccountParts): Accounts {
  const { users, sessions, secrets, logins, resets, codes, secondFactor, clock } = parts
  const ended = ({ passwordEndsAt }: Account) =>
    passwordEndsAt !== null && passwordEndsAt <= clock.date().toISOString()

  const mayReset = ({ user: { id: userId, role, storeIds, suspended } }: Account) =>
    !suspended && can({ userId, role, storeIds }, 'password.reset', { userId })

  /** Somebody who was known: suspended, a second factor, then a session. Undefined: the password was changed meanwhile. */
  async function admit(
    account: Account,
    code: string | undefined,
    attempt: Extract<Attempt, { allowed: true }>,
  ): Promise<SignedIn | Held | undefined> {
    if (account.user.suspended) return 'suspended'
    if (account.hasFactor) {
      if (code === undefined) {
        // The try with the code counts anew: people of one address would lock each other out by what is right.
        await attempt.halfRight()
        return 'code needed'
      }
      const matched = await secondFactor.matches(account.user.id, code)
      if (matched === 'shut') return 'code shut'
      if (!matched) return 'code wrong'
    }
    const token = await sessions.open(account.user.id, account.passwordHash)
    if (token === undefined) return undefined
    await attempt.succeeded()
    return { token, account }
  }

  return {
    async signIn({ username, password, code, address }) {
      const attempt = await logins.attempt(username, address)
      if (!attempt.allowed) return attempt
      const account = await users.byUsername(username.trim())
      const right = await secrets.matches(account?.passwordHash, password, address)
      if (!account || !right || ended(account)) return 'wrong'
      return (await admit(account, code, attempt)) ?? 'wrong'
    },

    async signInVouched({ vouch, code, address }) {
      // Each try costs the provider an answer.
      const asked = await logins.attempt(`provider for ${address}`, address)
      if (!asked.allowed) return asked
      const email = await vouch().catch(async (error: unknown) => {
        // That it is away is nobody's wrong try: an office would be locked out when it is back.
        if (error instanceof Refusal && error.status === 503) await asked.succeeded()
        throw error
      })
      await asked.succeeded()
      const attempt = await logins.attempt(email, address)
      if (!attempt.allowed) return attempt
      const [account, ...others] = await users.byEmail(email)
      if (!account) return 'unknown'
      if (others.length > 0) return 'several'
      if (ended(account)) return 'over'
      return (await admit(account, code, attempt)) ?? 'over'
    },

    signOut: (token) => sessions.close(token),
    who: (token) => sessions.find(token),
    dueOf({ role, passwordEndsAt, hasFactor }) {
      if (passwordEndsAt !== null) return 'password'
      return !hasFactor && secondFactor.isRequired(role) ? 'factor' : undefined
    },
    tryCode: (userId, address) => codes.attempt(userId, address),

    async resetPassword({ identifier, newPassword, securityAnswer, address }) {
      const attempt = await resets.attempt(identifier, address)
      if (!attempt.allowed) return attempt
      const account = await users.byUsername(identifier.trim())
      const kept = account && mayReset(account) ? account.answerHash : null
      const right = await secrets.matches(kept, foldedAnswer(securityAnswer), address)
      const passwordHash = await secrets.hash(newPassword, address)
      if (!account || !right) return 'wrong'
      const { id, username } = account.user
      await users.setPassword(id, { passwordHash, passwordEndsAt: null }, { userId: id, username })
      await attempt.succeeded()
      return 'done'
    },

    async register({ password, securityAnswer, ...user }, by) {
      const passwordHash = await secrets.hash(password)
      const answerHash = securityAnswer === '' ? null : await secrets.hash(foldedAnswer(securityAnswer))
      return users.add({ ...user, passwordHash, answerHash, passwordEndsAt: null }, by)
    },

    async setPassword(userId, password, caller) {
      const passwordHash = await secrets.hash(password)
      const { userId: byId, username } = caller
      const secret = { passwordHash, passwordEndsAt: null }
      // Who was given another password meanwhile is signed out: theirs must not be written over it.
      const was = userId === byId ? caller.passwordHash : undefined
      if (!(await users.setPassword(userId, secret, { userId: byId, username }, was)))
        throw new Refusal(401, replyTexts.signedOut)
      return userId === byId ? sessions.open(userId, passwordHash) : undefined
    },
  }
}

/** The accounts over a database, with the product's own limits. */
export function openAccounts(
  { users, sessions, throttles }: Repositories,
  secrets: Secrets,
  clock: Clock,
  idleMinutes: number,
  secondFactor: SecondFactor,
  fault: (error: unknown) => void,
): Accounts {
  return createAccounts({
    users,
    secrets,
    clock,
    sessions: createSessions({ kept: sessions, users, clock, idleMinutes, fault }),
    logins: createThrottle(loginPolicy, throttles, clock),
    resets: createThrottle(resetPolicy, throttles, clock),
    codes: createThrottle(codePolicy, throttles, clock),
    secondFactor,
  })
}
