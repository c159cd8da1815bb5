import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { CounterName, Tables } from './schema.ts'
import { retryOnceWhenBusy } from './sqlite-errors.ts'

export type CatalogueTransaction = Transaction<Tables>

/** Thrown inside a transaction to leave everything as it was, with an answer. */
export class Rollback<T> extends Error {
  readonly answer: T

  constructor(answer: T) {
    super('rolled back')
    this.name = 'Rollback'
    this.answer = answer
  }
}

/**
 * Runs a change of the catalogue: all of it or nothing. Counting the version up comes first, because a transaction
 * that begins with a write holds the lock from its start and can read without another writer in between.
 */
export async function changeCatalogue<T>(
  database: Database,
  change: (transaction: CatalogueTransaction) => Promise<T>,
): Promise<T> {
  try {
    return await retryOnceWhenBusy(() =>
      database.transaction().execute(async (transaction) => {
        await countUp(transaction, 'catalogue')
        return change(transaction)
      }),
    )
  } catch (error) {
    if (error instanceof Rollback) return error.answer as T
    throw error
  }
}

/** The counter's next value. */
export async function countUp(transaction: CatalogueTransaction, name: CounterName): Promise<number> {
  const { value } = await transaction
    .updateTable('counters')
    .set((now) => ({ value: now('value', '+', 1) }))
    .where('name', '=', name)
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}

/** The driver is synchronous: rows handled between two turns of the event loop, about 10 ms of work. */
export const ROWS_A_TURN = 50

/** Lets the sockets breathe after every so many rows. */
export async function breathe(rowsDone: number): Promise<void> {
  if (rowsDone % ROWS_A_TURN === ROWS_A_TURN - 1) await nextTurn()
}
