type Store = () => Storage
/** What needs no more than this of a storage. */
export type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const local: Store = () => localStorage
/** What a tab keeps ends with it: a visit is taken up again within the day, not next week. */
export const tab: Store = () => sessionStorage

/** Browsers in private modes may refuse storage: everybody is new there. */
export function read(store: Store, key: string): string | null {
  try {
    return store().getItem(key)
  } catch {
    return null
  }
}

/** False where there is nothing to keep it in; the next visit is as a first one. */
export function write(store: Store, key: string, value: string): boolean {
  try {
    store().setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function forget(store: Store, key: string) {
  try {
    store().removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

/** The storage itself; where the browser blocks it, one that lasts until the page is left. */
export function memoryOf(store: Store): Memory {
  try {
    store().getItem('')
    return store()
  } catch {
    const kept = new Map<string, string>()
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }
  }
}
