import { Client } from 'pg'
import type { Clock } from '../../core/clock.ts'
import { CHANGES_CHANNEL, type Changes, createTelling } from './changes.ts'
import { books } from './schema.ts'

const CONNECT_WITHIN_MS = 5000
/** The network tells of a peer that vanished only when it is asked: first after this long without a word. */
const ALIVE_AFTER_MS = 10_000
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 15_000

export interface PostgresChangesOptions {
  url: string
  clock: Clock
  /** The connection broke, or could not be had: told once for each time that there is none. */
  onLost(error: unknown): void
}

/**
 * Hears what other nodes tell with `pg_notify`, over a connection of its own that is taken up again when it breaks. A
 * pooler that hands connections from one transaction to the next cannot be listened through: then nothing is heard.
 */
export function listenForChanges({ url, clock, onLost }: PostgresChangesOptions): Changes {
  const telling = createTelling()
  let client: Client | undefined
  let closed = false
  let failures = 0
  let cancelTry = () => {}

  async function connect() {
    const fresh = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: ALIVE_AFTER_MS,
      application_name: 'shopping-helper changes',
    })
    client = fresh
    fresh.on('notification', ({ payload }) => {
      const book = books.find((name) => name === payload)
      if (book) telling.tell(book)
    })
    fresh.on('error', (error) => lose(fresh, error))
    fresh.on('end', () => lose(fresh, new Error('the connection ended')))
    try {
      await fresh.connect()
      await fresh.query(`listen ${CHANGES_CHANNEL}`)
    } catch (error) {
      return lose(fresh, error)
    }
    if (client !== fresh) return
    failures = 0
    // Whatever was told while nobody listened is lost.
    for (const book of books) telling.tell(book)
  }

  function lose(lost: Client, error: unknown) {
    if (lost !== client) return
    client = undefined
    lost.end().catch(() => undefined)
    if (closed) return
    if (failures === 0) onLost(error)
    cancelTry = clock.after(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures), () => void connect())
    failures += 1
  }

  void connect()
  return {
    on: telling.on,
    async close() {
      closed = true
      cancelTry()
      telling.clear()
      const last = client
      client = undefined
      await last?.end().catch(() => undefined)
    },
  }
}
