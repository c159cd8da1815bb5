import { type Clock, MINUTE_MS } from '../../core/clock.ts'
import { faultOf } from '../db/database-errors.ts'
import type { OpenSession, SessionRepository } from '../db/repositories.ts'
import { digestOf, newToken } from './secrets.ts'

/** A working day; threats allow 24 h at most. */
const LASTS_MS = 12 * 60 * MINUTE_MS
/** The console signs out by itself when nobody is there; the server lets a page that is being filled in rest longer. */
const LEAST_IDLE_MS = 60 * MINUTE_MS
const IDLE_TIMES = 4
/** How exactly "last seen" is kept: a write a minute, not one a call. */
const SEEN_EVERY_MS = MINUTE_MS

/** Opaque tokens; what is kept is their hash. */
export interface Sessions {
  /** A new token; undefined when the password that was checked is no longer the user's. */
  open(userId: string, passwordHash: string): Promise<string | undefined>
  /** Whose token it is now; undefined when it is over. */
  find(token: string): Promise<OpenSession | undefined>
  close(token: string): Promise<void>
}

export function createSessions(kept: SessionRepository, clock: Clock, idleMinutes: number): Sessions {
  const idleMs = Math.max(LEAST_IDLE_MS, IDLE_TIMES * idleMinutes * MINUTE_MS)
  const iso = (ms: number) => new Date(ms).toISOString()

  async function seen(tokenHash: string, at: number): Promise<void> {
    try {
      await kept.touch(tokenHash, iso(at))
    } catch (error) {
      // Somebody writes much just now: the next call will be seen.
      if (faultOf(error) !== 'busy') throw error
    }
  }

  return {
    async open(userId, passwordHash) {
      const token = newToken()
      const now = clock.date().getTime()
      const session = { userId, passwordHash, seenAt: iso(now), endsAt: iso(now + LASTS_MS) }
      return (await kept.open({ ...session, tokenHash: digestOf(token) })) ? token : undefined
    },
    async find(token) {
      const tokenHash = digestOf(token)
      const session = await kept.find(tokenHash)
      if (!session) return undefined
      const now = clock.date().getTime()
      const seenAt = Date.parse(session.seenAt)
      const over = session.endsAt <= iso(now) || seenAt + idleMs <= now
      if (over || (session.passwordEndsAt !== null && session.passwordEndsAt <= iso(now))) {
        await kept.close(tokenHash)
        return undefined
      }
      if (now - seenAt >= SEEN_EVERY_MS) await seen(tokenHash, now)
      return session
    },
    close: (token) => kept.close(digestOf(token)),
  }
}
