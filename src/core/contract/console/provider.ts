import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { codeSchema } from './second-factor.ts'
import { loginReplySchema } from './session.ts'

/** Why a sign-in with the organisation's account did not come about; shown on the sign-in screen. */
export const providerTexts = {
  off: 'This server has no sign-in with an account of your organisation.',
  away: 'The sign-in of your organisation does not answer just now. Please try again, or use your password.',
  nonsense: 'The answer of your organisation’s sign-in could not be trusted. Please begin again.',
  refused: 'Your organisation’s sign-in was broken off. Please begin again.',
  unverified: 'Your organisation does not vouch for your e-mail address. Please use your password.',
  /** Said with it: people have several, and see which one they are signed in with there. */
  unknown: (address: string) => `No account here has the address ${address}. Please ask your administrator.`,
  several: 'Several users here have that e-mail address. Please use your password.',
  over: 'Your one-time password is over. Please ask a superadmin for a new link.',
} as const

const part = z.string(providerTexts.nonsense).check(z.regex(/^[\w-]{20,200}$/, providerTexts.nonsense))
/** What the page keeps while its user is away at the provider: only who began can end it. */
export const pendingSchema = z.object({ state: part, nonce: part, verifier: part })
export type PendingSignIn = z.infer<typeof pendingSchema>

/** Where to go. 404: there is no provider; 429: throttled; 503: it does not answer. */
export const beginProviderCall = {
  method: 'POST',
  path: '/auth/provider',
  action: 'anybody',
  reply: z.object({ url: z.string(), pending: pendingSchema }),
} as const satisfies Call

/**
 * `query`: of the address that the provider sent its user back to. Refused as a sign-in by password is (401 with
 * `needsCode`, 403, 429), and with 400, 404 and 503, with the reason. An answer of the provider is good once: whoever
 * needs a code begins again and brings it.
 */
export const endProviderCall = {
  method: 'POST',
  path: '/auth/provider/end',
  action: 'anybody',
  body: z.object({
    query: z.string(providerTexts.nonsense).check(z.maxLength(8000, providerTexts.nonsense)),
    pending: pendingSchema,
    code: z.optional(codeSchema),
  }),
  reply: loginReplySchema,
} as const satisfies Call
