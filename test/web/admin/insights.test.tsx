// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type FieldReply, fieldCall } from '../../../src/core/contract/console/field.ts'
import { showConsole } from './show-console.tsx'

const about = { storeId: '1', storeName: 'Andheri', productId: '', productName: '', topic: '' }
const reply: FieldReply = {
  counts: true,
  days: [
    { day: '2026-11-20', visits: null },
    { day: '2026-11-21', visits: 12 },
  ],
  rows: [
    { ...about, kind: 'lost', walk: { from: 'entrance', to: 'dairy', part: 2 }, visits: 7 },
    {
      ...about,
      kind: 'unanswered',
      storeId: '',
      storeName: '',
      productId: '3',
      productName: '=Oat',
      topic: 'sugarFree',
      visits: 5,
    },
  ],
  walks: [
    {
      ...{ storeId: '1', storeName: 'Andheri', began: 21, arrived: 5 },
      ends: [
        { first: 1, last: 1, visits: 6 },
        { first: 2, last: 3, visits: 10 },
      ],
    },
  ],
}

it('shows pictures, tables and a file of the same figures, by the store and days of its address', async () => {
  const { user, phone, server, router, heading } = showConsole({
    at: '/insights?store=1&days=90',
    prepare: ({ data }) => void Object.assign(data.field, reply),
  })
  await heading('What happens in stores')
  const table = await screen.findByRole('table', { name: 'Counts' })
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual([
    'Shoppers who said that they were lostpart 2 of entrance → dairy7'.replace(
      'lostpart',
      'lostAndheri, part',
    ),
    'Questions that the list could not answer=Oat, sugar free5',
    'Visits by day2026-11-2112',
  ])
  const walks = within(screen.getByRole('table', { name: 'Walks' }))
  expect(walks.getByText('in parts 2 to 3')).toBeTruthy()
  // Drawn in an effect, which may run behind the tables.
  await waitFor(() =>
    expect(phone.drawn).toEqual([
      { name: 'Visits by day', labels: ['11-20', '11-21'], values: [0, 12] },
      { name: 'Where walks ended early', labels: ['1', '2'], values: [10, 6] },
    ]),
  )
  const worst = within(screen.getByRole('list', { name: 'Where walks ended early' }))
  expect(worst.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'All walks in Andheri, in parts 2 to 3: 10',
    'All walks in Andheri, in part 1: 6',
  ])
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }))
  expect(phone.saved.map(({ name }) => name)).toEqual(['visits.csv'])
  await user.selectOptions(screen.getByLabelText('Of the last'), 'a week')
  await user.selectOptions(await screen.findByLabelText('Store'), 'all')
  await screen.findByRole('table', { name: 'Counts' })
  expect(router.state.location.search).toBe('?days=7')
  expect(server.sent(fieldCall).map(({ query }) => query)).toEqual([
    { days: '90', storeId: '1' },
    { days: '7', storeId: '1' },
    { days: '7' },
  ])
})

it('asks an admin’s own store alone, and says when there is nothing to show', async () => {
  const { server } = showConsole({ at: '/insights?store=2', as: 'admin' })
  await screen.findByText(/Nothing to show yet/)
  expect(screen.queryByLabelText('Store')).toBeNull()
  expect(server.sent(fieldCall)[0]?.query).toEqual({ days: '30', storeId: '1' })
})
