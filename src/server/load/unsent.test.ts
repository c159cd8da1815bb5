import { expect, it } from 'vitest'
import { createUnsentBudget } from './unsent.ts'

const MB = 1_000_000

/** Lines by their address, each with so many megabytes waiting; the names of those that were let go. */
function node(waiting: Readonly<Record<string, number>>) {
  const budget = createUnsentBudget({ address: 10 * MB, node: 30 * MB })
  const gone: string[] = []
  const lines = Object.entries(waiting).map(([name, megabytes]) => {
    let left = megabytes
    const line = budget.join({
      address: name[0] ?? '',
      waiting: () => left * MB,
      letGo() {
        gone.push(name)
        left = 0
        line.leave()
      },
    })
    return line
  })
  return {
    gone,
    check() {
      for (const line of lines) line.check()
    },
  }
}

it.each<[string, Record<string, number>, string[]]>([
  ['nobody within the limits', { a1: 4, a2: 5, b1: 9, c1: 9 }, []],
  ['the greatest of an address over its limit', { a1: 4, a2: 5, a3: 3, b1: 9 }, ['a2']],
  ['one of who holds most, over the node’s limit', { a1: 5, a2: 4.5, b1: 8, c1: 8, d1: 8 }, ['a1']],
  ['nobody for what a slow network holds for a moment', { a1: 0.1, a2: 0.2 }, []],
])('lets go %s', (_, waiting, expected) => {
  const { gone, check } = node(waiting)
  check()
  expect(gone).toEqual(expected)
})
