import { expect, it } from 'vitest'
import { sortRows } from '../../core/tables/arrange.ts'
import { sortedInTurns } from './sorted-in-turns.ts'

const column = { id: 'name', header: 'Name', value: ({ name }: { name: string }) => name }

it.each([0, 1, 2, 499, 500, 501, 1000, 1337, 4001])(
  '%i rows come as a table would sort them at once',
  async (count) => {
    const rows = Array.from({ length: count }, (_, at) => ({ at, name: `Biscuit ${(at * 7919) % 97}` }))
    for (const down of [false, true])
      expect(await sortedInTurns(rows, column.value, { down })).toEqual(
        sortRows(rows, [column], { id: 'name', down }),
      )
  },
)

it('lets others have their turn', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => ({ at, name: `Biscuit ${(at * 7919) % 9973}` }))
  let turns = 0
  const count = () => {
    turns++
    pending = setImmediate(count)
  }
  let pending = setImmediate(count)
  await sortedInTurns(rows, column.value)
  clearImmediate(pending)
  expect(turns).toBeGreaterThan(30)
})
