import * as z from 'zod/mini'
import { username } from '../../core/contract/console/rules.ts'

/** What a command asks of the running server. All need the token of control.json as a bearer. */
export const controlRoutes = {
  ping: '/ping',
  import: '/import',
  backup: '/backup',
  restore: '/restore',
  superadmin: '/superadmin',
} as const

/** A file on this machine, by its whole path: both ends are the same user's. */
export const fileBodySchema = z.object({ file: z.string() })
export const rowsReplySchema = z.object({ rows: z.number() })

export const superadminBodySchema = z.object({ username })
export const superadminReplySchema = z.object({ password: z.string(), made: z.boolean() })
export type SuperadminReply = z.infer<typeof superadminReplySchema>
