import { type DatabaseConnection, PostgresDialect, PostgresDriver, sql } from 'kysely'
import { Client, Pool } from 'pg'
import { areas } from '../schema.ts'
import {
  type Changes,
  createTelling,
  type DatabaseFault,
  type DialectKind,
  type ListenOptions,
} from './dialect.ts'

/** The channel of `NOTIFY` on which changes of an area travel, by the area's name. */
const CHANNEL = 'shopping_helper_changes'

/** PostgreSQL by its URL, for one node or several. */
export const postgres: DialectKind = {
  urlForm: 'postgres://user:password@host/database',
  accepts(text) {
    const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined
    return url !== undefined && /^postgres(ql)?:$/.test(url.protocol) && url.hostname !== ''
  },
  open: ({ url }) => ({
    place: 'PostgreSQL',
    isThere: () => true,
    connect: () => new ForgivingDialect(openPool(url)),
    wideReal: 'double precision',
    async asOfOneMoment(transaction) {
      await sql`set transaction isolation level repeatable read read only`.execute(transaction)
    },
    async tell(database, area) {
      await sql`select pg_notify(${CHANNEL}, ${area})`.execute(database)
    },
    listen: (options) => listenForChanges(url, options),
    // It looks after itself.
    integrity: async () => 'ok',
  }),
  faultOf(error) {
    if (!(error instanceof Error)) return undefined
    const code = 'code' in error ? String(error.code) : ''
    const known = FAULTS.find(([pattern]) => pattern.test(code))?.[1]
    return known ?? (AWAY_WORDS.test(error.message) ? 'away' : undefined)
  },
}

/**
 * Codes of appendix A of its manual, and the network's. 08: connection, 57P: shutdown, 57014: a statement took too long,
 * 25006: only reading is allowed, as on a standby that is not yet the main one, 53300: too many connections. 28:
 * password or pg_hba.conf, 3D000: no such database, 42501: no right, 55000: the database takes no connections.
 */
const FAULTS: readonly (readonly [code: RegExp, fault: DatabaseFault])[] = [
  [/^(40001|40P01|55P03)$/, 'busy'],
  [/^23505$/, 'duplicate'],
  [/^(53100|53200)$/, 'full'],
  [/^(08...|57P0[1-5]|57014|25006|53300)$/, 'away'],
  [/^(28...|3D000|42501|55000)$/, 'denied'],
  [/^(ECONN(REFUSED|RESET|ABORTED)|E(HOST|NET)(UNREACH|DOWN)|ENETRESET|EADDRNOTAVAIL)$/, 'away'],
  [/^(ENOTFOUND|EAI_(AGAIN|FAIL)|EPIPE|ETIMEDOUT)$/, 'away'],
]
/** The driver has no code for a connection that ended, or could not be had in time. */
const AWAY_WORDS =
  /connection terminated|timeout exceeded when trying to connect|connection timeout|query read timeout|not queryable/i

const CONNECT_WITHIN_MS = 5000
/** Under the 100 connections that a server has by default, for a handful of nodes with an importer each. */
const CONNECTIONS = 10
/** Longer than an import's longest statement; a lock that is held for ever must not be waited for. */
const STATEMENT_WITHIN_MS = 30_000
/** A server that is frozen, or beyond a network that swallows everything, does not keep to that by itself. */
const ANSWER_WITHIN_MS = 35_000

/**
 * A connection that broke has no transaction left to roll back: that it cannot must not be told in place of the reason.
 * The pool takes no such connection back.
 */
class ForgivingDriver extends PostgresDriver {
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined)
  }
}

class ForgivingDialect extends PostgresDialect {
  readonly #pool: Pool

  constructor(pool: Pool) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver(): PostgresDriver {
    return new ForgivingDriver({ pool: this.#pool })
  }
}

/** Connections are made when they are needed, and again when they were lost. */
function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: STATEMENT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: ALIVE_AFTER_MS,
    application_name: 'shopping-helper',
  })
  // A connection that breaks is replaced at the next query, and a query that it breaks under rejects by itself;
  // without a listener, idle or not, it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** The network tells of a peer that vanished only when it is asked: first after this long without a word. */
const ALIVE_AFTER_MS = 10_000
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 15_000

/**
 * Hears what other nodes tell with `pg_notify`, over a connection of its own that is taken up again when it breaks. A
 * pooler that hands connections from one transaction to the next cannot be listened through: then nothing is heard.
 */
function listenForChanges(url: string, { clock, onLost }: ListenOptions): Changes {
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
      const area = areas.find((name) => name === payload)
      if (area) telling.tell(area)
    })
    fresh.on('error', (error) => lose(fresh, error))
    fresh.on('end', () => lose(fresh, new Error('the connection ended')))
    try {
      await fresh.connect()
      await fresh.query(`listen ${CHANNEL}`)
    } catch (error) {
      return lose(fresh, error)
    }
    if (client !== fresh) return
    failures = 0
    // Whatever was told while nobody listened is lost.
    for (const area of areas) telling.tell(area)
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
