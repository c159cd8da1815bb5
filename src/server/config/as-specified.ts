import * as z from 'zod/mini'
import type { AsSpecified } from '../../core/contract/settings.ts'
import { oneOf } from './fields.ts'

/** `PROFILE`, and the settings that follow it where they are not set by themselves. */
export const profileFields = z.object({
  PROFILE: z._default(oneOf(['product', 'specification']), 'product'),
  TRANSPORT: z.optional(oneOf(['product', 'specification'])),
  STEP_PROFILE: z.optional(oneOf(['accurate', 'specification'])),
  RELOAD: z.optional(oneOf(['soft', 'literal'])),
  MOTION_REQUIRED: z.optional(oneOf(['on', 'off'])),
  UNKNOWN_STORE_WAITS: z.optional(oneOf(['on', 'off'])),
  AUTOFILL_CLEAR: z.optional(oneOf(['on', 'off'])),
})

/** What is done to the letter of the specification. Each setting has one value that asks for it. */
export function readAsSpecified(given: z.infer<typeof profileFields>): AsSpecified {
  const everythingElse = given.PROFILE === 'specification'
  const isAsked = (value: string | undefined, asking: string) =>
    value === undefined ? everythingElse : value === asking
  return {
    transport: isAsked(given.TRANSPORT, 'specification'),
    steps: isAsked(given.STEP_PROFILE, 'specification'),
    reload: isAsked(given.RELOAD, 'literal'),
    motionRequired: isAsked(given.MOTION_REQUIRED, 'on'),
    unknownStoreWaits: isAsked(given.UNKNOWN_STORE_WAITS, 'on'),
    autofillClear: isAsked(given.AUTOFILL_CLEAR, 'on'),
    everythingElse,
  }
}
