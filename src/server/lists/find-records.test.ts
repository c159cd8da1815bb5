import { expect, it } from 'vitest'
import { productWith } from '../../../test/fixtures/sights.ts'
import { findRecords } from './find-records.ts'

const staff = {
  userId: '1',
  username: 'boss',
  role: 'superadmin' as const,
  storeId: null,
  storeName: null,
  storeIds: [],
  passwordHash: '',
  passwordEndsAt: null,
  hasFactor: true,
  seenAt: '',
  endsAt: '',
}

const COUNT = 2000
const products = Array.from({ length: COUNT }, (_, at) => productWith({ id: `p${at}`, name: `Oat ${at}` }))
const stores = Array.from({ length: COUNT }, (_, at) => ({
  ...{ id: `${at}`, store_number: `S${at}`, name: `Oat shop ${at}`, location: 'Pune', paths: {} },
  ...{ updatedAt: '', storeURL: '' },
}))
const nobody = { users: { all: async () => [] }, aisles: { all: async () => [] } }

it.each([
  ['products', { products, stores: [] }],
  ['stores', { products: [], stores }],
])('ranks thousands of %s while others have their turns', async (_, searched) => {
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  let now = 0
  // Every step takes as long as a slice is.
  const clock = { now: () => (now += 4) }
  const hits = await findRecords(staff, searched, nobody as never, 'oat 7', clock)
  isOver = true
  expect(turns).toBeGreaterThan(20)
  expect(hits[0]?.name).toMatch(/^Oat (shop )?7$/)
})
