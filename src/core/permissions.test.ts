import { expect, it } from 'vitest'
import { type Action, can, type Staff } from './permissions.ts'

const superadmin: Staff = { userId: '1', role: 'superadmin', storeId: null }
const admin: Staff = { userId: '2', role: 'admin', storeId: '7' }
const homeless: Staff = { userId: '3', role: 'admin', storeId: null }

it.each<[Action, boolean]>([
  ['session.own', true],
  ['stores.list', true],
  ['stores.manage', false],
  ['paths.edit', false],
  ['catalogue.read', true],
  ['catalogue.manage', false],
  ['users.manage', false],
  ['password.set', false],
  ['history.read', false],
  ['history.restore', false],
])('%s: an admin %s, a superadmin always, nobody never', (action, allowed) => {
  expect(can(admin, action)).toBe(allowed)
  expect(can(superadmin, action)).toBe(true)
  expect(can(null, action)).toBe(false)
})

it.each<[Action, object, Staff, boolean]>([
  ['paths.edit', { storeId: '7' }, admin, true],
  ['paths.edit', { storeId: '8' }, admin, false],
  ['paths.edit', { storeId: undefined }, homeless, false],
  ['history.read', { storeId: '7' }, admin, true],
  ['history.restore', { storeId: '8' }, admin, false],
  ['password.set', { userId: '2' }, admin, true],
  ['password.set', { userId: '1' }, admin, false],
])('%s of %j', (action, subject, staff, allowed) => {
  expect(can(staff, action, subject)).toBe(allowed)
})
