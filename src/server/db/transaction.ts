import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import { databaseFault, retryWhenBusy, unsure } from './database-errors.ts'
import type { Area, CounterName, Tables } from './schema.ts'

export type Change = Transaction<Tables>

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
 * Runs a change: all of it or nothing, with nobody else changing the same areas meanwhile. Counting the areas up
 * comes first: a transaction that begins with a write holds the lock of the file, or of those rows, from its start, and
 * can look before it acts. Several areas are given in the order of `areas`.
 */
export async function changeAreas<T>(
  database: Database,
  areas: readonly Area[],
  change: (transaction: Change) => Promise<T>,
): Promise<T> {
  let isCommitting = false
  try {
    return await retryWhenBusy(() => {
      isCommitting = false
      return database.transaction().execute(async (transaction) => {
        for (const area of areas) {
          await countUp(transaction, area)
          await database.dialect.tell(transaction, area)
        }
        const answer = await change(transaction)
        isCommitting = true
        return answer
      })
    })
  } catch (error) {
    if (error instanceof Rollback) return error.answer as T
    throw isCommitting && error instanceof Error && databaseFault(error) === 'away' ? unsure(error) : error
  }
}

/** Moves a counter on by `by` and answers its new value: the last of `by` numbers that nobody else gets. */
export async function countUp(transaction: Change, name: CounterName, by = 1): Promise<number> {
  const { value } = await transaction
    .updateTable('counters')
    .set((now) => ({ value: now('value', '+', by) }))
    .where('name', '=', name)
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}

/** Ids above this are codes of some other system, and counting on from them would leave no numbers. */
const LARGEST_NUMBER = 1_000_000_000

/** A number that a file brought as an id is not given out later, not even when that record is gone. */
export async function passNumbers(
  transaction: Change,
  name: CounterName,
  ids: readonly (string | undefined)[],
): Promise<void> {
  const numbers = ids.map((id) => Number(id ?? 0)).filter((id) => id <= LARGEST_NUMBER)
  const highest = numbers.reduce((most, id) => Math.max(most, Math.floor(id)), 0)
  if (highest > 0) await countPast(transaction, name, highest)
}

/** Moves a counter to at least `least`. */
export async function countPast(transaction: Change, name: CounterName, least: number): Promise<void> {
  await transaction
    .updateTable('counters')
    .set({ value: least })
    .where('name', '=', name)
    .where('value', '<', least)
    .execute()
}

/** The time of a change: now, and always later than the one before it, so that no two versions look the same. */
export function timeAfter(before: string | undefined, now: Date): string {
  const earliest = before === undefined ? 0 : Date.parse(before) + 1
  return new Date(Math.max(now.getTime(), earliest)).toISOString()
}

/** Lets the sockets breathe between batches: SQLite's driver is synchronous. */
export const breathe = () => nextTurn()
