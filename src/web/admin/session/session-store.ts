import type { Memory } from '../../devices/storage.ts'

/** Who is signed in, as the sign-in told it. Only the server decides what they may do. */
export interface SignedIn {
  token: string
  role: string
  userName: string
  userId: string
  /** The first of `storeIds`, which has them all with a space between. */
  storeId: string
  storeIds: string
  storeName: string
  /** What must be put in order before anything else is answered: 'password' or 'factor'; '' for nothing. */
  due: string
}

/** Why nobody is signed in any more; '' before anybody was. */
export type SignOutReason = '' | 'logout' | 'idle' | 'refused' | 'elsewhere'

export interface SessionStore {
  get(): SignedIn | undefined
  reason(): SignOutReason
  signIn(who: SignedIn): void
  signOut(reason: SignOutReason): void
  /** Returns what takes the listener back. */
  subscribe(listener: () => void): () => void
  /** Another tab of this browser changed what is stored. */
  storageChanged(): void
  /** The mark of the last work in any tab of this browser; '' for none. It says nothing but that it is another. */
  activity(): string
  /** Leaves a mark for the other tabs while somebody is signed in. */
  noteActivity(mark: string): void
}

/** The names are the specification's: `token`, `role` and `userName`; the others follow them. */
const keys = ['token', 'role', 'userName', 'userId', 'storeId', 'storeIds', 'storeName', 'due'] as const
type Key = (typeof keys)[number]
const ACTIVITY = 'activeAt'

function read(memory: Memory): SignedIn | undefined {
  const kept = Object.fromEntries(keys.map((key) => [key, memory.getItem(key) ?? ''])) as Record<Key, string>
  return kept.token ? kept : undefined
}

/** Keeps the sign-in in the browser's local storage, so that a reload and a second tab stay signed in. */
export function createSessionStore(memory: Memory): SessionStore {
  let current = read(memory)
  let why: SignOutReason = ''
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    get: () => current,
    reason: () => why,
    signIn(who) {
      for (const key of keys) memory.setItem(key, who[key])
      current = who
      why = ''
      tell()
    },
    signOut(reason) {
      for (const key of [...keys, ACTIVITY]) memory.removeItem(key)
      if (!current) return
      current = undefined
      why = reason
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    storageChanged() {
      const stored = read(memory)
      if (stored?.token === current?.token) return
      current = stored
      why = stored ? '' : 'elsewhere'
      tell()
    },
    activity: () => memory.getItem(ACTIVITY) ?? '',
    noteActivity(mark) {
      if (current) memory.setItem(ACTIVITY, mark)
    },
  }
}
