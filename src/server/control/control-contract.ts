import * as z from 'zod/mini'
import { username } from '../../core/contract/console/rules.ts'
import { importLimits, importRowSchema } from '../../core/contract/import.ts'

/** What a command asks of the running server. All need the token of control.json as a bearer. */
export const controlRoutes = {
  ping: '/ping',
  import: '/import',
  backup: '/backup',
  restore: '/restore',
  superadmin: '/superadmin',
} as const

export const importBodySchema = z.object({
  rows: z.array(importRowSchema).check(z.maxLength(importLimits.rows)),
})

/** A file on this machine, by its whole path: both ends are the same user's. */
export const fileBodySchema = z.object({ file: z.string() })
export const rowsReplySchema = z.object({ rows: z.number() })

export const superadminBodySchema = z.object({ username })
export const superadminReplySchema = z.object({ password: z.string(), made: z.boolean() })
export type SuperadminReply = z.infer<typeof superadminReplySchema>
