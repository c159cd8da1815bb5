import type { Book } from './schema.ts'

/**
 * Tells that a book may have changed, by this node or another. It may tell more than happened, and it may miss
 * something: whoever must not miss anything looks by itself now and then.
 */
export interface Changes {
  on(listener: (book: Book) => void): () => void
  close(): Promise<void>
}

/** The channel of PostgreSQL's `NOTIFY` on which changes of a book travel, by the book's name. */
export const CHANGES_CHANNEL = 'shopping_helper_changes'

/** Listeners, and a way to tell them all. */
export function createTelling() {
  const listeners = new Set<(book: Book) => void>()
  return {
    on(listener: (book: Book) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell(book: Book): void {
      for (const listener of listeners) listener(book)
    },
    clear: () => listeners.clear(),
  }
}

/** For a database that tells nobody of its changes. */
export const silentChanges: Changes = { on: () => () => undefined, close: async () => undefined }
