import type { Clock } from '../../core/clock.ts'

/** Half of the two seconds in which a change must be known, where nobody tells of it or what was told is lost. */
const LOOK_EVERY_MS = 1000

interface Look {
  /** Reads now. A reading under way may have begun before the caller's write: it is waited for, then read again. */
  refresh(): Promise<void>
  /** Reads every second from now on, while it is needed. */
  start(): void
  close(): void
}

interface LookParts {
  read(): Promise<void>
  clock: Clock
  onFault(error: unknown): void
  /** Asked before each look; the looks end with the first no. */
  isNeeded?(): boolean
}

/** Keeps what was read from the database current, beside whoever tells of changes. */
export function createLook({ read, clock, onFault, isNeeded = () => true }: LookParts): Look {
  let reading: Promise<void> | undefined
  let closed = false
  let cancel = () => {}

  async function refresh(): Promise<void> {
    await reading?.catch(() => undefined)
    reading ??= read().finally(() => {
      reading = undefined
    })
    await reading
  }

  function start(): void {
    cancel()
    if (closed || !isNeeded()) return
    cancel = clock.after(LOOK_EVERY_MS, () => void refresh().catch(onFault).finally(start))
  }

  return {
    refresh,
    start,
    close() {
      closed = true
      cancel()
    },
  }
}

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
