/** A list as the database has it now: the same one for as long as its version is, so that what is made of it can be kept. */
export function createCurrentList<Row>(
  versionNow: () => Promise<string>,
  read: () => Promise<readonly Row[]>,
): () => Promise<readonly Row[]> {
  let kept: { version: string; list: Promise<readonly Row[]> } | undefined
  return async () => {
    // Read after its version: it may hold more than that says, and is then read once more, but never less.
    const version = await versionNow()
    if (kept?.version === version) return kept.list
    const fresh = { version, list: read() }
    kept = fresh
    fresh.list.catch(() => {
      if (kept === fresh) kept = undefined
    })
    return fresh.list
  }
}
