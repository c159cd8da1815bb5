// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { suspendUsersCall } from '../../../src/core/contract/console/users.ts'
import { showConsole } from './show-console.tsx'

it('asks before somebody is suspended, says so in the list, and takes it back', async () => {
  const { user, button, said, server } = showConsole({ at: '/manage-users' })
  await user.click(await button('Suspend asha'))
  expect(screen.getByRole('dialog').textContent).toContain('signed out at once')
  expect(server.sent(suspendUsersCall)).toEqual([])
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Suspend asha' }))
  await said('1 user suspended.')
  await screen.findByText('asha (suspended)')
  await user.click(await button('Undo'))
  await said('1 user may sign in again.')
  expect(server.sent(suspendUsersCall).map(({ body }) => body)).toEqual([
    { ids: ['2'], suspended: true },
    { ids: ['2'], suspended: false },
  ])
})

it('suspends all that were chosen but oneself, whom no button suspends', async () => {
  const { user, button, said, server } = showConsole({ at: '/manage-users' })
  await user.click(await button('Choose all 2 found'))
  expect(screen.queryByRole('button', { name: 'Suspend boss' })).toBeNull()
  await user.click(await button('Suspend 1'))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Suspend asha' }))
  await said('1 user suspended.')
  expect(server.sent(suspendUsersCall)[0]?.body).toEqual({ ids: ['2'], suspended: true })
})
