import * as z from 'zod/mini'
import { publicSettingsSchema } from '../settings.ts'

/** What the server tells the console about itself, inlined in its page as JSON. No secrets. */
export const consoleSettingsSchema = z.extend(publicSettingsSchema, {
  /** Minutes without activity after which staff are signed out. */
  adminIdleMinutes: z.number(),
  /** Whether autofilled fields of register and forgot-password are cleared after a second. */
  autofillClear: z.boolean(),
})
export type ConsoleSettings = z.infer<typeof consoleSettingsSchema>
