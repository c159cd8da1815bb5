import { setTimeout as wait } from 'node:timers/promises'
import { dialectKinds } from './dialects/choose-dialect.ts'
import type { DatabaseFault } from './dialects/dialect.ts'

/** The operating system's codes for a disk without room. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT'])

const UNSURE = 'COMMIT_UNSURE'

/** What an error means, of whichever database; undefined: it is no database's, or nothing that can be acted on. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && error.code === UNSURE) return 'unsure'
  if ('code' in error && FULL.has(error.code)) return 'full'
  for (const kind of dialectKinds) {
    const fault = kind.faultOf(error)
    if (fault) return fault
  }
  return undefined
}

/** For a commit whose answer never came. The code is what goes from one thread to another. */
export const unsure = (cause: Error): Error =>
  Object.assign(new Error(`it is not known whether it was saved: ${cause.message}`, { cause }), {
    code: UNSURE,
  })

/** A lock is waited for between tries, never inside one: the driver's own wait would hold the event loop. */
const FIRST_WAIT_MS = 5
const LONGEST_WAIT_MS = 100
/** Longer than an import of 10,000 rows takes on a slow disk. */
const GIVE_UP_AFTER_MS = 15_000

/** Runs `work` again for as long as the database is busy; rejects with its last error after 15 s of that. */
export async function retryWhenBusy<T>(
  work: () => Promise<T>,
  pause: (ms: number) => Promise<void> = wait,
): Promise<T> {
  let waited = 0
  for (let delay = FIRST_WAIT_MS; ; delay = Math.min(delay * 2, LONGEST_WAIT_MS)) {
    try {
      return await work()
    } catch (error) {
      if (databaseFault(error) !== 'busy' || waited >= GIVE_UP_AFTER_MS) throw error
    }
    // Not all at the same moment: those who wait would only meet again.
    const rest = delay * (0.5 + Math.random() / 2)
    waited += rest
    await pause(rest)
  }
}
