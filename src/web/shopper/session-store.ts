import { reduceSession, type SessionEvent } from '../../core/session/reduce-session.ts'
import type { Session } from '../../core/session/session.ts'

/** The page's state, for whoever wants to look at it or hear of its changes. */
export interface SessionStore {
  get(): Session
  dispatch(event: SessionEvent): void
  /** Returns what takes the listener back. */
  subscribe(listener: () => void): () => void
}

export function createSessionStore(first: Session): SessionStore {
  let session = first
  const listeners = new Set<() => void>()
  return {
    get: () => session,
    dispatch(event) {
      session = reduceSession(session, event)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
