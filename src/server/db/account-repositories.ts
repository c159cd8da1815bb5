import type { NewUser, User } from '../../core/contract/console/users.ts'
import type { Actor } from './history.ts'

export interface Invited {
  userId: string
  username: string
  firstName: string
  endsAt: string
}

/** One-time links by the hash of their token. All throw `Refused`, with the reason for who holds the link. */
export interface InvitationRepository {
  /** The user's links before this one are over. */
  make(link: { tokenHash: string; userId: string; endsAt: string }, by: Actor): Promise<void>
  revoke(userId: string, by: Actor): Promise<void>
  find(tokenHash: string): Promise<Invited>
  /** Of two at once one is first. */
  accept(tokenHash: string, passwordHash: string): Promise<Invited>
}

interface KeptFactor {
  /** As it was kept: `FactorVault` opens it. */
  secret: string
  confirmed: boolean
  codesLeft: number
}

/** What signs somebody in beside the password. Codes are kept as hashes; a change throws `Refused`. */
export interface SecondFactorRepository {
  of(userId: string): Promise<KeptFactor | undefined>
  /** Everybody's, as they are kept. */
  secrets(): Promise<{ userId: string; secret: string }[]>
  /** The same secret, kept otherwise. False: it is another one by now. */
  replaceSecret(userId: string, from: string, to: string): Promise<boolean>
  /** A secret that does not count yet, in the place of an earlier one of the kind. Refused when one counts. */
  begin(userId: string, secret: string): Promise<void>
  /** `step`: of the code that confirmed it. */
  confirm(userId: string, step: number, codeHashes: readonly string[], by: Actor): Promise<void>
  replaceCodes(userId: string, codeHashes: readonly string[]): Promise<void>
  /** False: this step or one of the next `odd` was used before. Of two at once one is first. */
  takeStep(userId: string, step: number, odd: number): Promise<boolean>
  takeCode(userId: string, codeHash: string): Promise<boolean>
  /** Ends the sessions when somebody else does it. False: there is none. */
  remove(userId: string, by: Actor): Promise<boolean>
}

/** What is kept in place of the words that a person chose. */
interface Secrets {
  passwordHash: string
  /** Null: no answer was given, and none resets the password. */
  answerHash: string | null
  /** ISO time from which a one-time password no longer counts; null: it is the person's own. */
  passwordEndsAt: string | null
}

/** A user with what proves who they are; it never leaves the server's own code. */
export interface Account extends Secrets {
  user: User
  /** A second factor is asked for beside the password. */
  hasFactor: boolean
}

export type NewAccount = Omit<NewUser, 'password' | 'securityAnswer'> & Secrets

export type PasswordSecret = Omit<Secrets, 'answerHash'>

export type SecretOf = (usernameKey: string) => PasswordSecret | undefined

/** An open session and whom it belongs to now: role and stores are the user's, not those of the sign-in. */
export interface OpenSession {
  userId: string
  username: string
  role: User['role']
  /** The first of their stores, for who knows of one alone. */
  storeId: string | null
  storeName: string | null
  storeIds: readonly string[]
  /** As the person has it; it never leaves the server’s own code. */
  passwordHash: string
  passwordEndsAt: string | null
  hasFactor: boolean
  seenAt: string
  endsAt: string
}

export interface NewSession {
  tokenHash: string
  userId: string
  /** The hash that was checked: when it is no longer the user's, no session comes of it. */
  passwordHash: string
  seenAt: string
  endsAt: string
}

/** The row is the truth: a session that is not in the table is over, on every node, at the next call. */
export interface SessionRepository {
  /** False when the user has gone, is suspended or has another password by now. Sweeps up what has ended. */
  open(session: NewSession): Promise<boolean>
  find(tokenHash: string): Promise<OpenSession | undefined>
  touch(tokenHash: string, seenAt: string): Promise<void>
  close(tokenHash: string): Promise<void>
}
