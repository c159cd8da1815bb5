import * as z from 'zod/mini'
import { roleSchema } from '../../permissions.ts'
import type { Call } from './call.ts'
import { messageRules } from './messages.ts'
import { password } from './rules.ts'
import { codeSchema } from './second-factor.ts'

const given = (message: string) =>
  z.string(message).check(z.minLength(1, message), z.maxLength(1000, message))

export const loginBodySchema = z.object({
  username: given(messageRules.login),
  password: given(messageRules.login),
  /** Of the second factor, where the account has one. */
  code: z.optional(codeSchema),
})

/** The form's, once a code is asked for. */
export const loginWithCodeSchema = z.extend(loginBodySchema, { code: codeSchema })

/** Who is signed in; the console keeps it beside the token. `storeId`: the first of `storeIds`; null for a superadmin. */
const sessionSchema = z.object({
  role: roleSchema,
  userId: z.string(),
  username: z.string(),
  storeName: z.nullable(z.string()),
  storeId: z.nullable(z.string()),
  storeIds: z._default(z.array(z.string()), []),
  /** The password was made for one use: until another is chosen every other call is refused with 403. */
  mustChangePassword: z.boolean(),
  /** The role needs a second factor and the person has none: every other call is refused as well. */
  mustSetUpFactor: z._default(z.boolean(), false),
})
export type SessionReply = z.infer<typeof sessionSchema>

/** 200 with status 1. Refused: 401 (with `needsCode` when the password was right), 403 (suspended) and 429
 * (throttled, with Retry-After in seconds) with status 0. */
const loginReplySchema = z.extend(sessionSchema, {
  status: z.literal(1),
  error: z.null(),
  token: z.string(),
})

export const loginCall = {
  method: 'POST',
  path: '/auth/login',
  action: 'anybody',
  body: loginBodySchema,
  reply: loginReplySchema,
} as const satisfies Call

/** Ends the session of the token it is called with. */
export const logoutCall = {
  method: 'POST',
  path: '/auth/logout',
  action: 'session.own',
  settles: true,
  reply: z.object({ message: z.string() }),
} as const satisfies Call

/** Who the token belongs to now; 401 when it is over. Also what keeps a session alive while staff type for long. */
export const sessionCall = {
  method: 'GET',
  path: '/auth/session',
  action: 'session.own',
  settles: true,
  reply: sessionSchema,
} as const satisfies Call

/** What the form asks for before it calls; the fields of the call under the names that the person sees. */
export const resetFormSchema = z
  .object({
    identifier: given(messageRules.resetName),
    newPassword: z.pipe(given(messageRules.resetPassword), password),
    confirmPassword: given(messageRules.resetConfirm),
    securityAnswer: given(messageRules.resetAnswer),
  })
  .check(
    z.refine((form) => form.newPassword === form.confirmPassword, {
      error: messageRules.resetDiffer,
      path: ['confirmPassword'],
    }),
  )

/** Any reason why it cannot be done has one answer, and one status (400): `replyTexts.resetFailed`. 429: throttled. */
export const resetPasswordCall = {
  method: 'POST',
  path: '/auth/forgot-password',
  action: 'anybody',
  body: z.object({
    identifier: given(messageRules.resetName),
    newPassword: z.pipe(given(messageRules.resetPassword), password),
    securityAnswer: given(messageRules.resetAnswer),
  }),
  reply: z.object({ message: z.string() }),
} as const satisfies Call

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
