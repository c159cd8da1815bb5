import { describe, expect, it } from 'vitest'
import {
  type Action,
  can,
  hasStore,
  type Role,
  roles,
  rolesFor,
  type Staff,
  storeIdsIn,
} from './permissions.ts'

const people: Readonly<Record<Role, Staff>> = {
  staff: { userId: '2', role: 'staff', storeIds: ['7'] },
  admin: { userId: '2', role: 'admin', storeIds: ['7'] },
  superadmin: { userId: '1', role: 'superadmin', storeIds: [] },
}

/** What each role may do without a subject, to its own store or account, and to another's. */
const table: Readonly<Record<Action, Readonly<Record<Role, string>>>> = {
  'session.own': { staff: 'any own other', admin: 'any own other', superadmin: 'any own other' },
  'stores.list': { staff: 'any own other', admin: 'any own other', superadmin: 'any own other' },
  'stores.read': { staff: 'own', admin: 'own', superadmin: 'any own other' },
  'stores.manage': { staff: '', admin: '', superadmin: 'any own other' },
  'paths.edit': { staff: '', admin: 'own', superadmin: 'any own other' },
  'drafts.walk': { staff: 'own', admin: 'own', superadmin: 'any own other' },
  'catalogue.read': { staff: '', admin: 'any own other', superadmin: 'any own other' },
  'catalogue.manage': { staff: '', admin: '', superadmin: 'any own other' },
  'users.manage': { staff: '', admin: '', superadmin: 'any own other' },
  'password.set': { staff: 'own', admin: 'own', superadmin: 'any own other' },
  'password.reset': { staff: 'own', admin: 'own', superadmin: '' },
  'history.read': { staff: '', admin: 'own', superadmin: 'any own other' },
  'history.restore': { staff: '', admin: 'own', superadmin: 'any own other' },
  'calls.list': { staff: 'any own other', admin: 'any own other', superadmin: 'any own other' },
  'calls.answer': { staff: 'own', admin: 'own', superadmin: 'any own other' },
  'field.read': { staff: '', admin: 'own', superadmin: 'any own other' },
}

const subjects = {
  any: {},
  own: { storeId: '7', userId: '2' },
  other: { storeId: '8', userId: '9' },
}

const cases = Object.entries(table).flatMap(([action, byRole]) =>
  roles.map((role) => [role, action as Action, byRole[role]] as const),
)

describe.each(cases)('%s, %s', (role, action, allowed) => {
  it.each(['any', 'own', 'other'] as const)('is decided by the table for the subject "%s"', (subject) => {
    const own = role === 'superadmin' ? { userId: '1' } : {}
    const about = subject === 'own' ? { ...subjects.own, ...own } : subjects[subject]
    expect(can(people[role], action, about)).toBe(allowed.split(' ').includes(subject))
  })
})

it.each(Object.keys(table) as Action[])('nobody and a person of an unknown role may not: %s', (action) => {
  expect(can(null, action)).toBe(false)
  expect(can(undefined, action, subjects.own)).toBe(false)
  expect(can({ ...people.superadmin, role: 'owner' as Role }, action)).toBe(false)
})

it('an admin whose store was deleted may not edit the paths of any store', () => {
  expect(can({ userId: '3', role: 'admin', storeIds: [] }, 'paths.edit', { storeId: undefined })).toBe(false)
  expect(can({ userId: '3', role: 'admin', storeIds: [] }, 'paths.edit', { storeId: '7' })).toBe(false)
})

it('only superadmins manage users and have no store', () => {
  expect(rolesFor('users.manage')).toEqual(['superadmin'])
  expect(roles.filter((role) => !hasStore(role))).toEqual(['superadmin'])
})

it.each(['staff', 'admin'] as const)(
  '%s of several stores may do in each of them what they may do in one',
  (role) => {
    const person: Staff = { userId: '2', role, storeIds: ['7', '9'] }
    const may = ['7', '8', '9'].map((storeId) => can(person, 'calls.answer', { storeId }))
    expect(may).toEqual([true, false, true])
    expect(can(person, 'calls.answer')).toBe(false)
  },
)

it.each([
  ['', []],
  ['7', ['7']],
  ['7 9', ['7', '9']],
  [' 7  9 ', ['7', '9']],
] as const)('the stores in the text "%s" are %j', (text, ids) => {
  expect(storeIdsIn(text)).toEqual(ids)
})
