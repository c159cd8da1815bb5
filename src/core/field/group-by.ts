/** Items by the text that is the same for those that belong together. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => readonly unknown[]): T[][] {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = JSON.stringify(keyOf(item))
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return [...groups.values()]
}
