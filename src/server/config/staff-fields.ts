import * as z from 'zod/mini'
import { password, username } from '../../core/contract/console/rules.ts'

/** The settings of the database and of the first superadmin. */

export const databaseUrl = z
  .string()
  .check(z.refine(isPostgres, 'must be postgres://user:password@host/database'))

function isPostgres(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url !== undefined && /^postgres(ql)?:$/.test(url.protocol) && url.hostname !== ''
}

export const superadminUsername = z
  .string()
  .check(z.refine((text) => username.safeParse(text).success, 'must be 3 to 20 letters and digits'))

export const superadminPassword = z
  .string()
  .check(
    z.refine(
      (text) => password.safeParse(text).success,
      'must be at least 8 characters with a lowercase and an uppercase letter, a digit and one of !@#$%^&*',
    ),
  )
