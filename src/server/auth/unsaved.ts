import { createLatest } from '../../core/latest.ts'
import type { Tried } from '../db/throttles.ts'
import { type NewSession, type OpenSession, whoOf } from '../db/users/sessions.ts'
import type { UserRepository } from '../db/users/users.ts'

/**
 * What a full disk cannot take, in the memory of this node: staff can still sign in to see what there is and to fetch
 * it, and whoever guesses is still counted. It is gone with the process, which signs out and forgets tries.
 */

type Unsaved = Omit<NewSession, 'tokenHash'>

/** More are not signed in on one node. What was longest not asked for goes first. */
const MOST_SESSIONS = 200

/** Sessions that could not be written, by the hash of their token, and those whose end could not be. */
export function createUnsavedSessions(users: Pick<UserRepository, 'byId'>) {
  const open = createLatest<string, Unsaved>(MOST_SESSIONS)
  const ends = createLatest<string, true>(MOST_SESSIONS)
  return {
    open: (tokenHash: string, session: Unsaved) => open.set(tokenHash, session),
    /** As the user is now: another password, or no such user any more, has ended it. */
    async find(tokenHash: string): Promise<OpenSession | undefined> {
      const session = open.get(tokenHash)
      const account = session && (await users.byId(session.userId))
      if (!session || account?.passwordHash !== session.passwordHash || account.user.suspended)
        return undefined
      const { seenAt, endsAt } = session
      return { ...whoOf(account), seenAt, endsAt }
    },
    /** False: it is not one of these. */
    seen(tokenHash: string, seenAt: string): boolean {
      const session = open.get(tokenHash)
      if (session) open.set(tokenHash, { ...session, seenAt })
      return session !== undefined
    },
    /** False: it is not one of these. */
    close: (tokenHash: string) => open.delete(tokenHash),
    /** One that is written down, and cannot be struck out. */
    end: (tokenHash: string) => ends.set(tokenHash, true),
    ended: (tokenHash: string) => ends.get(tokenHash) !== undefined,
  }
}

/** Keys of those who tried; an attacker makes as many as there are names and addresses. */
const MOST_KEYS = 10_000

/** Tries that could not be written, to be added to those that were. */
export function createUnsavedTries(now: () => Date) {
  const tries = createLatest<string, Tried>(MOST_KEYS)
  function look(key: string): Tried | undefined {
    const tried = tries.get(key)
    return tried && tried.endsAt > now().toISOString() ? tried : undefined
  }
  return {
    look,
    count(key: string, windowMs: number): Tried {
      const endsAt = look(key)?.endsAt ?? new Date(now().getTime() + windowMs).toISOString()
      const tried = { tries: (look(key)?.tries ?? 0) + 1, endsAt }
      tries.set(key, tried)
      return tried
    },
    forget(key: string, taken: number | 'all') {
      const tried = tries.get(key)
      if (taken === 'all' || !tried || tried.tries <= taken) tries.delete(key)
      else tries.set(key, { ...tried, tries: tried.tries - taken })
    },
  }
}
