import { type Clock, MINUTE_MS } from '../../core/clock.ts'
import { databaseFault, retryWhenBusy } from '../db/database-errors.ts'
import type { OpenSession, SessionRepository } from '../db/users/sessions.ts'
import type { UserRepository } from '../db/users/users.ts'
import { digestOf, newToken } from './secrets.ts'
import { createUnsavedSessions } from './unsaved.ts'

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

export interface SessionParts {
  kept: SessionRepository
  users: Pick<UserRepository, 'byId'>
  clock: Clock
  idleMinutes: number
  /** Hears of what went wrong where no call waits for it, and is no database's. */
  fault?: (error: unknown) => void
}

export function createSessions({ kept, users, clock, idleMinutes, fault }: SessionParts): Sessions {
  const idleMs = Math.max(LEAST_IDLE_MS, IDLE_TIMES * idleMinutes * MINUTE_MS)
  const iso = (ms: number) => new Date(ms).toISOString()
  const unsaved = createUnsavedSessions(users)
  /** When those were seen of whom something is being written down, by the hash of the token. */
  const inHand = new Map<string, number>()

  /** No call waits for it, and it is begun once at a time: a change of thousands of records may be before it. */
  function later(tokenHash: string, seenAt: number, write: () => Promise<void>): void {
    const isBegun = inHand.has(tokenHash)
    inHand.set(tokenHash, seenAt)
    if (!isBegun) void write().finally(() => inHand.delete(tokenHash))
  }

  async function seen(tokenHash: string, at: number): Promise<void> {
    try {
      await kept.touch(tokenHash, iso(at))
    } catch (error) {
      // Somebody writes much just now, or nothing can be written: the next call will be seen.
      if (databaseFault(error) === undefined) fault?.(error)
    }
  }

  async function close(tokenHash: string): Promise<void> {
    if (unsaved.close(tokenHash)) return
    try {
      await kept.close(tokenHash)
    } catch (error) {
      if (databaseFault(error) !== 'full') throw error
      unsaved.end(tokenHash)
    }
  }

  return {
    async open(userId, passwordHash) {
      const token = newToken()
      const now = clock.date().getTime()
      const session = { userId, passwordHash, seenAt: iso(now), endsAt: iso(now + LASTS_MS) }
      const tokenHash = digestOf(token)
      try {
        return (await kept.open({ ...session, tokenHash })) ? token : undefined
      } catch (error) {
        if (databaseFault(error) !== 'full') throw error
        unsaved.open(tokenHash, session)
        return token
      }
    },
    async find(token) {
      const tokenHash = digestOf(token)
      if (unsaved.ended(tokenHash)) return undefined
      // Asked before the row is read, which may be as it was.
      const seenHere = inHand.get(tokenHash) ?? 0
      const session = (await unsaved.find(tokenHash)) ?? (await kept.find(tokenHash))
      if (!session) return undefined
      const now = clock.date().getTime()
      const seenAt = Math.max(Date.parse(session.seenAt), seenHere)
      // One that was seen in the future began before the clock was set back: its time cannot be told.
      const odd = seenAt - now > LASTS_MS
      const over = odd || session.endsAt <= iso(now) || seenAt + idleMs <= now
      if (over || (session.passwordEndsAt !== null && session.passwordEndsAt <= iso(now))) {
        // That it is over does not hang on whether it can be struck out.
        later(tokenHash, seenAt, () => close(tokenHash).catch(() => undefined))
        return undefined
      }
      if (now - seenAt >= SEEN_EVERY_MS && !unsaved.seen(tokenHash, iso(now)))
        later(tokenHash, now, () => seen(tokenHash, now))
      return session
    },
    close: (token) => retryWhenBusy(() => close(digestOf(token))),
  }
}
