import { isDeepStrictEqual } from 'node:util'
import { replyTexts } from '../../core/contract/console/messages.ts'
import { Refused } from './refused.ts'

export const changedSince = () => new Refused('stale', { message: replyTexts.changedSince })

/** A change of a record between two of its versions, to be made again or, the other way round, taken back. */
export interface Reversal<T> {
  /** Null: there was no record. */
  from: T | null
  to: T
  /** Somebody was asked and knows what of it has been changed again since. */
  over?: boolean
}

/**
 * A record as it is now with the fields that differ between two versions as `to` has them: what others wrote into its
 * other fields stays. Throws `Refused` where the record was not there or, unless it may be written over, where one of
 * these fields is another by now than in `from`.
 */
export function reversed<T extends object>(now: T, { from, to, over = false }: Reversal<T>): T {
  if (from === null) throw changedSince()
  const names = Object.keys(to) as (keyof T)[]
  const changed = names.filter((name) => !isDeepStrictEqual(from[name], to[name]))
  if (!over && changed.some((name) => !isDeepStrictEqual(now[name], from[name]))) throw changedSince()
  return { ...now, ...Object.fromEntries(changed.map((name) => [name, to[name]])) }
}
