import type { Area } from './schema.ts'

/**
 * Tells that something in an area of the data may have changed, by this node or another. It may tell more than happened, and it may miss
 * something: whoever must not miss anything looks by itself now and then.
 */
export interface Changes {
  on(listener: (area: Area) => void): () => void
  close(): Promise<void>
}

/** Listeners, and a way to tell them all. */
export function createTelling() {
  const listeners = new Set<(area: Area) => void>()
  return {
    on(listener: (area: Area) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell(area: Area): void {
      for (const listener of listeners) listener(area)
    },
    clear: () => listeners.clear(),
  }
}
