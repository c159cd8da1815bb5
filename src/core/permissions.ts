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

/** How far a permission goes: to everything of its kind, to the person's stores, or to their own account. */
type Extent = 'all' | 'own stores' | 'own account'

interface RoleRow {
  /** People of this role work in one store or several; of another role in none. */
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
      'stores.read': 'own stores',
      'drafts.walk': 'own stores',
      'password.set': 'own account',
      'password.reset': 'own account',
      'calls.list': 'all',
      'calls.answer': 'own stores',
    },
  },
  admin: {
    hasStore: true,
    may: {
      'session.own': 'all',
      'stores.list': 'all',
      'stores.read': 'own stores',
      'paths.edit': 'own stores',
      'drafts.walk': 'own stores',
      'catalogue.read': 'all',
      'password.set': 'own account',
      'password.reset': 'own account',
      'history.read': 'own stores',
      'history.restore': 'own stores',
      'calls.list': 'all',
      'calls.answer': 'own stores',
      'field.read': 'own stores',
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

/** Somebody signed in. `storeIds` is empty where the role has no store, or the person lost theirs: none is none. */
export interface Staff {
  userId: string
  role: Role
  storeIds: readonly string[]
}

/** The ids of a person's stores out of the one text that holds them, with a space between. */
export const storeIdsIn = (text: string): string[] => text.split(' ').filter(Boolean)

/** What the action is done to, where that decides: a store's id, a user's id. */
export interface Subject {
  storeId?: string | undefined
  userId?: string | undefined
}

const within: Readonly<Record<Extent, (staff: Staff, subject: Subject) => boolean>> = {
  all: () => true,
  'own stores': ({ storeIds }, { storeId }) => storeId !== undefined && storeIds.includes(storeId),
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
