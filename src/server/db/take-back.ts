import { isDeepStrictEqual } from 'node:util'
import { replyTexts } from '../../core/contract/console/messages.ts'
import { Refused } from './refused.ts'

export const changedSince = () => new Refused('stale', { message: replyTexts.changedSince })

/**
 * A record as it is now with the fields that a change made from `before` to `after` as they were before it: what others
 * wrote into its other fields stays. Throws `Refused` where one of these fields is another by now.
 */
export function takenBack<T extends object>(now: T, before: T, after: T): T {
  const names = Object.keys(after) as (keyof T)[]
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]))
  if (changed.some((name) => !isDeepStrictEqual(now[name], after[name]))) throw changedSince()
  return { ...now, ...Object.fromEntries(changed.map((name) => [name, before[name]])) }
}
