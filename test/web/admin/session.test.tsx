// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { loginCall, resetPasswordCall } from '../../../src/core/contract/console/session.ts'
import { addresses } from '../../../src/web/admin/shell/screens.ts'
import { defaultSettings } from '../../../src/web/settings.ts'
import { showConsole } from './show-console.tsx'

describe('without a token', () => {
  const open: string[] = [
    addresses.landing,
    addresses.home,
    addresses.forgotPassword,
    addresses.guide,
    addresses.invitation,
    addresses.providerReturn,
  ]
  it.each(Object.values(addresses).filter((address) => !open.includes(address)))(
    '%s leads to sign in',
    async (address) => {
      const { heading, path } = showConsole({ at: address, as: 'nobody' })
      await heading('Sign In')
      expect(path()).toBe('/home')
    },
  )
  it.each([
    ['/', 'Britannia shopping helper'],
    ['/guide', 'Staff guide'],
    ['/forgot-password', 'Reset your password'],
    ['/nowhere', 'Oops! Page not found...'],
    ['/home/further', 'Oops! Page not found...'],
  ])('the screen %s can be opened', async (address, title) => {
    const { heading } = showConsole({ at: address, as: 'nobody' })
    await heading(title)
    await waitFor(() => expect(document.title).toBe(`${title} – Britannia console`))
  })
})

describe('sign in', () => {
  it('keeps token, role and name, and goes to the dashboard', async () => {
    const { user, heading, at, storage } = showConsole({ at: '/home', as: 'nobody' })
    await heading('Sign In')
    await user.type(screen.getByLabelText('Username'), 'boss')
    await user.type(screen.getByLabelText('Password'), 'Passw0rd!{Enter}')
    await at('/Dashboard')
    expect(Object.fromEntries(storage.kept)).toMatchObject({
      token: 'token-boss',
      role: 'superadmin',
      userName: 'boss',
    })
  })

  it('asks for username and password when one is missing', async () => {
    const { user, button, server } = showConsole({ at: '/home', as: 'nobody' })
    await user.click(await button('Sign In'))
    expect(screen.getAllByText('Please enter username and Password').length).toBeGreaterThan(0)
    expect(document.activeElement).toBe(
      screen.getByText('2 fields need another look').closest('[role=alert]'),
    )
    expect(server.sent(loginCall)).toEqual([])
  })

  it.each([
    [401, { status: 0, error: 'Invalid username or password.' }, 'Invalid username or password.'],
    [401, {}, 'Login Failed'],
    [429, { status: 0, error: 'Too many attempts.' }, 'Too many attempts.'],
    [500, 'broken', 'Login failed'],
  ])('with the reply %i %j shows %s and stays on the screen', async (status, body, words) => {
    const { user, button, said, path } = showConsole({
      at: '/home',
      as: 'nobody',
      prepare: ({ on }) => on(loginCall, () => ({ status, body })),
    })
    await button('Sign In')
    await user.type(screen.getByLabelText('Username'), 'boss')
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}')
    await said(words)
    expect(path()).toBe('/home')
  })

  it('shows and hides the password', async () => {
    const { user, button } = showConsole({ at: '/home', as: 'nobody' })
    const toggle = await button('Show Password')
    await user.click(toggle)
    expect(screen.getByLabelText('Password')).toHaveProperty('type', 'text')
    await user.click(await button('Hide Password'))
    expect(screen.getByLabelText('Password')).toHaveProperty('type', 'password')
  })

  it('sends somebody with a one-time password to choose their own', async () => {
    const { user, heading, at } = showConsole({
      at: '/home',
      as: 'nobody',
      prepare: ({ on }) =>
        on(loginCall, () => ({
          body: {
            status: 1,
            error: null,
            token: 't',
            role: 'superadmin',
            userId: '1',
            username: 'boss',
            storeId: null,
            storeName: null,
            mustChangePassword: true,
          },
        })),
    })
    await heading('Sign In')
    await user.type(screen.getByLabelText('Username'), 'boss')
    await user.type(screen.getByLabelText('Password'), 'once{Enter}')
    await at('/change-password')
    await screen.findByText(/made for one use/)
    expect(screen.queryByRole('button', { name: 'DASHBOARD' })).toBeNull()
  })

  it('leads from every screen to what the account has yet to be given', async () => {
    const { user, at, button, heading } = showConsole({ at: '/manage-users', due: 'password' })
    await at('/change-password')
    await heading('Change Password')
    await user.type(screen.getByLabelText('New Password'), 'Passw0rd!')
    await user.type(screen.getByLabelText('Confirm Password'), 'Passw0rd!')
    await user.click(await button('Change Password'))
    await at('/Dashboard')
    await heading(/Dashboard/)
  })
})

describe('forgot password', () => {
  const fill = async (change: Record<string, string> = {}) => {
    const shown = showConsole({ at: '/forgot-password', as: 'nobody' })
    await shown.heading('Reset your password')
    const values = {
      Username: 'asha',
      'New Password': 'Passw0rd!',
      'Confirm Password': 'Passw0rd!',
      'Security key': 'blue',
      ...change,
    }
    for (const [label, value] of Object.entries(values)) {
      if (value !== '') await shown.user.type(screen.getByLabelText(label), value)
    }
    return { ...shown, send: async () => shown.user.click(await shown.button('Reset password')) }
  }

  it.each([
    ['Username', '', 'Please enter user name'],
    ['New Password', '', 'Please enter password'],
    ['Confirm Password', '', 'Please confirm your password'],
    ['Confirm Password', 'Other0ne!', 'Passwords do not match.'],
    ['Security key', '', 'Passwords enter security key.'],
  ])('refuses the %s %j: %s', async (label, value, words) => {
    const { send, server } = await fill({ [label]: value })
    await send()
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByText(words).length).toBeGreaterThan(0)
    expect(server.sent(resetPasswordCall)).toEqual([])
  })
  it('sets the new password and leads back to sign in', async () => {
    const { send, said, at, server } = await fill()
    await send()
    await said('Password reset successful.')
    await at('/home')
    expect(server.sent(resetPasswordCall)[0]?.body).toEqual({
      identifier: 'asha',
      newPassword: 'Passw0rd!',
      securityAnswer: 'blue',
    })
  })
  it('shows the same text whatever the reason of the refusal', async () => {
    const { send, said, server } = await fill()
    server.on(resetPasswordCall, () => ({ status: 400, body: { error: 'whatever' } }))
    await send()
    await said('User not found. Please check your credentials.')
  })
  it.each([
    [true, ''],
    [false, 'asha'],
  ])('empties its fields after a second where the settings say so: %s', async (autofillClear, left) => {
    const { heading, user, pass, clock } = showConsole({
      at: '/forgot-password',
      as: 'nobody',
      settings: { asSpecified: { ...defaultSettings.asSpecified, autofillClear } },
    })
    await heading('Reset your password')
    await waitFor(() => expect(clock.pending()).toBe(autofillClear ? 1 : 0))
    await user.type(screen.getByLabelText('Username'), 'asha')
    await pass(1000)
    expect(screen.getByLabelText('Username')).toHaveProperty('value', left)
  })
})
