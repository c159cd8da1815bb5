import { expect, it } from 'vitest'
import { differences, subjectOf } from './HistoryList.tsx'

const lines = (before: unknown, after: unknown) =>
  differences(before, after).map(({ name, before: was, after: is }) => `${name}: ${was} → ${is}`)

it.each([
  [{ name: 'A', id: '1' }, { name: 'B', id: '2' }, ['name: A → B']],
  [{ name: 'A', updatedAt: '1' }, { name: 'A', updatedAt: '2' }, []],
  [null, { name: 'B' }, ['name: (none) → B']],
  [{ name: 'A' }, null, ['name: A → (none)']],
  [{ allergens: null }, { allergens: [] }, ['allergens: (none) → (empty)']],
  [{ allergens: ['milk'] }, { allergens: ['milk', 'oats'] }, ['allergens: milk → milk, oats']],
  [
    { steps: [{ action: 'start', distance: '5' }] },
    {
      steps: [
        { action: 'start', distance: '6' },
        { action: 'end', distance: '0' },
      ],
    },
    ['steps: start: 5 → start: 6, end: 0'],
  ],
  [{ nutrition: { fatG: 1, saltG: 1 } }, { nutrition: { fatG: 2, saltG: 1 } }, ['fat g: 1 → 2']],
  [null, { nutrition: { fatG: null, saltG: 0 } }, ['salt g: (none) → 0']],
  [
    null,
    { paths: { Entrance: { Dairy: [{ action: 'end', distance: '' }], Breads: [] } }, storeURL: '/' },
    ['Entrance → Dairy: (none) → end: 0'],
  ],
  [{ storeName: 'A' }, { storeName: 'B' }, ['store name: A → B']],
  [{ store_number: '1' }, { store_number: '2' }, ['store number: 1 → 2']],
  ['text', undefined, []],
])('%j → %j', (before, after, expected) => expect(lines(before, after)).toEqual(expected))

it.each([
  [{ kind: 'path', part: 'Entrance → Dairy' }, 'Entrance → Dairy'],
  [{ kind: 'product', before: { name: 'Old' }, after: { name: 'New' } }, 'product New'],
  [{ kind: 'product', before: { name: 'Old' } }, 'product Old'],
  [{ kind: 'user', after: { username: 'asha' } }, 'user asha'],
  [{ kind: 'user' }, 'user 7'],
] as const)('%j is about %s', (said, expected) => {
  const entry = {
    id: '1',
    at: '',
    userId: null,
    username: '',
    recordId: '7',
    action: 'changed' as const,
    part: null,
  }
  expect(subjectOf({ before: null, after: null, ...entry, ...said } as const)).toBe(expected)
})
