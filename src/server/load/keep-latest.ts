/** A map of the latest `most` values: the one that was set longest ago goes first. */
export function keepLatest<Value>(most: number) {
  const values = new Map<string, Value>()
  return {
    get: (key: string) => values.get(key),
    has: (key: string) => values.has(key),
    delete: (key: string) => values.delete(key),
    set(key: string, value: Value) {
      values.delete(key)
      values.set(key, value)
      const [oldest] = values.keys()
      if (values.size > most && oldest !== undefined) values.delete(oldest)
    },
  }
}
