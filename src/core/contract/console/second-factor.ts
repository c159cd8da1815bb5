import * as z from 'zod/mini'
import { type Call, doneSchema } from './call.ts'

/** What the console says of the second factor: a code of six figures from an app (RFC 6238), or one of ten that are kept aside. */
export const factorTexts = {
  needed: 'Please enter the code of your authenticator app.',
  wrong: 'This code is not right, or was used before. Please wait for the next one.',
  shut: 'The codes of your app cannot be checked any more. Please use a recovery code, or ask a superadmin to reset your second factor.',
  on: 'The second factor is on.',
  off: 'The second factor is off.',
  onAlready: 'The second factor is on already.',
  offAlready: 'There is no second factor to turn off.',
  notBegun: 'Please scan the code first.',
  required: 'Your role needs a second factor: it cannot be turned off.',
  newCodes: 'Here are new recovery codes. The ones before open nothing any more.',
} as const

/** 401 of a sign-in whose password was right: the same call is to be made again with `code`. */
export const codeNeededSchema = z.object({ needsCode: z.literal(true) })

/** Six figures, or a recovery code; spaces and dashes as people type them. */
export const codeSchema = z
  .string(factorTexts.needed)
  .check(z.minLength(1, factorTexts.needed), z.maxLength(100, factorTexts.wrong))
export const codeFormSchema = z.object({ code: codeSchema })

const recoveryCodesSchema = z.object({
  message: z.string(),
  /** Each opens the account once; shown this once. */
  codes: z.array(z.string()),
})

/** One's own. `codesLeft`: recovery codes that were not used. */
export const factorCall = {
  method: 'GET',
  path: '/auth/second-factor',
  action: 'session.own',
  settles: true,
  reply: z.object({ on: z.boolean(), required: z.boolean(), codesLeft: z.number() }),
} as const satisfies Call

/** A secret for the app, as text and as what a QR code of it says. It counts once it is confirmed. 409: one is on. */
export const beginFactorCall = {
  method: 'POST',
  path: '/auth/second-factor',
  action: 'session.own',
  settles: true,
  reply: z.object({ secret: z.string(), uri: z.string() }),
} as const satisfies Call

/** Turns it on by the app's first code. 400 with `fields.code`, 429 after ten wrong ones in a quarter of an hour. */
export const confirmFactorCall = {
  method: 'POST',
  path: '/auth/second-factor/confirm',
  action: 'session.own',
  settles: true,
  body: codeFormSchema,
  reply: recoveryCodesSchema,
} as const satisfies Call

export const newCodesCall = {
  method: 'POST',
  path: '/auth/second-factor/codes',
  action: 'session.own',
  body: codeFormSchema,
  reply: recoveryCodesSchema,
} as const satisfies Call

/** 409 where the person's role needs one. */
export const removeFactorCall = {
  method: 'POST',
  path: '/auth/second-factor/remove',
  action: 'session.own',
  body: codeFormSchema,
  reply: z.object({ message: z.string() }),
} as const satisfies Call

/** For somebody who lost phone and codes. Ends their sessions. */
export const resetFactorCall = {
  method: 'DELETE',
  path: '/auth/user/:id/second-factor',
  action: 'users.manage',
  reply: doneSchema,
} as const satisfies Call
