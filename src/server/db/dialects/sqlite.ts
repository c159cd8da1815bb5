import { accessSync, chmodSync, closeSync, constants, existsSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite'
import {
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  type SqliteStatement,
  sql,
} from 'kysely'
import { type DatabaseFault, type DialectKind, PING } from './dialect.ts'
import { TwoConnections } from './two-connections.ts'

/** One file in the data folder. Whoever else works on it is on this machine, and looks for changes by itself. */
export const sqlite: DialectKind = {
  accepts: (url) => url === undefined,
  open({ dataFolder }) {
    const file = join(dataFolder, 'shop.sqlite')
    const config = { database: async () => openSqlite(file) }
    const driver = new TwoConnections(config)
    return {
      place: file,
      isThere: () => existsSync(file),
      connect: () => new WholeDialect(config, driver),
      // A transaction sees one moment by itself.
      asOfOneMoment: async () => {},
      tell: async () => {},
      isChanging: () => driver.isChanging(),
      listen: () => ({ on: () => () => undefined, close: async () => {} }),
      async integrity(database) {
        const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(database)
        return rows[0]?.integrity_check ?? 'no answer'
      },
    }
  },
  faultOf(error) {
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
    // The lower byte is the code without what extends it.
    return UNIQUE.has(code) ? 'duplicate' : FAULTS.get(code & 0xff)
  },
}

/** Result codes: https://sqlite.org/rescode.html. */
const UNIQUE: ReadonlySet<number> = new Set([1555, 2067])
const CANNOT_OPEN = 14
const FAULTS: ReadonlyMap<number, DatabaseFault> = new Map([
  [5, 'busy'],
  [6, 'busy'],
  [8, 'away'],
  [10, 'away'],
  [13, 'full'],
  [CANNOT_OPEN, 'away'],
])

/**
 * Kysely takes SQLite for a database whose changes of tables cannot be undone, which they can: without a transaction a
 * process that ended among its migrations left tables that no later start could make, and two that began together met.
 */
class WholeDialect extends SqliteDialect {
  readonly #driver: TwoConnections

  constructor(config: SqliteDialectConfig, driver: TwoConnections) {
    super(config)
    this.#driver = driver
  }

  override createDriver(): TwoConnections {
    return this.#driver
  }

  override createAdapter(): SqliteAdapter {
    return new WholeAdapter()
  }
}

class WholeAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

const CACHED_STATEMENTS = 500

/**
 * How long a statement waits for another connection's lock. The wait is synchronous and holds the event loop, so it
 * is a short one; whoever writes tries again between turns (`retryWhenBusy`). Opening is done before anybody waits.
 */
const OPENING_WAIT_MS = 250
const LOCK_WAIT_MS = 10

/**
 * One statement of each database that was closed. Until it is freed SQLite leaves the log and its index beside the file, for
 * which a full disk has no room: whoever opens the file again would get an I/O error.
 */
const leftOpen: StatementSyncInstance[] = []

/** What Kysely's SQLite dialect needs of a driver, spoken by the one whose binaries come inside its package. */
function openSqlite(file: string): SqliteDatabase {
  try {
    makeOwn(file)
  } catch (error) {
    throw cannotOpen(error)
  }
  const database = new DatabaseSync(file, { timeout: OPENING_WAIT_MS, enableForeignKeyConstraints: true })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = fast')
  database.exec(`pragma busy_timeout = ${LOCK_WAIT_MS}`)
  const insist = insistOn(file)
  const cache = new Map<string, SqliteStatement>()
  return {
    close() {
      cache.clear()
      try {
        // Statements live on in the driver and keep the file open until the process ends, so what SQLite would
        // do at the last close is done by hand: the database is then whole in its one file.
        database.exec('pragma wal_checkpoint(truncate)')
        leftOpen.push(database.prepare('select 1'))
      } finally {
        database.close()
      }
    },
    prepare(sql) {
      const known = cache.get(sql)
      if (known) return known
      const statement = asKyselyStatement(database.prepare(sql))
      if (sql === 'rollback') statement.run = forgiving(statement.run)
      else if (CHANGES.test(sql) || sql === PING) insist(statement)
      // The driver frees a statement only when the event loop turns, so the same text is prepared once.
      if (cache.size >= CACHED_STATEMENTS) cache.clear()
      cache.set(sql, statement)
      return statement
    },
  }
}

function makeOwn(file: string): void {
  // Opening a pipe would wait for whoever reads it, for ever.
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === false) throw new Error(`${file} is no file`)
  // Hashes of passwords are nobody else's to read; SQLite gives the files beside it the same rights.
  makeMissing(file)
  accessSync(file, constants.R_OK | constants.W_OK)
  chmodSync(file, 0o600)
}

/**
 * One that is there is not opened: the close of any descriptor gives up all locks that this process has on the file, and
 * another process that closes it would take its log away from the connections here.
 */
function makeMissing(file: string): void {
  try {
    closeSync(openSync(file, 'ax', 0o600))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}

/** What begins or makes a change. */
const CHANGES = /^\s*(?:begin|insert|update|delete|replace|create|alter|drop)\b/i

/**
 * A file that was moved away, or another put in its place, is still open here: what is written to it would be gone with
 * this process. So nothing is, and who asks whether the database answers hears that it does not. The same where nobody
 * can look, as in a folder whose rights were taken.
 */
function insistOn(file: string) {
  const inode = () => statSync(file, { throwIfNoEntry: false })?.ino
  const own = inode()
  const isOwn = () => {
    try {
      return inode() === own
    } catch (error) {
      throw cannotOpen(error)
    }
  }
  const first =
    <Rows>(work: (parameters: readonly unknown[]) => Rows) =>
    (parameters: readonly unknown[]): Rows => {
      if (isOwn()) return work(parameters)
      throw cannotOpen(new Error('the database file was taken away or replaced'))
    }
  return (statement: SqliteStatement) => {
    statement.run = first(statement.run)
    statement.all = first(statement.all)
    statement.iterate = first(statement.iterate)
  }
}

/** What the file system says about the file, as SQLite would put it. */
function cannotOpen(error: unknown): unknown {
  return error instanceof Error ? Object.assign(error, { errcode: CANNOT_OPEN }) : error
}

function asKyselyStatement(statement: StatementSyncInstance): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => withCode(() => statement.all(...parameters.map(bindable))),
    run: (parameters) => statement.run(...parameters.map(bindable)),
    iterate: (parameters) => withCode(() => statement.iterate(...parameters.map(bindable))),
  }
}

/**
 * A full disk ends a transaction by itself (https://sqlite.org/lang_transaction.html, "Response To Errors"): that there
 * is none left to roll back must not be told in place of the reason.
 */
function forgiving(run: SqliteStatement['run']): SqliteStatement['run'] {
  return (parameters) => {
    try {
      return run(parameters)
    } catch (error) {
      if (!/no transaction is active/.test(String(error))) throw error
      return { changes: 0, lastInsertRowid: 0 }
    }
  }
}

/** The driver throws on what SQLite has no type for. */
function bindable(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.toISOString()
  return value ?? null
}

/** The result codes that the product acts on, by SQLite's own words for them. */
const CODES: readonly (readonly [words: string, errcode: number])[] = [
  ['database is locked', 5],
  ['database table is locked', 6],
  ['attempt to write a readonly database', 8],
  ['disk I/O error', 10],
  ['database or disk is full', 13],
  ['unable to open database file', 14],
  ['FOREIGN KEY constraint failed', 787],
  ['UNIQUE constraint failed', 2067],
]

/** The driver gives a code with every error of `run` and `get`, and none with those of `all`. */
function withCode<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof Error && !('errcode' in error)) {
      const errcode = CODES.find(([words]) => error.message.startsWith(words))?.[1]
      if (errcode !== undefined) Object.assign(error, { errcode })
    }
    throw error
  }
}
