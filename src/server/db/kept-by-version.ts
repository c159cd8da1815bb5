/**
 * What was read last, as long as its version stands: the same list, so that what is made of it can be kept. A read that failed
 * is not kept.
 */
export function keptByVersion<T>(read: () => Promise<T>): (version: string) => Promise<T> {
  let kept: { version: string; value: Promise<T> } | undefined
  return (version) => {
    if (kept?.version === version) return kept.value
    const reading = { version, value: read() }
    kept = reading
    reading.value.catch(() => {
      if (kept === reading) kept = undefined
    })
    return reading.value
  }
}
