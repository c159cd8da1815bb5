import { describe, expect, it } from 'vitest'
import type { HistoryEntry } from '../../../../core/contract/console/history.ts'
import { differences, overwritten, subjectOf } from './HistoryList.tsx'

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

describe('what putting back would write over', () => {
  const product = (id: string, username: string, before: object, after: object | null): HistoryEntry => ({
    ...{ id, at: '', userId: '1', username, kind: 'product', recordId: '5', part: null, action: 'changed' },
    ...{ before, after },
  })
  const [plain, moved] = [
    { section: 'dairy', allergens: ['wheat'] },
    { section: 'breads', allergens: ['wheat'] },
  ]
  const first = product('1', 'asha', plain, moved)
  const corrected = { ...moved, allergens: ['milk', 'egg'] }
  const second = product('2', 'ravi', moved, corrected)

  it('is told field by field, with who wrote it last', () => {
    const ours = product('1', 'asha', plain, corrected)
    expect(overwritten(ours, [second, ours])).toEqual([{ name: 'allergens', by: 'ravi' }])
    const third = product('3', 'mina', corrected, { ...corrected, allergens: ['egg'], section: 'sweets' })
    expect(overwritten(first, [third, second, first])).toEqual([{ name: 'section', by: 'mina' }])
    const gone = product('3', 'mina', corrected, null)
    expect(overwritten(first, [gone, second, first])).toEqual([
      { name: 'allergens', by: 'mina' },
      { name: 'section', by: 'mina' },
    ])
  })

  it.each([
    ['of other fields, which stay', first, [second, first]],
    ['of the newest change', second, [second, first]],
    ['of what is again as it was', first, [product('3', 'mina', corrected, plain), second, first]],
    ['of another record', first, [{ ...second, recordId: '6' }, first]],
    ['of recalls, whose others stay', { ...first, kind: 'recalls' }, [{ ...second, kind: 'recalls' }, first]],
  ] as const)('is nothing %s', (_, entry, entries) => expect(overwritten(entry, entries)).toEqual([]))
})
