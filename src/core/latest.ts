/** The values that were last asked for or set, at most so many. */
export interface Latest<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): void
  /** False: it was not there. */
  delete(key: Key): boolean
}

export function createLatest<Key, Value>(most: number): Latest<Key, Value> {
  const kept = new Map<Key, Value>()
  function set(key: Key, value: Value) {
    kept.delete(key)
    kept.set(key, value)
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
  }
  return {
    get(key) {
      const value = kept.get(key)
      if (value !== undefined) set(key, value)
      return value
    },
    set,
    delete: (key) => kept.delete(key),
  }
}
