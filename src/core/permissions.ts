import * as z from 'zod/mini'

/** Everything that needs a token, by what it is about rather than by call. */
export type Action =
  | 'session.own'
  | 'stores.list'
  | 'stores.read'
  | 'stores.manage'
  | 'paths.edit'
  | 'drafts.walk'
  | 'catalogue.read'
  | 'catalogue.manage'
  | 'users.manage'
  | 'password.set'
  | 'password.reset'
  | 'history.read'
  | 'history.restore'
  | 'calls.list'
  | 'calls.answer'
  | 'field.read'

/** How far a permission goes: to everything of its kind, to the person's one store, or to their own account. */
type Extent = 'all' | 'own store' | 'own account'

interface RoleRow {
  /** People of this role work in one store; of another role in none. */
  hasStore: boolean
  /** What the role may do. Anything not in here is refused. */
  may: Readonly<Partial<Record<Action, Extent>>>
}

/**
 * Every role there is. Another one is a row here and a migration that lets the column `users.role` hold it: contract,
 * forms, routes and tables follow.
 */
const roleTable = {
  staff: {
    hasStore: true,
    may: {
      'session.own': 'all',
      'stores.list': 'all',
      'stores.read': 'own store',
      'drafts.walk': 'own store',
      'password.set': 'own account',
      'password.reset': 'own account',
      'calls.list': 'all',
      'calls.answer': 'own store',
    },
  },
  admin: {
    hasStore: true,
    may: {
      'session.own': 'all',
      'stores.list': 'all',
      'stores.read': 'own store',
      'paths.edit': 'own store',
      'drafts.walk': 'own store',
      'catalogue.read': 'all',
      'password.set': 'own account',
      'password.reset': 'own account',
      'history.read': 'own store',
      'history.restore': 'own store',
      'calls.list': 'all',
      'calls.answer': 'own store',
      'field.read': 'own store',
    },
  },
  superadmin: {
    hasStore: false,
    may: {
      'session.own': 'all',
      'stores.list': 'all',
      'stores.read': 'all',
      'stores.manage': 'all',
      'paths.edit': 'all',
      'drafts.walk': 'all',
      'catalogue.read': 'all',
      'catalogue.manage': 'all',
      'users.manage': 'all',
      'password.set': 'all',
      'history.read': 'all',
      'history.restore': 'all',
      'calls.list': 'all',
      'calls.answer': 'all',
      'field.read': 'all',
    },
  },
} as const satisfies Readonly<Record<string, RoleRow>>

export type Role = keyof typeof roleTable
const rows: Readonly<Record<string, RoleRow>> = roleTable
export const roles = Object.keys(roleTable) as Role[]
export const roleSchema = z.enum(roles)

/** Somebody signed in. `storeId` is null where the role has no store. */
export interface Staff {
  userId: string
  role: Role
  storeId: string | null
}

/** What the action is done to, where that decides: a store's id, a user's id. */
export interface Subject {
  storeId?: string | undefined
  userId?: string | undefined
}

const within: Readonly<Record<Extent, (staff: Staff, subject: Subject) => boolean>> = {
  all: () => true,
  'own store': ({ storeId }, subject) => storeId !== null && subject.storeId === storeId,
  'own account': ({ userId }, subject) => subject.userId === userId,
}

/** Whether somebody may do something. Nobody, and everything not said, is refused. */
export function can(staff: Staff | null | undefined, action: Action, subject: Subject = {}): boolean {
  const extent = staff && rows[staff.role]?.may[action]
  return extent ? within[extent](staff, subject) : false
}

/** The roles that may do something to everything of its kind. */
export const rolesFor = (action: Action): Role[] => roles.filter((role) => rows[role]?.may[action] === 'all')

/** Whether somebody of this role may do something to something at all. */
export const mayAtAll = (role: string, action: Action): boolean => rows[role]?.may[action] !== undefined

export const hasStore = (role: string): boolean => rows[role]?.hasStore ?? false
