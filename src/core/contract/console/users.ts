import * as z from 'zod/mini'
import { hasStore, type Role, roleSchema, roles } from '../../permissions.ts'
import { type Call, doneSchema, idSchema, noOrIdSchema } from './call.ts'
import { rules } from './messages.ts'
import * as field from './rules.ts'

/** A user as superadmins see one. Passwords and answers never leave the server. */
export const userSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  role: roleSchema,
  storeId: z.nullable(z.string()),
  storeName: z.nullable(z.string()),
  email: z.string(),
  phoneNumber: z.string(),
  updatedAt: z.string(),
})
export type User = z.infer<typeof userSchema>

const role = z.enum(roles, rules.role)

/** What came as the store of somebody whose role has none is dropped. */
const withStore = <T extends { role: Role; storeId: string | null }>(user: T): T =>
  hasStore(user.role) ? user : { ...user, storeId: null }
const storeOfRole = z.refine<{ role: Role; storeId: string | null }>(
  (user) => !hasStore(user.role) || user.storeId !== null,
  { error: rules.storeOfAdmin, path: ['storeId'] },
)

const samePasswords = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.password === form.confirmPassword,
  { error: rules.passwordsDiffer, path: ['confirmPassword'] },
)

const registerFields = z.object({
  firstName: field.firstName,
  lastName: field.lastName,
  username: field.username,
  password: field.password,
  role,
  storeId: noOrIdSchema,
  email: field.email,
  phoneNumber: field.phone,
  securityAnswer: field.securityAnswer,
})

/** The form's own: the same fields and the repeated password. */
export const registerFormSchema = z
  .extend(registerFields, { confirmPassword: z.string(rules.passwordsDiffer) })
  .check(storeOfRole, samePasswords)

/** `storeName` may be sent, as the specification does; the server looks the name up itself. */
const registerBodySchema = z.pipe(
  registerFields.check(storeOfRole),
  z.transform((user) => withStore(user)),
)
export type NewUser = z.infer<typeof registerBodySchema>

export const editUserBodySchema = z.pipe(
  z
    .object({
      firstName: field.firstNameEdit,
      lastName: field.lastNameEdit,
      username: field.username,
      role,
      storeId: noOrIdSchema,
      email: field.email,
      phoneNumber: field.indianMobile,
      /** The record's as it was read. Given and older than what is there: 409 with `current`. */
      updatedAt: z.optional(z.string()),
    })
    .check(storeOfRole),
  z.transform((user) => withStore(user)),
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
  reply: z.array(userSchema),
} as const satisfies Call

/** Another role or store ends the user's sessions at once. */
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

/** The change-password form. */
export const changePasswordFormSchema = z
  .object({ password: field.password, confirmPassword: z.string(rules.passwordsDiffer) })
  .check(samePasswords)

/** Ends all of the user's sessions. Who changes their own password goes on with `token`, given to nobody else. */
export const setPasswordCall = {
  method: 'PUT',
  path: '/auth/user/:id/password',
  action: 'password.set',
  body: z.object({ password: field.password }),
  reply: z.object({ id: idSchema, message: z.string(), token: z.optional(z.string()) }),
} as const satisfies Call
