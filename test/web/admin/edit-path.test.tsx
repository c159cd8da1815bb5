// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { editStoreCall } from '../../../src/core/contract/console/stores.ts'
import { restore } from './restore.ts'
import { showConsole } from './show-console.tsx'

describe('Edit Path', () => {
  const open = async (options: Parameters<typeof showConsole>[0] = {}) => {
    const shown = showConsole({ at: '/edit-store?id=1&from=Entrance&to=Dairy', as: 'admin', ...options })
    await shown.heading('Edit Path: Entrance → Dairy')
    return shown
  }
  it('saves the one path by its store', async () => {
    const { user, button, said, server, at } = await open()
    await user.click(await button('Remove step 2, turn left: 8'))
    await user.click(await button('Save Path'))
    await said('Path updated.')
    await at('/Dashboard')
    expect(server.sent(editStoreCall)[0]?.body).toEqual({
      name: 'Andheri',
      paths: {
        Entrance: {
          Dairy: [
            { action: 'start', distance: '6' },
            { action: 'end', distance: '0' },
          ],
        },
      },
    })
  })
  it.each([
    ['broken', 'Failed to update step on server.'],
    [{ error: 'no' }, 'Error saving steps: no'],
  ])('tells a failure: %j', async (body, words) => {
    const { user, button, said } = await open({
      prepare: ({ on }) => on(editStoreCall, () => ({ status: 500, body })),
    })
    await user.click(await button('Move step 1 down'))
    await user.click(await button('Save Path'))
    await said(words)
  })
  it.each([
    ['/edit-store', 'Missing required information'],
    ['/edit-store?id=9&from=a&to=b', 'Missing required information'],
    ['/edit-store?id=1&from=Entrance&to=nowhere', 'No path selected to edit.'],
  ])('%s: %s', async (at, words) => {
    showConsole({ at, as: 'admin' })
    await screen.findByText(words)
  })
  it('shows what was put back from the history, with nothing to save', async () => {
    const shown = await open()
    await restore(shown, { paths: { Entrance: { Dairy: [{ action: 'start', distance: '5' }] } } })
    await screen.findByText('1. start: 5')
    expect(screen.queryByText('1. start: 6')).toBeNull()
    expect(await shown.button('Save Path')).toHaveProperty('disabled', true)
  })
  it('keeps what was changed here when something is put back', async () => {
    const shown = await open()
    await shown.user.click(await shown.button('Remove step 2, turn left: 8'))
    await restore(shown, { name: 'Andheri Old' })
    await screen.findByText(/^Andheri Old, store/)
    expect(screen.getByText('2. end: 0')).toBeTruthy()
  })
  it('opens by what was passed', async () => {
    await open({ at: '/edit-store', state: { id: 1, from: 'Entrance', to: 'Dairy' } })
  })
})
