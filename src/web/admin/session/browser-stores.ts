import * as z from 'zod/mini'
import { pendingSchema } from '../../../core/contract/console/session.ts'
import type { Memory } from '../../devices/storage.ts'

/** Whose draft of which screen: an address below the console's, with its query. */
interface DraftPlace {
  userId: string
  address: string
}

/** What somebody had typed when they were signed out without asking for it. One screen's; in this tab alone. */
export interface DraftStore {
  /** Keeps one part of a screen; a draft of another screen or person gives way. */
  keep(place: DraftPlace, part: string, value: unknown): void
  read(place: DraftPlace, part: string): unknown
  /** The address that has a draft of this person's. */
  waiting(userId: string): string | undefined
  clear(): void
}

const DRAFT = 'draft'

const draftSchema = z.object({
  userId: z.string(),
  address: z.string(),
  parts: z.record(z.string(), z.unknown()),
})
type Draft = z.infer<typeof draftSchema>

function read(memory: Memory): Draft | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(memory.getItem(DRAFT) ?? '')).data
  } catch {
    return undefined
  }
}

export function createDraftStore(memory: Memory): DraftStore {
  const at = ({ userId, address }: DraftPlace) => {
    const draft = read(memory)
    return draft?.userId === userId && draft.address === address ? draft : undefined
  }
  return {
    keep(place, part, value) {
      const { userId, address } = place
      const parts = { ...at(place)?.parts, [part]: value }
      memory.setItem(DRAFT, JSON.stringify({ userId, address, parts } satisfies Draft))
    },
    read: (place, part) => at(place)?.parts[part],
    waiting(userId) {
      const draft = read(memory)
      return draft?.userId === userId ? draft.address : undefined
    },
    clear: () => memory.removeItem(DRAFT),
  }
}

/** A sign-in that is under way at the organisation's own provider. In this tab alone, until it comes back. */
export interface PendingStore {
  keep(pending: Pending): void
  /** Once. Undefined: none was begun in this tab. */
  take(): Pending | undefined
}

/** `code`: of the second factor, where it is known already that one is asked for. */
const keptSchema = z.extend(pendingSchema, { code: z.optional(z.string()) })
type Pending = z.infer<typeof keptSchema>

const PENDING = 'pendingSignIn'

export function createPendingStore(memory: Memory): PendingStore {
  return {
    keep: (pending) => memory.setItem(PENDING, JSON.stringify(pending)),
    take() {
      const text = memory.getItem(PENDING)
      memory.removeItem(PENDING)
      if (text === null) return undefined
      try {
        return keptSchema.safeParse(JSON.parse(text)).data
      } catch {
        return undefined
      }
    },
  }
}

/** Whether "/" and "?" are keys of their own here; kept with the browser, since it is a person's way of typing. */
export interface KeyStore {
  get(): boolean
  set(on: boolean): void
}

const SINGLE_KEYS = 'singleKeys'

/** On until it was turned off. A storage that refuses is a browser that forgets. */
export function createKeyStore(storage: Pick<Storage, 'getItem' | 'setItem'>): KeyStore {
  return {
    get: () => storage.getItem(SINGLE_KEYS) !== 'off',
    set(on) {
      try {
        storage.setItem(SINGLE_KEYS, on ? 'on' : 'off')
      } catch {
        // Full or forbidden: it holds until the page is loaded again.
      }
    },
  }
}
