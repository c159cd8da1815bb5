import type { Aisle } from '../../../src/core/contract/console/aisles.ts'
import type { HistoryEntry } from '../../../src/core/contract/console/history.ts'
import type { StaffProduct } from '../../../src/core/contract/console/products.ts'
import type { User } from '../../../src/core/contract/console/users.ts'
import { nothingKnown } from '../../../src/core/contract/product.ts'
import type { Store } from '../../../src/core/contract/store.ts'

export const AT = '2026-11-21T10:00:00.000Z'

const steps = (...moves: [string, string][]) => moves.map(([action, distance]) => ({ action, distance }))

export const stores = (): Store[] => [
  {
    id: '1',
    store_number: '101',
    name: 'Andheri',
    location: 'Mumbai',
    storeURL: '/?storeid=1',
    updatedAt: AT,
    paths: { Entrance: { Dairy: steps(['start', '6'], ['turn left', '8'], ['end', '0']) } },
  },
  {
    id: '2',
    store_number: '7',
    name: 'Koramangala',
    location: 'Bengaluru',
    storeURL: '/?storeid=2',
    updatedAt: AT,
    paths: {},
  },
]

export const aisles = (): Aisle[] => [
  { id: '1', name: 'Biscuits and snacks', description: 'Biscuits of all kinds', updatedAt: AT },
  { id: '2', name: 'Dairy', description: 'Milk and cheese', updatedAt: AT },
]

export const product = (id: string, name: string, description = `${name}, a biscuit`): StaffProduct => ({
  id,
  name,
  description,
  ...nothingKnown,
  updatedAt: AT,
})

const person = (id: string, username: string, role: User['role']): User => ({
  id,
  firstName: 'Asha',
  lastName: 'Rao',
  username,
  role,
  storeId: role === 'admin' ? '1' : null,
  storeName: role === 'admin' ? 'Andheri' : null,
  storeIds: role === 'admin' ? ['1'] : [],
  storeNames: role === 'admin' ? ['Andheri'] : [],
  email: `${username}@example.org`,
  phoneNumber: '9876543210',
  suspended: false,
  updatedAt: AT,
})
export const users = (): User[] => [person('1', 'boss', 'superadmin'), person('2', 'asha', 'admin')]

export const history = (): HistoryEntry[] => [
  {
    id: '9',
    at: AT,
    userId: '1',
    username: 'boss',
    kind: 'path',
    recordId: '1',
    part: 'Entrance → Dairy',
    action: 'changed',
    before: { from: 'Entrance', to: 'Dairy', steps: steps(['start', '5'], ['end', '0']) },
    after: { from: 'Entrance', to: 'Dairy', steps: steps(['start', '6'], ['end', '0']) },
  },
]
