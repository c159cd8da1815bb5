// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
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
