import * as z from 'zod/mini'

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

const KEY = 'draft'

const draftSchema = z.object({
  userId: z.string(),
  address: z.string(),
  parts: z.record(z.string(), z.unknown()),
})
type Draft = z.infer<typeof draftSchema>

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

function read(memory: Memory): Draft | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(memory.getItem(KEY) ?? '')).data
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
      memory.setItem(KEY, JSON.stringify({ userId, address, parts } satisfies Draft))
    },
    read: (place, part) => at(place)?.parts[part],
    waiting(userId) {
      const draft = read(memory)
      return draft?.userId === userId ? draft.address : undefined
    },
    clear: () => memory.removeItem(KEY),
  }
}
