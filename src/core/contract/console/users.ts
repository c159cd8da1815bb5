import * as z from 'zod/mini'
import { hasStore, type Role, roleSchema, roles } from '../../permissions.ts'
import { fileKinds } from '../import-file.ts'
import { type Call, doneSchema, idSchema, noOrIdSchema } from './call.ts'
import { messageRules } from './messages.ts'
import * as field from './rules.ts'

/** A user as superadmins see one. Passwords and answers never leave the server. */
export const userSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  role: roleSchema,
  /** The first of their stores, for who knows of one alone. */
  storeId: z.nullable(z.string()),
  storeName: z.nullable(z.string()),
  /** All of them, the first one first; entries of the history from before there could be several do not say them. */
  storeIds: z._default(z.array(z.string()), []),
  storeNames: z._default(z.array(z.string()), []),
  email: z.string(),
  phoneNumber: z.string(),
  /** May not sign in; entries of the history from before there was such a thing do not say it. */
  suspended: z._default(z.boolean(), false),
  updatedAt: z.string(),
})
export type User = z.infer<typeof userSchema>

/** As the list has one. */
const listedUserSchema = z.extend(userSchema, {
  /** When the link ends by which they may choose a password; null: none is open. */
  invitedUntil: z._default(z.nullable(z.string()), null),
  /** A second factor is on. */
  hasFactor: z._default(z.boolean(), false),
})
export type ListedUser = z.infer<typeof listedUserSchema>

const role = z.enum(roles, messageRules.role)

interface StoresOfRole {
  role: Role
  storeId: string | null
  storeIds?: string[] | undefined
  storeName?: string | null | undefined
}

/** What came as the stores of somebody whose role has none is dropped; their names the server looks up itself. */
const withStores = <T extends StoresOfRole>({ storeName: _, ...user }: T) =>
  hasStore(user.role) ? user : { ...user, storeId: null, storeIds: [] }

/** All stores of somebody who has several. Without it `storeId` says the one. */
const storeIds = z.optional(
  z.array(idSchema).check(z.maxLength(fileKinds.stores.most, messageRules.storesMost)),
)

/** Sent along, as the specification has it. */
const storeName = z.optional(z.nullable(z.string()))
const storeOfRole = z.refine<StoresOfRole>(
  (user) => !hasStore(user.role) || user.storeId !== null || (user.storeIds ?? []).length > 0,
  { error: messageRules.storeOfAdmin, path: ['storeId'] },
)

export const samePasswords = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.password === form.confirmPassword,
  { error: messageRules.passwordsDiffer, path: ['confirmPassword'] },
)

const registerFields = z.object({
  firstName: field.firstName,
  lastName: field.lastName,
  username: field.username,
  password: field.password,
  role,
  storeId: noOrIdSchema,
  storeIds,
  storeName,
  email: field.email,
  phoneNumber: field.phone,
  securityAnswer: field.securityAnswer,
})

/** The form's own: the same fields and the repeated password. */
export const registerFormSchema = z
  .extend(registerFields, { confirmPassword: z.string(messageRules.passwordsDiffer) })
  .check(storeOfRole, samePasswords)

const registerBodySchema = z.pipe(
  registerFields.check(storeOfRole),
  z.transform((user) => withStores(user)),
)
export type NewUser = z.infer<typeof registerBodySchema>

/** Who is invited: everything but what they choose themselves. */
export const inviteFormSchema = z
  .omit(registerFields, { password: true, securityAnswer: true })
  .check(storeOfRole)
export const invitedSchema = z.pipe(
  inviteFormSchema,
  z.transform((user) => withStores(user)),
)
export type InvitedUser = z.infer<typeof invitedSchema>

const editFields = z.object({
  firstName: field.firstNameEdit,
  lastName: field.lastNameEdit,
  username: field.username,
  role,
  storeId: noOrIdSchema,
  storeIds,
  storeName,
  email: field.email,
  phoneNumber: field.phone,
  /** The record's as it was read. Given and older than what is there: 409 with `current`. */
  updatedAt: z.optional(z.string()),
})

/** An Indian mobile number, or the one that the person was registered with. */
export const mayHavePhone = (phoneNumber: string, before: string) =>
  phoneNumber === before || field.isIndianMobile(phoneNumber)

/** The form's own: it knows what number is there already. */
export const editUserFormSchema = (before: string) =>
  editFields.check(
    storeOfRole,
    z.refine(({ phoneNumber }) => mayHavePhone(phoneNumber, before), {
      error: messageRules.phone,
      path: ['phoneNumber'],
    }),
  )

/** Which numbers may stay only who knows the record can say: the server does. */
const editUserBodySchema = z.pipe(
  editFields.check(storeOfRole),
  z.transform((user) => withStores(user)),
)
export type EditedUser = z.infer<typeof editUserBodySchema>

export const registerCall = {
  method: 'POST',
  path: '/auth/register',
  action: 'users.manage',
  body: registerBodySchema,
  reply: doneSchema,
} as const satisfies Call

export const usersCall = {
  method: 'GET',
  path: '/auth/users',
  action: 'users.manage',
  reply: z.array(listedUserSchema),
} as const satisfies Call

export const userCall = {
  method: 'GET',
  path: '/auth/user/:id',
  action: 'users.manage',
  reply: listedUserSchema,
} as const satisfies Call

/** Another role or other stores end the user's sessions at once. `storeId` alone, as it was, leaves all stores as they are. */
export const editUserCall = {
  method: 'PUT',
  path: '/auth/user/:id',
  action: 'users.manage',
  body: editUserBodySchema,
  reply: z.extend(doneSchema, { user: userSchema }),
} as const satisfies Call

export const deleteUserCall = {
  method: 'DELETE',
  path: '/auth/user/:id',
  action: 'users.manage',
  reply: doneSchema,
} as const satisfies Call

/** All of them or none. Whoever is suspended is signed out at once; `ids`: whom it changed, to be taken back by. */
export const suspendUsersCall = {
  method: 'POST',
  path: '/auth/users/suspended',
  action: 'users.manage',
  body: z.object({
    ids: z.array(idSchema).check(z.minLength(1), z.maxLength(fileKinds.users.most)),
    suspended: z.boolean(),
  }),
  reply: z.object({ message: z.string(), ids: z.array(z.string()) }),
} as const satisfies Call

/** The change-password form. */
export const changePasswordFormSchema = z
  .object({ password: field.password, confirmPassword: z.string(messageRules.passwordsDiffer) })
  .check(samePasswords)

/** Ends all of the user's sessions. Who changes their own password goes on with `token`, given to nobody else. */
export const setPasswordCall = {
  method: 'PUT',
  path: '/auth/user/:id/password',
  action: 'password.set',
  settles: true,
  body: z.object({ password: field.password }),
  reply: z.object({ id: idSchema, message: z.string(), token: z.optional(z.string()) }),
} as const satisfies Call
