// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { historyCall } from '../../../src/core/contract/console/history.ts'
import { history } from './fake-records.ts'
import { showConsole } from './show-console.tsx'

const OLDER = 'Show older changes'
/** The address of a path's screen, and what its history asks for. */
const path = '/edit-store?id=1&from=Entrance&to=Dairy'
const entries = (ids: readonly number[]) => ids.map((id) => ({ ...history()[0], id: String(id) }))
const down = (from: number, many: number) => Array.from({ length: many }, (_, at) => from - at)

describe('older changes of one record', () => {
  it.each([
    ['a page and three', 3],
    ['a page and no more', 0],
  ])('are loaded page by page until the last: %s', async (_, rest) => {
    const { user, button, server } = showConsole({
      at: path,
      as: 'admin',
      prepare: ({ on }) =>
        on(historyCall, ({ query }) => ({ body: entries(query.before ? down(50, rest) : down(100, 50)) })),
    })
    await user.click(await button('History'))
    await user.click(await button(OLDER))
    await expect.poll(() => screen.queryByRole('button', { name: OLDER })).toBeNull()
    expect(screen.getAllByText('boss')).toHaveLength(50 + rest)
    expect(server.sent(historyCall).map(({ query }) => query)).toEqual([
      { kind: 'store', id: '1', limit: '50' },
      { kind: 'store', id: '1', limit: '50', before: '51' },
    ])
  })

  it('are not offered when all are shown already', async () => {
    const { user, button } = showConsole({ at: path, as: 'admin' })
    await user.click(await button('History'))
    await screen.findByText('boss')
    expect(screen.queryByRole('button', { name: OLDER })).toBeNull()
  })
})

it.each([
  ['admin', 1],
  ['superadmin', 2],
] as const)('a way back is offered to those who may go it: %s', async (as, offers) => {
  const [change] = history()
  const store = {
    ...change,
    id: '8',
    kind: 'store',
    part: null,
    before: { name: 'Old' },
    after: { name: 'New' },
  }
  const { user, button } = showConsole({
    at: path,
    as,
    prepare: ({ on }) => on(historyCall, () => ({ body: [change, store] })),
  })
  await user.click(await button('History'))
  await screen.findByText('store New', { exact: false })
  expect(screen.getAllByRole('button', { name: 'Restore what was before' })).toHaveLength(offers)
})
