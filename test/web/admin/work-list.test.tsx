// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { WorkRow } from '../../../src/core/contract/console/work-list.ts'
import { showConsole } from './show-console.tsx'

const rows: WorkRow[] = [
  { kind: 'noPath', recordId: '2', name: 'Koramangala' },
  { kind: 'noWayBack', recordId: '1', name: 'Andheri', path: { from: 'Entrance', to: 'Dairy' } },
  { kind: 'noAllergens', recordId: '3', name: 'Oat Crunch' },
  { kind: 'draft', recordId: '1', name: 'Andheri', path: { from: 'Entrance', to: 'Dairy' } },
  { kind: 'oneTimePassword', recordId: '2', name: 'asha' },
]

it('counts in the header what waits, and leads from each row to its mending', async () => {
  const { user, heading } = showConsole({ prepare: ({ data }) => void data.work.push(...rows) })
  await user.click(await screen.findByRole('link', { name: 'Work list (5)' }))
  await heading('Work list')
  const links = await screen.findAllByRole('link', { name: /^Mend / })
  expect(links.map((link) => link.getAttribute('href')?.replace('/admin', ''))).toEqual([
    '/manage-store?id=2',
    '/paths?id=1',
    '/edit-product?id=3',
    '/path-draft?id=1&from=Entrance&to=Dairy',
    '/edit-user?id=2',
  ])
  expect(screen.getByText('Its allergens are not recorded.')).toBeTruthy()
  await user.type(screen.getByRole('searchbox'), 'way back')
  expect(await screen.findAllByRole('link', { name: /^Mend / })).toHaveLength(1)
})

it('says that nothing waits', async () => {
  showConsole({ at: '/work-list', as: 'admin' })
  await screen.findByText('Nothing waits for you.')
  await screen.findByRole('link', { name: 'Work list (0)' })
})
