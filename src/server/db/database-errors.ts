import { setTimeout as wait } from 'node:timers/promises'

/** What went wrong in a database, whichever it is: SQLite's result codes (https://sqlite.org/rescode.html), */
const SQLITE = { busy: 5, lockedTable: 6, full: 13, ioError: 10, cannotOpen: 14, readOnly: 8 } as const
const SQLITE_UNIQUE = new Set([1555, 2067])
/** PostgreSQL's (appendix A of its manual), */
const PG_UNIQUE = '23505'
const PG_BUSY = new Set(['40001', '40P01', '55P03'])
const PG_FULL = new Set(['53100', '53200'])
/** 08: connection, 57P: shutdown; 53300: too many connections, */
const PG_AWAY = /^(08...|57P0[1-5]|53300)$/
/** and the network's. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
])
const FULL = new Set(['ENOSPC', 'EDQUOT'])
/** pg has no code for a connection that ended, or could not be had in time. */
const AWAY_WORDS = /connection terminated|timeout exceeded when trying to connect|connection timeout/i

function property(error: unknown, name: 'errcode' | 'code'): unknown {
  return typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined
}

const text = (error: unknown) => String(property(error, 'code') ?? '')

/** SQLite's code without what extends it; 0 for another error. */
function sqliteCode(error: unknown): number {
  const code = property(error, 'errcode')
  return typeof code === 'number' ? code & 0xff : 0
}

/** Another connection is in the way: the same work may succeed a moment later. */
export const isBusy = (error: unknown) =>
  sqliteCode(error) === SQLITE.busy || sqliteCode(error) === SQLITE.lockedTable || PG_BUSY.has(text(error))

export const isDuplicate = (error: unknown) =>
  SQLITE_UNIQUE.has(Number(property(error, 'errcode') ?? 0)) || text(error) === PG_UNIQUE

/** There is no room to write. */
export const isFull = (error: unknown) =>
  sqliteCode(error) === SQLITE.full || PG_FULL.has(text(error)) || FULL.has(text(error))

/** The database cannot be reached, or not written to: not the caller's fault, and it may pass. */
export const isAway = (error: unknown) =>
  [SQLITE.ioError, SQLITE.cannotOpen, SQLITE.readOnly].some((code) => code === sqliteCode(error)) ||
  PG_AWAY.test(text(error)) ||
  NETWORK.has(text(error)) ||
  (error instanceof Error && AWAY_WORDS.test(error.message))

/** A lock is waited for between tries, never inside one: the driver's own wait would hold the event loop. */
const FIRST_WAIT_MS = 5
const LONGEST_WAIT_MS = 100
/** Longer than an import of 5,000 rows takes on a slow disk. */
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
      if (!isBusy(error) || waited >= GIVE_UP_AFTER_MS) throw error
    }
    // Not all at the same moment: those who wait would only meet again.
    const rest = delay * (0.5 + Math.random() / 2)
    waited += rest
    await pause(rest)
  }
}
