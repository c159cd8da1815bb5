import { setImmediate as nextTurn } from 'node:timers/promises'
import { compareValues } from '../../core/tables/arrange.ts'
import { ROWS_A_TURN } from './rows-a-turn.ts'

interface Keyed<Row> {
  row: Row
  key: string | number
}
type Compare = (a: Keyed<unknown>, b: Keyed<unknown>) => number

/** The rows by their keys, as people would put them, with turns of the event loop in between. Equal ones stay in order, either way. */
export async function sortedInTurns<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
  { down = false } = {},
): Promise<Row[]> {
  const way = down ? -1 : 1
  const compare: Compare = (a, b) => way * compareValues(a.key, b.key)
  let runs: Keyed<Row>[][] = []
  for (let from = 0; from < rows.length; from += ROWS_A_TURN) {
    const run = rows.slice(from, from + ROWS_A_TURN).map((row) => ({ row, key: keyOf(row) }))
    runs.push(run.sort(compare))
    await nextTurn()
  }
  while (runs.length > 1) {
    const merged: Keyed<Row>[][] = []
    for (let at = 0; at < runs.length; at += 2)
      merged.push(await merge(runs[at] ?? [], runs[at + 1] ?? [], compare))
    runs = merged
  }
  return (runs[0] ?? []).map(({ row }) => row)
}

async function merge<Row>(left: readonly Keyed<Row>[], right: readonly Keyed<Row>[], compare: Compare) {
  const merged: Keyed<Row>[] = []
  let at = 0
  for (const [done, each] of left.entries()) {
    for (let next = right[at]; next && compare(next, each) < 0; next = right[at]) {
      merged.push(next)
      at++
    }
    merged.push(each)
    if (done % ROWS_A_TURN === 0) await nextTurn()
  }
  return [...merged, ...right.slice(at)]
}
