import type { SessionStore } from './page.ts'
import type { ServerLine } from './server-line.ts'

/** Tells the server when its answers are to be short, or whole again; with each question it is told anyway. */
export function watchShort(store: SessionStore, live: ServerLine['live']): () => void {
  let was = store.get().preferences.short
  return store.subscribe(() => {
    const { short } = store.get().preferences
    if (short !== was) live()?.short(short)
    was = short
  })
}
