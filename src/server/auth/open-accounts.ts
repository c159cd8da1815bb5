import type { Clock } from '../../core/clock.ts'
import type { Repositories } from '../db/repositories.ts'
import { type Accounts, createAccounts } from './accounts.ts'
import type { Secrets } from './secrets.ts'
import { createSessions } from './sessions.ts'
import { createThrottle, loginPolicy, resetPolicy } from './throttle.ts'

/** The accounts over a database, with the product's own limits. */
export function openAccounts(
  { users, sessions, throttles }: Repositories,
  secrets: Secrets,
  clock: Clock,
  idleMinutes: number,
): Accounts {
  return createAccounts({
    users,
    secrets,
    clock,
    sessions: createSessions(sessions, clock, idleMinutes),
    logins: createThrottle(loginPolicy, throttles, clock),
    resets: createThrottle(resetPolicy, throttles, clock),
  })
}
