import { expect, it } from 'vitest'
import { walkEnds } from './walk-ends.ts'

const table: readonly (readonly [string, number[], number, number, number, string[]])[] = [
  ['nobody walked', [], 0, 0, 0, []],
  ['all arrived', [20, 20], 20, 20, 20, []],
  ['many left in one part', [50, 48, 20], 20, 50, 20, ['1-2 30']],
  ['enough in each', [30, 20, 10], 5, 30, 5, ['1-1 10', '2-2 10', '3-3 5']],
  ['few parts together are enough', [12, 10, 7], 6, 11, 6, ['1-2 5']],
  ['too few are not told', [12, 10], 10, 10, 10, []],
  ['too few arrived', [9, 9], 4, 5, 0, ['2-2 5']],
  ['a page that was loaded anew in the middle', [5, 9], 9, 9, 9, []],
]
it.each(table)('%s', (_, begun, arrived, began, shown, ends) => {
  const told = walkEnds(begun, arrived)
  expect([told.began, told.arrived]).toEqual([began, shown])
  expect(told.ends.map(({ first, last, visits }) => `${first}-${last} ${visits}`)).toEqual(ends)
})
