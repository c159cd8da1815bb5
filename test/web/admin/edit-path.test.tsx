// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { editStoreCall } from '../../../src/core/contract/console/stores.ts'
import { addStep } from './add-step.ts'
import { stores } from './fake-records.ts'
import { restore } from './restore.ts'
import { showConsole } from './show-console.tsx'

const withWords = [
  { action: 'start', distance: '6 steps' },
  { action: 'turn left', distance: '8 steps' },
  { action: 'end', distance: '' },
]

describe('Edit Path', () => {
  const open = async (options: Parameters<typeof showConsole>[0] = {}) => {
    const shown = showConsole({ at: '/edit-store?id=1&from=Entrance&to=Dairy', as: 'admin', ...options })
    await shown.heading('Edit Path: Entrance → Dairy')
    return shown
  }
  it('saves this path alone', async () => {
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
      was: stores()[0]?.paths,
    })
  })
  it('has an alert for a missing action', async () => {
    const { user, said } = await open()
    await addStep(user, '', '6')
    await said('Please select action to add steps.')
  })
  it.each([
    ['broken', 'Failed to update step on server.'],
    [{ error: 'no' }, 'Error saving steps: no'],
  ])('tells the person that the path was not saved: %j', async (body, words) => {
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
  ])('opened %s says: %s', async (at, words) => {
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
  describe('a path that somebody else has saved meanwhile', () => {
    const theirs = [{ action: 'start', distance: '9' }]
    const both = async (changed: object = { paths: { Entrance: { Dairy: theirs } } }) => {
      const shown = await open({ as: 'superadmin' })
      await shown.user.click(await shown.button('Remove step 2, turn left: 8'))
      const [store] = shown.server.data.stores
      if (store) shown.server.data.stores[0] = { ...store, name: 'Andheri East', ...changed }
      await shown.user.click(await shown.button('Save Path'))
      return shown
    }
    const mine = [
      { action: 'start', distance: '6' },
      { action: 'end', distance: '0' },
    ]

    it('is saved over when the person says so, under the name that the store has now', async () => {
      const { user, button, server, said } = await both()
      await screen.findByText('Theirs: start: 9')
      expect(screen.getByText('Yours: start: 6, end: 0')).toBeTruthy()
      expect(server.sent(editStoreCall)).toEqual([])
      await user.click(await button('Keep mine'))
      await said('Path updated.')
      expect(server.sent(editStoreCall)[0]?.body).toEqual({
        name: 'Andheri East',
        paths: { Entrance: { Dairy: mine } },
        was: { Entrance: { Dairy: theirs } },
      })
    })

    it('is shown when the person takes it', async () => {
      const { user, button, server } = await both()
      await user.click(await button('Take theirs'))
      await screen.findByText('1. start: 9')
      expect(await button('Save Path')).toHaveProperty('disabled', true)
      expect(server.sent(editStoreCall)).toEqual([])
    })

    it('is asked about again when it changes once more', async () => {
      const { user, button, server } = await both()
      await screen.findByText('Theirs: start: 9')
      const [store] = server.data.stores
      if (store) store.paths = {}
      await user.click(await button('Keep mine'))
      await screen.findByText('Theirs: (empty)')
      await user.click(await button('Take theirs'))
      await screen.findByText('No path selected to edit.')
    })

    it.each([
      ['another path', { paths: { ...stores()[0]?.paths, Dairy: { 'cash counter': theirs } } }],
      ['the same as here', { paths: { Entrance: { Dairy: mine } } }],
      ['with its distances in words', { paths: { entrance: { dairy: withWords } } }],
    ])('is not asked about: %s', async (_, changed) => {
      const { said } = await both(changed)
      await said('Path updated.')
    })

    it('is asked about after a sign-out too', async () => {
      const shown = await open()
      await shown.user.click(await shown.button('Remove step 2, turn left: 8'))
      act(() => shown.session.signOut('idle'))
      const [store] = shown.server.data.stores
      if (store) store.paths = { Entrance: { Dairy: theirs } }
      await shown.at('/home')
      await shown.user.type(await screen.findByLabelText('Username'), 'asha')
      await shown.user.type(screen.getByLabelText('Password'), 'Passw0rd!')
      await shown.user.click(await shown.button('Sign In'))
      await screen.findByText('2. end: 0')
      await shown.user.click(await shown.button('Save Path'))
      await screen.findByText('Theirs: start: 9')
    })
  })

  it('opens the path that another screen passed', async () => {
    await open({ at: '/edit-store', state: { id: 1, from: 'Entrance', to: 'Dairy' } })
  })
})
