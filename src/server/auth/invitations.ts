import { type Clock, DAY_MS } from '../../core/clock.ts'
import type { InvitedUser } from '../../core/contract/console/users.ts'
import type { Actor } from '../db/history.ts'
import type { InvitationRepository, Invited } from '../db/users/invitations.ts'
import type { UserRepository } from '../db/users/users.ts'
import { digestOf, newToken, type Secrets } from './secrets.ts'

/** A week: long enough for somebody who works at weekends alone. */
const LASTS_MS = 7 * DAY_MS

interface Link {
  id: string
  /** Told once; what is kept is its hash. */
  token: string
  endsAt: string
}

/** Links by which people choose their first password themselves. All throw `Refused`. */
export interface Invitations {
  invite(user: InvitedUser, by: Actor): Promise<Link>
  again(userId: string, by: Actor): Promise<Link>
  find(token: string): Promise<Invited>
  /** `address`: who waits for the hashing. */
  accept(token: string, password: string, address: string): Promise<Invited>
}

interface InvitationParts {
  users: Pick<UserRepository, 'add'>
  invitations: InvitationRepository
  secrets: Secrets
  clock: Clock
}

export function createInvitations({ users, invitations, secrets, clock }: InvitationParts): Invitations {
  async function again(id: string, by: Actor): Promise<Link> {
    const token = newToken()
    const endsAt = new Date(clock.date().getTime() + LASTS_MS).toISOString()
    await invitations.make({ tokenHash: digestOf(token), userId: id, endsAt }, by)
    return { id, token, endsAt }
  }
  return {
    async invite(user, by) {
      // Nobody knows the word that it is the hash of: until the link is used no password opens the account.
      const passwordHash = await secrets.hash(newToken())
      const { id } = await users.add({ ...user, passwordHash, answerHash: null, passwordEndsAt: null }, by)
      return again(id, by)
    },
    again,
    find: (token) => invitations.find(digestOf(token)),
    async accept(token, password, address) {
      const tokenHash = digestOf(token)
      // Before anything is hashed: a made-up link costs nothing.
      await invitations.find(tokenHash)
      return invitations.accept(tokenHash, await secrets.hash(password, address))
    },
  }
}
