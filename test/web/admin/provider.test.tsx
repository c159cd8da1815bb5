// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { factorTexts } from '../../../src/core/contract/console/second-factor.ts'
import {
  beginProviderCall,
  endProviderCall,
  providerTexts,
} from '../../../src/core/contract/console/session.ts'
import { defaultSettings } from '../../../src/web/settings.ts'
import { showConsole } from './show-console.tsx'

const settings = { ...defaultSettings, providerName: 'Britannia Staff' }
const pending = { state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) }
const begun = () => ({ body: { url: 'https://id.example.org/auth?x=1', pending } })
const signedIn = {
  ...{ status: 1, error: null, token: 't', role: 'superadmin', userId: '1', username: 'asha' },
  ...{ storeId: null, storeIds: [], storeName: null, mustChangePassword: false, mustSetUpFactor: false },
}
const reason = (text: string) => screen.findByText(text, { selector: 'main p' })

/** Somebody who left for the provider and is back with its answer. */
async function back(answer: () => { status?: number; body: object }) {
  const shown = showConsole({ at: '/home', as: 'nobody', settings })
  shown.server.on(beginProviderCall, begun)
  await shown.user.click(await shown.button('Sign in with Britannia Staff'))
  shown.server.on(endProviderCall, answer)
  await act(() => shown.router.navigate('/signed-in#code=c&state=s'))
  return shown
}

it('is offered where the server has one, and leaves for it', async () => {
  const { user, button, server, phone, tabMemory } = showConsole({ at: '/home', as: 'nobody', settings })
  server.on(beginProviderCall, begun)
  await user.click(await button('Sign in with Britannia Staff'))
  expect(phone.leftFor).toBe('https://id.example.org/auth?x=1')
  expect(JSON.parse(tabMemory.getItem('pendingSignIn') ?? '')).toEqual(pending)
})

it('is not offered elsewhere', async () => {
  const { heading } = showConsole({ at: '/home', as: 'nobody' })
  await heading('Sign In')
  expect(screen.queryByRole('button', { name: /^Sign in with/ })).toBeNull()
})

it('says why it cannot begin', async () => {
  const { user, button, said, server } = showConsole({ at: '/home', as: 'nobody', settings })
  server.on(beginProviderCall, () => ({ status: 503, body: { error: providerTexts.away } }))
  await user.click(await button('Sign in with Britannia Staff'))
  await said(providerTexts.away)
  expect((await button('Sign in with Britannia Staff')).hasAttribute('disabled')).toBe(false)
})

it('lets in who comes back, once', async () => {
  const { at, server, session, tabMemory } = await back(() => ({ body: signedIn }))
  await at('/Dashboard')
  expect(session.get()).toMatchObject({ token: 't', userName: 'asha', due: '' })
  expect(server.sent(endProviderCall).map(({ body }) => body)).toEqual([{ query: 'code=c&state=s', pending }])
  expect(tabMemory.getItem('pendingSignIn')).toBeNull()
})

it('says why nobody was let in, and leads back', async () => {
  const unknown = providerTexts.unknown('asha@example.org')
  const { user, heading } = await back(() => ({ status: 403, body: { error: unknown } }))
  const alert = await reason(unknown)
  expect(alert.getAttribute('role')).toBe('alert')
  await vi.waitFor(() => expect(document.activeElement).toBe(alert))
  await user.click(screen.getByRole('link', { name: 'Go to sign in' }))
  await heading('Sign In')
})

it('trusts no answer that this tab did not ask for', async () => {
  const { server } = showConsole({ at: '/signed-in#code=c&state=s', as: 'nobody', settings })
  expect((await reason(providerTexts.nonsense)).getAttribute('role')).toBe('alert')
  expect(server.sent(endProviderCall)).toEqual([])
})

it('asks for the code of a second factor and brings it on a second way there', async () => {
  const needed = { status: 401, body: { error: factorTexts.needed, needsCode: true } }
  const { user, button, phone, tabMemory } = await back(() => needed)
  const code = await screen.findByLabelText('Code')
  expect(document.activeElement).toBe(code)
  expect((await reason(factorTexts.needed)).getAttribute('role')).toBe('alert')
  phone.leftFor = ''
  await user.type(code, '123456')
  await user.click(await button('Continue'))
  expect(phone.leftFor).toBe('https://id.example.org/auth?x=1')
  expect(JSON.parse(tabMemory.getItem('pendingSignIn') ?? '')).toEqual({ ...pending, code: '123456' })
})
