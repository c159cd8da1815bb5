const SMALLEST_STEP_BYTES = 1024 * 1024
const SHARE_PER_LINE = 0.02

/** Bytes as megabytes with one decimal, for people. */
export function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}

/** Returns what to call with the bytes there so far: it logs a line each two per cent, or each MiB if that is more. */
export function progressLines(
  name: string,
  total: number,
  start: number,
  log: (line: string) => void,
): (have: number) => void {
  const step = Math.max(SMALLEST_STEP_BYTES, total * SHARE_PER_LINE)
  let next = start + step
  return (have) => {
    if (have < next && have < total) return
    next = have + step
    log(`${name}: ${megabytes(have)} of ${megabytes(total)} MB (${Math.floor((have / total) * 100)} %)`)
  }
}
