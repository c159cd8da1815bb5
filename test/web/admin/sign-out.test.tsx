// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { storePageCall } from '../../../src/core/contract/console/pages.ts'
import { logoutCall } from '../../../src/core/contract/console/session.ts'
import { routes } from '../../../src/web/admin/App.tsx'
import { addresses } from '../../../src/web/admin/shell/screens.ts'
import { showConsole } from './show-console.tsx'

afterEach(() => vi.restoreAllMocks())

describe('sign out', () => {
  it('happens on coming to the sign-in screen', async () => {
    const { heading, session, server, storage } = showConsole({ at: '/home' })
    await heading('Sign In')
    await waitFor(() => expect(session.get()).toBeUndefined())
    expect(server.sent(logoutCall)).toHaveLength(1)
    expect(storage.kept.size).toBe(0)
  })
  it('happens on Logout', async () => {
    const { user, button, at, session } = showConsole()
    await user.click(await button('Profile'))
    await user.click(await button('Logout'))
    await at('/home')
    await waitFor(() => expect(session.get()).toBeUndefined())
  })
  it('asks on Logout before what was typed is lost', async () => {
    const { user, button, at, path, session, server, tabMemory } = showConsole({ at: '/add-product' })
    await user.type(await screen.findByLabelText('Name'), 'Oat Bites')
    const logOut = async () => {
      await user.click(await button('Profile'))
      await user.click(await button('Logout'))
      await screen.findByText(/not saved and will be lost: the new product/)
    }
    await logOut()
    expect(document.activeElement).toBe(await button('Profile'))
    await user.click(await button('Stay here'))
    expect([path(), session.get()?.userName]).toEqual(['/add-product', 'boss'])
    expect(server.sent(logoutCall)).toEqual([])
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Oat Bites')
    await logOut()
    await user.click(await button('Leave without saving'))
    await at('/home')
    await waitFor(() => expect(session.get()).toBeUndefined())
    expect(server.sent(logoutCall)).toHaveLength(1)
    expect(tabMemory.kept.size).toBe(0)
  })
  it('happens on Logout, also when the sign-in screen cannot be fetched', async () => {
    const home = routes[0]?.children?.[0]?.children?.find(({ path }) => path === addresses.home)
    if (home) vi.spyOn(home, 'lazy', 'get').mockReturnValue(() => Promise.reject(new Error('no network')))
    const { user, button, heading, session } = showConsole()
    await user.click(await button('Profile'))
    await user.click(await button('Logout'))
    await heading('This screen could not be shown')
    await waitFor(() => expect(session.get()).toBeUndefined())
  })
  it.each([
    ['the server is busy', () => ({ status: 503, body: { error: 'The database does not answer.' } })],
    [
      'no answer comes',
      () => {
        throw new TypeError('failed to fetch')
      },
    ],
  ])('is told to the server again when it could not be, and the person knows: %s', async (_, answer) => {
    const { user, button, at, pass, session, server } = showConsole({
      prepare: ({ on }) => on(logoutCall, answer),
    })
    await user.click(await button('Profile'))
    await user.click(await button('Logout'))
    await at('/home')
    await waitFor(() => expect(session.get()).toBeUndefined())
    await screen.findByText(/the server could not be told/)
    await pass(1999)
    expect(server.sent(logoutCall)).toHaveLength(1)
    await pass(1)
    await screen.findByText('The server knows by now that you signed out.')
    const tokens = server.sent(logoutCall).map(({ headers }) => headers.authorization)
    expect(tokens).toEqual(['Bearer token-1', 'Bearer token-1'])
    await pass(600_000)
    expect(server.sent(logoutCall)).toHaveLength(2)
  })
  it('happens on any 401, told in a live region that was there before, with the heading in focus', async () => {
    const said: Node[] = []
    const watch = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.matches('main [role=status]')) said.push(...addedNodes)
    })
    watch.observe(document.body, { childList: true, subtree: true })
    const { at, heading, session } = showConsole({
      prepare: ({ on }) => on(storePageCall, () => ({ status: 401, body: { error: 'Please sign in.' } })),
    })
    await at('/home')
    expect(session.get()).toBeUndefined()
    await screen.findByText('You were signed out. Please sign in again.')
    expect(document.activeElement).toBe(await heading('Sign In'))
    await waitFor(() =>
      expect(said.map(({ textContent }) => textContent)).toEqual([
        'You were signed out. Please sign in again.',
      ]),
    )
    watch.disconnect()
  })
  it('follows a sign-out in another window', async () => {
    const { heading, session, storage, at } = showConsole()
    await heading('Dashboard')
    storage.kept.clear()
    session.storageChanged()
    await at('/home')
  })
  it('happens after the idle minutes, with a warning before', async () => {
    const { heading, pass, at, clock } = showConsole({ settings: { adminIdleMinutes: 5 } })
    await heading('Dashboard')
    await waitFor(() => expect(clock.pending()).toBe(1))
    await pass(3 * 60_000)
    expect(screen.queryByText('Are you still there?')).toBeNull()
    await pass(60_000)
    await screen.findByText('Are you still there?')
    await pass(60_000)
    await at('/home')
    await screen.findByText('You were signed out because nothing was done for a while.')
  })
  it('does not happen while another window is in use', async () => {
    const { heading, pass, storage, session, clock } = showConsole({ settings: { adminIdleMinutes: 5 } })
    await heading('Dashboard')
    await waitFor(() => expect(clock.pending()).toBe(1))
    const workElsewhere = (mark: string) => {
      storage.kept.set('activeAt', mark)
      act(() => void window.dispatchEvent(new Event('storage')))
    }
    await pass(3 * 60_000)
    workElsewhere('at three')
    await pass(2 * 60_000)
    expect(screen.queryByText('Are you still there?')).toBeNull()
    await pass(2 * 60_000)
    await screen.findByText('Are you still there?')
    workElsewhere('at seven')
    expect(screen.queryByText('Are you still there?')).toBeNull()
    await pass(3 * 60_000)
    expect(session.get()).toBeDefined()
  })
  it('tells the other windows that this one is in use', async () => {
    const { heading, pass, user, storage, clock } = showConsole()
    await heading('Dashboard')
    await waitFor(() => expect(clock.pending()).toBe(1))
    const before = storage.kept.get('activeAt')
    await pass(60_000)
    expect(storage.kept.get('activeAt')).toBe(before)
    await user.keyboard('a')
    expect(storage.kept.get('activeAt')).not.toBe(before)
  })
  it('does not happen when the person presses Stay signed in', async () => {
    const { heading, pass, user, button, session, clock } = showConsole({ settings: { adminIdleMinutes: 5 } })
    await heading('Dashboard')
    await waitFor(() => expect(clock.pending()).toBe(1))
    await pass(4 * 60_000)
    await user.click(await button('Stay signed in'))
    await pass(3 * 60_000)
    expect(session.get()).toBeDefined()
    expect(screen.queryByText('Are you still there?')).toBeNull()
  })
})
