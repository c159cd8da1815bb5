import * as z from 'zod/mini'

/** The closed set of roles. */
export const roleSchema = z.enum(['admin', 'superadmin'])
export type Role = z.infer<typeof roleSchema>

/** Somebody signed in. `storeId` is an admin's one store, null for a superadmin. */
export interface Staff {
  userId: string
  role: Role
  storeId: string | null
}

/** Everything that needs a token, by what it is about rather than by call. */
export type Action =
  | 'session.own'
  | 'stores.list'
  | 'stores.manage'
  | 'paths.edit'
  | 'catalogue.read'
  | 'catalogue.manage'
  | 'users.manage'
  | 'password.set'
  | 'history.read'
  | 'history.restore'

/** What the action is done to, where that decides: a store's id, a user's id. */
export interface Subject {
  storeId?: string | undefined
  userId?: string | undefined
}

/** What an admin may do; a superadmin may do everything. Anything not in here is refused. */
const adminMay: Partial<Record<Action, (staff: Staff, subject: Subject) => boolean>> = {
  'session.own': () => true,
  'stores.list': () => true,
  'catalogue.read': () => true,
  'paths.edit': ownStore,
  'history.read': ownStore,
  'history.restore': ownStore,
  'password.set': (staff, subject) => subject.userId === staff.userId,
}

function ownStore(staff: Staff, subject: Subject): boolean {
  return staff.storeId !== null && subject.storeId === staff.storeId
}

/** Whether somebody may do something. Nobody, and everything not said, is refused. */
export function can(staff: Staff | null | undefined, action: Action, subject: Subject = {}): boolean {
  if (!staff) return false
  return staff.role === 'superadmin' || (adminMay[action]?.(staff, subject) ?? false)
}
