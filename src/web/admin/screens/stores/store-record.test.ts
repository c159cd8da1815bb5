import { expect, it } from 'vitest'
import type { Step, Store } from '../../../../core/contract/store.ts'
import { mergeStore, valuesOf } from './store-record.tsx'

const walk = (distance: string): Step[] => [{ action: 'start', distance }]
const before: Store = {
  id: '1',
  store_number: '101',
  name: 'Andheri',
  location: 'Mumbai',
  storeURL: '/?storeid=1',
  updatedAt: 'before',
  paths: { Entrance: { Dairy: walk('6') } },
}
const dairy = (distance: string) => ({ from: 'entrance', to: 'dairy', steps: walk(distance) })
const paths = (distance: string) => ({ paths: { Entrance: { Dairy: walk(distance) } } })

it.each([
  ['nothing on either side', {}, {}, [], { moved: [], kept: [], clash: false }],
  ['theirs alone', { name: 'East' }, {}, [], { moved: ['name'], kept: [], clash: false }],
  ['mine alone', {}, { name: 'West' }, [], { moved: [], kept: ['name'], clash: false }],
  [
    'different fields',
    { name: 'East' },
    { location: 'Pune' },
    [],
    { moved: ['name'], kept: ['location'], clash: false },
  ],
  [
    'one field to different texts',
    { name: 'East' },
    { name: 'West' },
    [],
    { moved: ['name'], kept: ['name'], clash: true },
  ],
  [
    'one field to the same text',
    { name: 'East' },
    { name: 'East' },
    [],
    { moved: ['name'], kept: ['name'], clash: false },
  ],
  ['their path', paths('7'), {}, [], { moved: [], kept: [], clash: false }],
  ['my path', {}, {}, [dairy('8')], { moved: [], kept: [], clash: false }],
  ['one path to different steps', paths('7'), {}, [dairy('8')], { moved: [], kept: [], clash: true }],
  ['one path to the same steps', paths('7'), {}, [dairy('7 steps')], { moved: [], kept: [], clash: false }],
  ['a path that they took away', { paths: {} }, {}, [dairy('8')], { moved: [], kept: [], clash: true }],
])('%s', (_, theirs, typed, drafts, expected) => {
  const values = { ...valuesOf(before), ...typed }
  expect(mergeStore(before, { ...before, ...theirs, updatedAt: 'newer' }, { values, drafts })).toEqual(
    expected,
  )
})
