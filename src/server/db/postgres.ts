import { PostgresDialect } from 'kysely'
import { Pool } from 'pg'

/** Under the 100 connections that a server has by default, for a handful of nodes with an importer each. */
const CONNECTIONS = 10
const CONNECT_WITHIN_MS = 5000
/** Longer than an import's longest statement; a lock that is held for ever must not be waited for. */
const STATEMENT_WITHIN_MS = 30_000

/** PostgreSQL by its URL. Connections are made when they are needed, and again when they were lost. */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: STATEMENT_WITHIN_MS,
    application_name: 'shopping-helper',
  })
  // A connection that breaks is replaced at the next query, and a query that it breaks under rejects by itself;
  // without a listener, idle or not, it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new PostgresDialect({ pool })
}
