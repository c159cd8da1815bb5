import { type Kysely, PostgresAdapter } from 'kysely'

/** Which database is behind a connection. */
export function dialectOf(database: Pick<Kysely<unknown>, 'getExecutor'>): 'sqlite' | 'postgres' {
  return database.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}
