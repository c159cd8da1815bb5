// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { confirmFactorCall, factorTexts } from '../../../src/core/contract/console/second-factor.ts'
import { loginCall } from '../../../src/core/contract/console/session.ts'
import { showConsole } from './show-console.tsx'

it('is asked for at sign-in when the password was right, in a field that takes the focus and says what is wrong', async () => {
  const { user, button, server, at, heading } = showConsole({ at: '/home', as: 'nobody' })
  await heading('Sign In')
  expect(screen.queryByLabelText('Code')).toBeNull()
  server.on(loginCall, () => ({
    status: 401,
    body: { status: 0, error: factorTexts.needed, needsCode: true },
  }))
  await user.type(screen.getByLabelText('Username'), 'boss')
  await user.type(screen.getByLabelText('Password'), 'Passw0rd!{Enter}')
  const code = await screen.findByLabelText('Code')
  expect(document.activeElement).toBe(code)
  expect(code.getAttribute('autocomplete')).toBe('one-time-code')
  const wrong = { status: 0, error: factorTexts.wrong, fields: { code: factorTexts.wrong }, needsCode: true }
  server.on(loginCall, () => ({ status: 401, body: wrong }))
  await user.type(code, '000000{Enter}')
  await screen.findByText(factorTexts.wrong, { selector: '.fault' })
  expect(code.getAttribute('aria-invalid')).toBe('true')
  const signedIn = {
    role: 'superadmin',
    userId: '1',
    username: 'boss',
    storeId: null,
    storeIds: [],
    storeName: null,
  }
  server.on(loginCall, () => ({
    body: {
      ...signedIn,
      status: 1,
      error: null,
      token: 't',
      mustChangePassword: false,
      mustSetUpFactor: false,
    },
  }))
  await user.clear(code)
  await user.type(code, '123456')
  await user.click(await button('Sign In'))
  await at('/Dashboard')
  expect(server.sent(loginCall).map(({ body }) => (body as { code?: string }).code)).toEqual([
    undefined,
    '000000',
    '123456',
  ])
})

it('is set up by scanning or typing, and its recovery codes are shown once', async () => {
  const { user, button, said, server, phone, at } = showConsole({ at: '/manage-users', due: 'factor' })
  await at('/second-factor')
  await user.click(await button('Set up a second factor'))
  await screen.findByRole('img', { name: /authenticator app/ })
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  await user.type(screen.getByLabelText('Code'), '1')
  await user.click(await button('Turn on'))
  await screen.findByText(factorTexts.wrong, { selector: '.fault' })
  await user.clear(screen.getByLabelText('Code'))
  await user.type(screen.getByLabelText('Code'), '123456')
  await user.click(await button('Turn on'))
  await said(factorTexts.on)
  expect(server.sent(confirmFactorCall)).toHaveLength(2)
  await user.click(await button('Copy codes'))
  expect(phone.copied).toBe('abcd-efgh-jkmn-pqrs')
  await user.click(await button('I have kept them'))
  await at('/Dashboard')
})
