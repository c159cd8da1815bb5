import { describe, expect, it } from 'vitest'
import { runWhole } from '../steps.ts'
import { namedAlike, type WorkRecords, workList } from './work-list.ts'

const steps = [{ action: 'start', distance: '4' }]
const nothing: WorkRecords = {
  stores: [],
  drafts: [],
  products: [],
  aisles: [],
  oneTimeUsers: [],
  troubles: [],
}
const trouble = { storeId: '', productId: '', topic: '', from: '', to: '', part: 0, visits: 9 } as const
const today = new Date('2026-11-22T10:00:00Z')
const right = {
  id: 'p1',
  name: 'Good Day',
  hasAllergens: true,
  checkedOn: '2026-01-05',
  section: 'Dairy',
  isPictured: false,
}

const table: readonly (readonly [string, Partial<WorkRecords>, string[]])[] = [
  ['nothing', {}, []],
  ['a store without a path', { stores: [{ id: '1', name: 'A', paths: {} }] }, ['noPath 1']],
  [
    'a section without a way back',
    {
      stores: [
        {
          id: '1',
          name: 'A',
          paths: { Entrance: { Dairy: steps, Breads: steps }, breads: { 'Cash Counter': steps } },
        },
      ],
    },
    ['noWayBack 1 Entrance → Dairy'],
  ],
  [
    'a way from the entrance to the counter needs none',
    { stores: [{ id: '1', name: 'A', paths: { Entrance: { 'Cash counter': steps } } }] },
    [],
  ],
  ['a product that is right', { products: [right] }, []],
  [
    'allergens that nobody recorded',
    { products: [{ ...right, hasAllergens: false, checkedOn: null }] },
    ['noAllergens p1'],
  ],
  ['a record that nobody checked', { products: [{ ...right, checkedOn: null }] }, ['notChecked p1']],
  [
    'a check a year and a day ago',
    { products: [{ ...right, checkedOn: '2025-11-21' }] },
    ['notChecked p1 2025-11-21'],
  ],
  ['a check a year ago', { products: [{ ...right, checkedOn: '2025-11-22' }] }, []],
  [
    'a section without a product',
    {
      aisles: [
        { id: '2', name: 'breads' },
        { id: '3', name: 'dairy' },
      ],
      products: [right],
    },
    ['emptySection 2'],
  ],
  [
    'what shoppers met with in a record that is there',
    {
      products: [right],
      stores: [{ id: '1', name: 'A', paths: { Entrance: { 'Cash counter': steps } } }],
      troubles: [
        { ...trouble, kind: 'unanswered', productId: 'p1', topic: 'sugarFree' },
        { ...trouble, kind: 'lost', storeId: '1', from: 'entrance', to: 'cash counter', part: 1 },
        { ...trouble, kind: 'doubted', productId: 'gone' },
        { ...trouble, kind: 'stood', storeId: '1', from: 'entrance', to: 'dairy', part: 1 },
        { ...trouble, kind: 'otherMaker', storeId: '1' },
      ],
    },
    ['lostOnPath 1 Entrance → Cash counter', 'unanswered p1'],
  ],
  [
    'packs whose names differ in a word, of which one has photographs',
    {
      products: [
        { ...right, id: 'p1', name: 'Orange Cream' },
        { ...right, id: 'p2', name: 'Chocolate Cream', isPictured: true },
      ],
    },
    ['confusable p1'],
  ],
  ['a draft', { drafts: [{ storeId: '1', from: 'a', to: 'b' }] }, ['draft 1 a → b']],
  ['a one-time password', { oneTimeUsers: [{ id: '4', username: 'asha' }] }, ['oneTimePassword 4']],
]

describe('the work list', () => {
  it.each(table)('%s', (_, records, rows) => {
    const short = runWhole(workList({ ...nothing, ...records }, today)).map(({ kind, recordId, path, day }) =>
      [kind, recordId, path && `${path.from} → ${path.to}`, day]
        .filter((part) => part !== undefined)
        .join(' '),
    )
    expect(short).toEqual(rows)
  })
})

describe('names that are alike', () => {
  const alike = (...names: string[]) =>
    [...runWhole(namedAlike(names.map((name, at) => ({ id: String(at), name }))))].map(
      ([id, other]) => `${names[Number(id)]} ~ ${other.name}`,
    )

  it.each([
    [
      'differ in one word',
      ['Orange Cream', 'Chocolate Cream'],
      ['Orange Cream ~ Chocolate Cream', 'Chocolate Cream ~ Orange Cream'],
    ],
    [
      'one has a word more',
      ['Milk Rusk', 'Milk Rusk Elaichi'],
      ['Milk Rusk ~ Milk Rusk Elaichi', 'Milk Rusk Elaichi ~ Milk Rusk'],
    ],
    ['are called the same', ['Soya Milk', 'Milk Soya'], ['Soya Milk ~ Milk Soya', 'Milk Soya ~ Soya Milk']],
    ['differ in two words', ['Orange Cream Roll', 'Chocolate Milk Roll'], []],
    ['share nothing', ['Rusk', 'Cake'], []],
    ['share the brand alone', ['Acme Tea', 'Acme Rusk', 'Acme Cake', 'Acme Milk', 'Acme Ghee'], []],
  ])('tells names that %s', (_, names, said) => {
    expect(alike(...names)).toEqual(said)
  })

  it('finds them among ten thousand in a moment', () => {
    const products = Array.from({ length: 10_000 }, (_, at) => ({
      id: String(at),
      name: `Acme Kind${at % 100} Taste${at}`,
    }))
    expect(runWhole(namedAlike(products)).size).toBe(10_000)
  })
})
