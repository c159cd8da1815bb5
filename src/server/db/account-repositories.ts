import type { Actor } from './actor.ts'

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
  /** False: this step or a later one was used before. Of two at once one is first. */
  takeStep(userId: string, step: number): Promise<boolean>
  takeCode(userId: string, codeHash: string): Promise<boolean>
  /** Ends the sessions when somebody else does it. False: there is none. */
  remove(userId: string, by: Actor): Promise<boolean>
}
