import { expect, it } from 'vitest'
import { proposeReturns } from './propose-returns.ts'

const steps = [
  { action: 'start', distance: '6' },
  { action: 'turn left', distance: '8' },
]

it('proposes what is missing', () => {
  expect(proposeReturns([{ from: 'Entrance', to: 'Dairy', steps }])).toEqual([
    {
      path: {
        from: 'Dairy',
        to: 'cash counter',
        steps: [
          { action: 'start', distance: '8' },
          { action: 'turn right', distance: '6' },
          { action: 'end', distance: '0' },
        ],
      },
      unsure: [],
    },
  ])
})

it.each([
  [
    'a way back is there',
    [
      { from: 'entrance', to: 'dairy', steps },
      { from: 'Dairy', to: 'Cash counter', steps },
    ],
  ],
  ['it does not begin at the entrance', [{ from: 'dairy', to: 'breads', steps }]],
  ['it has no steps', [{ from: 'Entrance', to: 'dairy', steps: [] }]],
])('proposes nothing when %s', (_, paths) => expect(proposeReturns(paths)).toEqual([]))
