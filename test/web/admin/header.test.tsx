// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { headerButtons } from '../../../src/web/admin/shell/screens.ts'
import { showConsole } from './show-console.tsx'

const buttons = () =>
  within(screen.getByRole('banner'))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)

describe('the header', () => {
  it.each([
    ['superadmin', ['DASHBOARD', 'MANAGE USERS', 'ADD STORE', 'MANAGE AISLES', 'PRODUCT LIST']],
    ['admin', ['DASHBOARD', 'PRODUCT LIST']],
  ] as const)('offers a %s what their role may do', async (as, names) => {
    const { heading } = showConsole({ as })
    await heading('Dashboard')
    expect(buttons().slice(0, names.length)).toEqual(names)
    expect(screen.getByRole('banner').textContent).toContain(`Welcome ${as === 'admin' ? 'asha' : 'boss'}`)
  })

  it('offers nothing to somebody whose role this console does not know', async () => {
    const { session, heading } = showConsole()
    await heading('Dashboard')
    await act(async () => session.signIn({ ...session.get()!, role: 'owner' }))
    expect(buttons()).toEqual(['Profile'])
  })

  it.each(headerButtons.map(({ name, to }) => [name, to]))(
    'the button %s is disabled on its own screen, %s',
    async (name, at) => {
      const { button } = showConsole({ at })
      const here = await button(name)
      expect(here).toHaveProperty('disabled', true)
      expect(here.getAttribute('aria-current')).toBe('page')
      expect(screen.getAllByRole('button', { current: 'page' })).toHaveLength(1)
    },
  )

  it.each(headerButtons.map(({ name, to }) => [name, to]))('the button %s leads to %s', async (name, to) => {
    const { user, button, heading, at } = showConsole({ at: '/guide' })
    await heading('Staff guide')
    await user.click(await button(name))
    await at(to)
  })

  it.each([
    ['/home', 'nobody', 'Sign In'],
    ['/dashboard', 'superadmin', 'Dashboard'],
    ['/forgot-password', 'superadmin', 'Reset your password'],
  ] as const)('is empty on %s', async (at, as, title) => {
    const { heading } = showConsole({ at, as })
    await heading(title)
    expect(screen.getByRole('banner').childElementCount).toBe(0)
  })

  it('has the profile menu, closed by Escape', async () => {
    const { user, button } = showConsole()
    const profile = await button('Profile')
    expect(screen.queryByRole('link', { name: 'Change Password' })).toBeNull()
    await user.click(profile)
    expect(screen.getByRole('link', { name: 'Change Password' }).getAttribute('href')).toBe(
      '/admin/change-password',
    )
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('link', { name: 'Change Password' })).toBeNull()
    expect(document.activeElement).toBe(profile)
  })
})

it('moves the focus to the heading of the screen that is opened', async () => {
  const { user, button, heading } = showConsole()
  await user.click(await button('PRODUCT LIST'))
  const title = await heading('Product List')
  expect(document.activeElement).toBe(title)
})

it('the guide is one click away everywhere', async () => {
  const { heading } = showConsole({ at: '/home', as: 'nobody' })
  await heading('Sign In')
  expect(screen.getByRole('link', { name: 'Staff guide' }).getAttribute('href')).toBe('/admin/guide')
})
