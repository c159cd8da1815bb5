import { expect, it, onTestFinished } from 'vitest'
import { openRepositories } from '../../../test/server/open-repositories.ts'
import { keepHistory, MACHINE } from './history.ts'
import { changeAreas } from './transaction.ts'

it('lets the event loop turn among the entries of a change of many', async () => {
  const { database, history } = await openRepositories()
  let turns = 0
  let next = setImmediate(function turn() {
    turns += 1
    next = setImmediate(turn)
  })
  onTestFinished(() => clearImmediate(next))
  const happened = Array.from({ length: 1000 }, (_, index) => ({
    ...({ kind: 'product', action: 'changed' } as const),
    ...{ recordId: String(index), before: { index }, after: {} },
  }))
  const entries = await changeAreas(database, ['products'], (transaction) =>
    keepHistory(transaction, MACHINE, '2026-11-21T10:00:00.000Z', happened),
  )
  expect(turns).toBeGreaterThanOrEqual(4)
  expect(entries).toEqual({ first: 1, last: 1000 })
  const kept = await history.entries({
    kinds: ['product'],
    recordId: undefined,
    before: undefined,
    limit: 1000,
  })
  expect(kept.map(({ recordId }) => recordId).reverse()).toEqual(happened.map(({ recordId }) => recordId))
})
