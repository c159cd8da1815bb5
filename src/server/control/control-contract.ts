import * as z from 'zod/mini'
import { importLimits, importRowSchema } from '../../core/contract/import.ts'

/** What a command asks of the running server. Both need the token of control.json as a bearer. */
export const controlRoutes = { ping: '/ping', import: '/import' } as const

export const importBodySchema = z.object({
  rows: z.array(importRowSchema).check(z.maxLength(importLimits.rows)),
})
