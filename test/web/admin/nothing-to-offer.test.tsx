// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { demoStore } from '../../../src/core/contract/console/demo-store.ts'
import { locationsCall } from '../../../src/core/contract/console/stores.ts'
import { showConsole } from './show-console.tsx'

afterEach(() => vi.restoreAllMocks())

it.each(['/add-store', '/manage-store?id=1'])(
  'the screen %s says so when the list of cities cannot be read',
  async (at) => {
    const { user, button, server } = showConsole({
      at,
      prepare: ({ on }) => on(locationsCall, () => ({ status: 500, body: 'broken' })),
    })
    const told = await screen.findByText('Error occurred while fetching locations.')
    expect(told.closest('[role=alert]')).not.toBeNull()
    server.on(locationsCall, () => ({ body: [{ id: '1', city: 'Mumbai' }] }))
    await user.click(await button('Try again'))
    await screen.findByRole('option', { name: 'Mumbai' })
  },
)

it('the navigation demo cannot be started on a path without steps', async () => {
  const end = [{ action: 'end', distance: '0' }]
  const { entrance } = demoStore.paths
  vi.spyOn(demoStore, 'paths', 'get').mockReturnValue({ entrance: { ...entrance, 'help desk': end } })
  const { user, button, said, phone } = showConsole({ at: '/Navigation' })
  await user.selectOptions(await screen.findByLabelText('Start'), 'entrance')
  await user.selectOptions(screen.getByLabelText('Destination'), 'help desk')
  await user.click(await button('Start Navigation'))
  await said('No valid directions to navigate.')
  expect([phone.feel, phone.spoken]).toEqual([undefined, []])
})
