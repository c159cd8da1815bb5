import * as z from 'zod/mini'
import { type Call, doneSchema } from './call.ts'
import { messageRules } from './messages.ts'
import { password } from './rules.ts'
import { invitedSchema, samePasswords } from './users.ts'

/** Why a link opens nothing, and what was done with one. Only who holds a link is told more than that it is not known. */
export const invitationTexts = {
  made: 'Invitation made. Hand its link over: it is shown this once.',
  revoked: 'The invitation is revoked.',
  none: 'This user has no open invitation.',
  unknown: 'This link is not known. Please open it whole, as you were given it.',
  used: 'This link has been used. Please sign in with the password that was chosen.',
  expired: 'This link is over. Please ask for another one.',
  taken: 'This link was taken back. Please ask for another one.',
  accepted: 'Your password is set. Please sign in.',
} as const

/** The page reads the token behind the `#`, which browsers send to no server. */
export const invitationLink = (origin: string, token: string) => `${origin}/admin/invitation#${token}`

const linkSchema = z.extend(doneSchema, {
  /** Shown once: the server keeps its hash. */
  token: z.string(),
  endsAt: z.string(),
})

/** Adds somebody who chooses their password by the link. */
export const inviteCall = {
  method: 'POST',
  path: '/auth/invitations',
  action: 'users.manage',
  body: invitedSchema,
  reply: linkSchema,
} as const satisfies Call

/** Another link for somebody who is there; the one before is over. */
export const inviteAgainCall = {
  method: 'POST',
  path: '/auth/user/:id/invitation',
  action: 'users.manage',
  reply: linkSchema,
} as const satisfies Call

export const revokeInvitationCall = {
  method: 'DELETE',
  path: '/auth/user/:id/invitation',
  action: 'users.manage',
  reply: doneSchema,
} as const satisfies Call

const token = z.string(invitationTexts.unknown).check(z.maxLength(200, invitationTexts.unknown))

/** Whose link it is. 404: forged; 410: used, over, taken back, or of somebody who is suspended. */
export const invitationCall = {
  method: 'POST',
  path: '/auth/invitation',
  action: 'anybody',
  body: z.object({ token }),
  reply: z.object({ username: z.string(), firstName: z.string(), endsAt: z.string() }),
} as const satisfies Call

/** Sets the password, once. Ends every session of that person; they sign in with it. */
export const acceptInvitationCall = {
  method: 'POST',
  path: '/auth/invitation/accept',
  action: 'anybody',
  body: z.object({ token, password }),
  reply: z.object({ message: z.string(), username: z.string() }),
} as const satisfies Call

/** The form's own. */
export const acceptFormSchema = z
  .object({ password, confirmPassword: z.string(messageRules.passwordsDiffer) })
  .check(samePasswords)
