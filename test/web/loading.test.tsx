// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { screenTexts } from '../../src/core/texts/en/screen.ts'
import { defaultSettings } from '../../src/web/settings.ts'
import { showPage } from './show-page.tsx'

const lists = ['/api/publicProduct', '/api/stores/publicStores']

describe('while the lists load', () => {
  it('shows brand, words, spinner and an inactive Start', () => {
    const { status } = showPage()
    expect(screen.getByText('Britannia')).toBeTruthy()
    expect(status()).toBe('You are almost there...')
    expect(screen.getByRole('button', { name: 'Start' })).toHaveProperty('disabled', true)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.getByText('© 2027 Britannia Industries Limited')).toBeTruthy()
    expect(document.title).toBe('Britannia shopping helper')
  })

  it('shows the page a second after both are here', async () => {
    const { pass, status } = showPage()
    await pass(975)
    expect(screen.queryByRole('button', { name: 'Start talking' })).toBeNull()
    await pass(25)
    expect(screen.getByRole('button', { name: 'Start talking' })).toBeTruthy()
    expect(status()).toContain('Disconnected')
    expect(status()).toContain('Ready. Tap anywhere on the screen to start.')
  })

  it.each(lists)('stays when %s fails, and tries again', async (path) => {
    const { server, pass, alert, choose, loaded } = showPage({
      prepare: (_, { reply, json }) => reply(path, async () => json({}, 503)),
    })
    await pass(5000)
    expect(alert()).toBe('HTTP error! status: 503')
    expect(screen.getByText('You are almost there...')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Start' })).toHaveProperty('disabled', true)
    server.reply(path, async () => server.json([]))
    await choose('Try again')
    await loaded()
  })

  it.each<[string, () => Promise<Response>]>([
    [
      'a page in their place, as before a sign-in',
      async () => new Response('<h1>Welcome to our network</h1>'),
    ],
    ['something else in their place', async () => new Response('{"rows": 3}')],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says in words of its own that there is %s', async (_, answer) => {
    const { server, pass, alert, choose, loaded } = showPage({
      prepare: (_phone, { reply }) => reply('/api/stores/publicStores', answer),
    })
    await pass(100)
    expect(alert()).toBe(screenTexts.listsLost)
    server.reply('/api/stores/publicStores', async () => server.json([]))
    await choose(screenTexts.tryAgain)
    await loaded()
  })

  it('tells after ten seconds that it takes long, can be tried again, and takes what comes late', async () => {
    let answer = (_: Response) => {}
    const { server, pass, alert, choose, loaded, tell } = showPage({
      prepare: (_, { reply }) =>
        reply(
          '/api/publicProduct',
          () =>
            new Promise((resolve) => {
              answer = resolve
            }),
        ),
    })
    await pass(9900)
    expect(alert()).toBe('')
    await pass(100)
    expect(alert()).toBe(screenTexts.listsLate)
    expect(screen.getByText('You are almost there...')).toBeTruthy()
    await choose(screenTexts.tryAgain)
    expect(alert()).toBe('')
    await pass(10_000)
    expect(alert()).toBe(screenTexts.listsLate)
    await tell(() => answer(server.json([])))
    await loaded()
    expect(alert()).toBe('')
  })

  it('stays for as long as one list is missing', async () => {
    const { pass } = showPage({
      prepare: (_, { reply }) => reply('/api/publicProduct', () => new Promise(() => {})),
    })
    await pass(60_000)
    expect(screen.queryByRole('button', { name: 'Start talking' })).toBeNull()
  })

  it('ignores requests that were aborted', async () => {
    const { unmount, store, pass } = showPage()
    unmount()
    await pass(2000)
    expect(store.get()).toMatchObject({ phase: 'loading', loadError: undefined })
  })
})

describe('who comes', () => {
  it('is a newcomer, remembered after five seconds', async () => {
    const { pass, phone, store } = showPage()
    expect(store.get().isFirstTimeUser).toBe(true)
    await pass(4975)
    expect(phone.spies.remember).not.toHaveBeenCalled()
    await pass(25)
    expect(phone.spies.remember).toHaveBeenCalledOnce()
  })
  it('may have been here before', async () => {
    const { pass, phone, store } = showPage({ prepare: ({ set }) => set({ returning: true }) })
    expect(store.get().isFirstTimeUser).toBe(false)
    await pass(10_000)
    expect(phone.spies.remember).not.toHaveBeenCalled()
  })
  it('waits for ever with an unknown store where the settings say so', async () => {
    const { pass } = showPage({
      storeId: '9',
      settings: { asSpecified: { ...defaultSettings.asSpecified, unknownStoreWaits: true } },
    })
    await pass(60_000)
    expect(screen.queryByRole('button', { name: 'Start talking' })).toBeNull()
  })
  it('takes an empty store for none, there too', async () => {
    const { pass } = showPage({
      storeId: '',
      settings: { asSpecified: { ...defaultSettings.asSpecified, unknownStoreWaits: true } },
    })
    await pass(10_000)
    expect(screen.getByRole('button', { name: 'Start talking' })).toBeTruthy()
  })
})
