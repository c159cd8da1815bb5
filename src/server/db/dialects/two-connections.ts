import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'

/**
 * One file by two connections: a change holds the one until its commit, which may be thousands of records away, and what
 * only reads goes over the other meanwhile, as it would beside another process. Changes wait for one another.
 */
export class TwoConnections implements Driver {
  readonly #changes: SqliteDriver
  readonly #reads: SqliteDriver
  readonly #changing = new Set<Line>()

  constructor(config: SqliteDialectConfig) {
    this.#changes = new SqliteDriver(config)
    this.#reads = new SqliteDriver(config)
  }

  async init(): Promise<void> {
    await this.#changes.init()
    try {
      await this.#reads.init()
    } catch (error) {
      await this.#changes.destroy()
      throw error
    }
  }

  async acquireConnection(): Promise<Line> {
    return new Line(this.#changes, this.#reads)
  }

  async beginTransaction(line: Line): Promise<void> {
    await line.hold()
    this.#changing.add(line)
    await this.#changes.beginTransaction(line)
  }

  commitTransaction(line: Line): Promise<void> {
    return this.#changes.commitTransaction(line)
  }

  rollbackTransaction(line: Line): Promise<void> {
    return this.#changes.rollbackTransaction(line)
  }

  releaseConnection(line: Line): Promise<void> {
    this.#changing.delete(line)
    return line.letGo()
  }

  isChanging(): boolean {
    return this.#changing.size > 0
  }

  async destroy(): Promise<void> {
    try {
      await this.#reads.destroy()
    } finally {
      await this.#changes.destroy()
    }
  }
}

const READS = /^\s*select\b/i

/** A connection of its own within a transaction; otherwise for each statement the one that it needs. */
class Line implements DatabaseConnection {
  readonly #changes: SqliteDriver
  readonly #reads: SqliteDriver
  #held: DatabaseConnection | undefined

  constructor(changes: SqliteDriver, reads: SqliteDriver) {
    this.#changes = changes
    this.#reads = reads
  }

  async hold(): Promise<void> {
    this.#held = await this.#changes.acquireConnection()
  }

  async letGo(): Promise<void> {
    if (!this.#held) return
    this.#held = undefined
    await this.#changes.releaseConnection()
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#held) return this.#held.executeQuery<Row>(query)
    const driver = this.#driverOf(query)
    const connection = await driver.acquireConnection()
    try {
      return await connection.executeQuery<Row>(query)
    } finally {
      await driver.releaseConnection()
    }
  }

  async *streamQuery<Row>(query: CompiledQuery, size?: number): AsyncIterableIterator<QueryResult<Row>> {
    if (this.#held) return yield* this.#held.streamQuery<Row>(query, size)
    const driver = this.#driverOf(query)
    const connection = await driver.acquireConnection()
    try {
      yield* connection.streamQuery<Row>(query, size)
    } finally {
      await driver.releaseConnection()
    }
  }

  #driverOf({ sql }: CompiledQuery): SqliteDriver {
    return READS.test(sql) ? this.#reads : this.#changes
  }
}
