// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aislesCall } from '../../../src/core/contract/console/aisles.ts'
import {
  deletePathCall,
  editStoreCall,
  putPathCall,
  storeCall,
} from '../../../src/core/contract/console/stores.ts'
import { addStep } from './add-step.ts'
import { AT, stores } from './fake-records.ts'
import { restore } from './restore.ts'
import { showConsole } from './show-console.tsx'

describe('Manage Store', () => {
  const open = async (options: Parameters<typeof showConsole>[0] = {}) => {
    const shown = showConsole({ at: '/manage-store?id=1', ...options })
    await screen.findByText('Entrance → Dairy', { selector: 'strong' })
    return shown
  }

  it.each([
    [200, { status: 200 }, 'Store updated successfully!'],
    [500, 'broken', 'Error: Failed to save changes'],
    [400, { error: 'no' }, 'Error: no'],
  ])('saves store and paths with one call and tells of a refusal: %i', async (status, body, words) => {
    const { user, button, said, server } = await open()
    if (status !== 200) server.on(editStoreCall, () => ({ status, body }))
    const name = screen.getByLabelText('Store name')
    await user.clear(name)
    await user.type(name, 'Andheri West')
    await user.click(await button('Save Changes'))
    await said(words)
    expect(server.sent(editStoreCall)[0]?.body).toEqual({
      store_number: '101',
      name: 'Andheri West',
      location: 'Mumbai',
      paths: stores()[0]?.paths,
      updatedAt: stores()[0]?.updatedAt,
    })
  })

  it('edits a path as text; meanwhile nothing else can be saved', async () => {
    const { user, button, said, server } = await open()
    await user.click(await button('Edit Path Entrance → Dairy'))
    const editor = screen.getByLabelText('Steps from Entrance to Dairy')
    expect(editor).toHaveProperty('value', 'start: 6\nturn left: 8\nend: 0')
    expect(await button('Save Changes')).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: 'Add Step' }).closest('fieldset')).toHaveProperty(
      'disabled',
      true,
    )
    await user.clear(editor)
    await user.type(editor, 'start 6')
    await user.click(await button('Update'))
    await said('Invalid step format')
    expect(server.sent(putPathCall)).toEqual([])
    await user.clear(editor)
    await user.type(editor, 'start: 7')
    await user.click(await button('Update'))
    await said('Path updated.')
    expect(server.sent(putPathCall)[0]?.body).toEqual({
      from: 'Entrance',
      to: 'Dairy',
      steps: [{ action: 'start', distance: '7' }],
      was: stores()[0]?.paths.Entrance?.Dairy,
    })
    expect(screen.queryByLabelText('Steps from Entrance to Dairy')).toBeNull()
    expect(await button('Save Changes')).toHaveProperty('disabled', false)
  })

  it.each([
    ['Keep mine', 'start: 7', 1],
    ['Take theirs', 'start: 9', 0],
  ])(
    'asks before a path is saved over what somebody else made of it: %s',
    async (choice, shownSteps, sent) => {
      const { user, button, server } = await open()
      await user.click(await button('Edit Path Entrance → Dairy'))
      const editor = screen.getByLabelText('Steps from Entrance to Dairy')
      await user.clear(editor)
      await user.type(editor, 'start: 7')
      const [store] = server.data.stores
      if (store) store.paths = { Entrance: { Dairy: [{ action: 'start', distance: '9' }] } }
      await user.click(await button('Update'))
      await screen.findByText('Theirs: start: 9')
      expect(screen.getByText('Yours: start: 7')).toBeTruthy()
      expect(server.sent(putPathCall)).toEqual([])
      await user.click(await button(choice))
      await screen.findByText(shownSteps, { selector: '.hint' })
      expect(screen.queryByLabelText('Steps from Entrance to Dairy')).toBeNull()
      expect(server.sent(putPathCall)).toHaveLength(sent)
    },
  )

  it('asks before the way back of a deletion takes the place of what somebody else made', async () => {
    const { user, button, said, server } = await open()
    await user.click(await button('Delete Path Entrance → Dairy'))
    await user.click(await button('Delete Path'))
    await said('Path deleted.')
    const [store] = server.data.stores
    if (store) store.paths = { Entrance: { Dairy: [{ action: 'start', distance: '9' }] } }
    await user.click(await button('Undo'))
    await screen.findByText('Theirs: start: 9')
    expect(server.sent(putPathCall)).toEqual([])
  })

  it.each([
    ['broken', 'Failed to update step on server.'],
    [{ error: 'no' }, 'Error saving steps: no'],
  ])('keeps the editor open when it was not saved: %j', async (body, words) => {
    const { user, button, said } = await open({
      prepare: ({ on }) => on(putPathCall, () => ({ status: 500, body })),
    })
    await user.click(await button('Edit Path Entrance → Dairy'))
    await user.click(await button('Update'))
    await said(words)
    expect(screen.getByLabelText('Steps from Entrance to Dairy')).toBeTruthy()
  })

  it('says Deleting... while a path is being deleted, and cannot be saved meanwhile', async () => {
    let finish = () => {}
    const waiting = new Promise<void>((resolve) => {
      finish = resolve
    })
    const { user, button, said } = await open({
      prepare: ({ on }) =>
        on(deletePathCall, async () => {
          await waiting
          return { body: { id: '1', message: 'Path deleted.', store: { ...stores()[0], paths: {} } } }
        }),
    })
    await user.click(await button('Delete Path Entrance → Dairy'))
    await screen.findByRole('heading', { name: 'Delete path from Entrance "Dairy"?' })
    await user.click(await button('Delete Path'))
    expect(screen.getAllByText('Deleting...').length).toBeGreaterThan(0)
    expect(await button('Save Changes')).toHaveProperty('disabled', true)
    finish()
    await said('Path deleted.')
    await screen.findByText(/no paths yet/)
  })

  it.each([
    ['Store number', '1a', 'Enter a valid store number which is unique.'],
    ['Store name', '?', 'Store name must be 2–50 characters and contain only letters, spaces, or hyphens.'],
  ])('refuses the %s %j: %s', async (label, value, words) => {
    const { user } = await open()
    const field = screen.getByLabelText(label)
    await user.clear(field)
    await user.type(field, value)
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('refuses a store without a location, and a distance that is no whole number', async () => {
    const { user } = await open()
    await screen.findByRole('option', { name: 'Mumbai' })
    await user.selectOptions(screen.getByLabelText('Location'), '')
    expect(screen.getByText('Select store location')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('From'), 'Dairy')
    await addStep(user, 'start', '1.5')
    expect(screen.getByText('Distance must be a non-negative integer')).toBeTruthy()
  })

  it('adds a step by Enter, and saves nothing yet', async () => {
    const { user, server } = await open()
    await user.selectOptions(screen.getByLabelText('From'), 'Dairy')
    await user.selectOptions(screen.getByLabelText('Action'), 'start')
    await user.type(screen.getByLabelText('Distance in steps'), '6{Enter}')
    await screen.findByText('1. start: 6')
    expect(server.sent(editStoreCall)).toEqual([])
  })

  it('adds steps to a path that is there already, under the names of places that it has', async () => {
    const store = {
      ...stores()[0],
      paths: { entrance: { 'former aisle': [{ action: 'start', distance: '6' }] } },
    }
    const { user } = showConsole({
      at: '/manage-store?id=1',
      prepare: ({ on }) => on(storeCall, () => ({ body: store })),
    })
    await user.click(await screen.findByRole('button', { name: /^entrance → former aisle \(/ }))
    expect(screen.getByLabelText('From')).toHaveProperty('value', 'entrance')
    expect(screen.getByLabelText('To')).toHaveProperty('value', 'former aisle')
    await addStep(user, 'turn left', '2')
    expect(screen.getByText(/8 steps in all/)).toBeTruthy()
  })

  describe('a path whose steps were all taken out', () => {
    const takeOut = async (user: Awaited<ReturnType<typeof open>>['user'], path: RegExp) => {
      await user.click(await screen.findByRole('button', { name: path }))
      for (const step of screen.getAllByRole('button', { name: /^Remove step/ }).reverse())
        await user.click(step)
    }

    it('is deleted by saving only after the question', async () => {
      const { user, button, said, server } = await open()
      await takeOut(user, /^Entrance → Dairy \(/)
      await user.click(await button('Save Changes'))
      await screen.findByRole('heading', { name: 'Delete path from Entrance "Dairy"?' })
      await screen.findByText(/will not be guided from Entrance to Dairy any more/)
      await user.click(await button('Keep it'))
      expect(server.sent(editStoreCall)).toEqual([])
      await user.click(await button('Save Changes'))
      await user.click(await button('Save and delete'))
      await said('Store updated successfully!')
      expect(server.sent(editStoreCall)[0]?.body).toMatchObject({ paths: {} })
    })

    it('is named in one question with the others', async () => {
      const { user, button } = await open({
        prepare({ data }) {
          const [store] = data.stores
          if (store)
            store.paths = { ...store.paths, Dairy: { 'cash counter': [{ action: 'end', distance: '0' }] } }
        },
      })
      await takeOut(user, /^Entrance → Dairy \(/)
      await takeOut(user, /^Dairy → cash counter \(/)
      await user.click(await button('Save Changes'))
      await screen.findByRole('heading', { name: 'Delete 2 paths?' })
      await screen.findByText(/from Entrance to Dairy/)
      await screen.findByText(/from Dairy to cash counter/)
    })

    it('is not asked about when it was never saved, nor before the fields are right', async () => {
      const { user, button, said, server } = await open()
      await user.selectOptions(screen.getByLabelText('From'), 'Dairy')
      await addStep(user, 'start', '6')
      await user.click(await button('Remove step 1, start: 6'))
      await user.click(await button('Save Changes'))
      await said('Store updated successfully!')
      await takeOut(user, /^Entrance → Dairy \(/)
      await user.clear(screen.getByLabelText('Store name'))
      await user.click(await button('Save Changes'))
      await screen.findByText('One field needs another look')
      expect(screen.queryByRole('heading', { name: /^Delete path/ })).toBeNull()
      expect(server.sent(editStoreCall)).toHaveLength(1)
    })
  })

  it.each([
    ['From', 'Select your path starting from', []],
    ['To', 'Select your path to', [['From', 'Entrance']]],
    ['Action', 'Please select action to add steps.', [['From', 'Dairy']]],
  ])('has an alert for a missing %s: %s', async (_, words, chosen) => {
    const { user, said } = await open()
    for (const [label = '', value = ''] of chosen)
      await user.selectOptions(screen.getByLabelText(label), value)
    await addStep(user, '', '6')
    await said(words)
  })

  it.each([
    ['Error fetching stores', storeCall],
    ['Error in fetching Aisles', aislesCall],
  ])('says which list did not come: %s', async (words, call) => {
    showConsole({
      at: '/manage-store?id=1',
      prepare: ({ on }) => on(call, () => ({ status: 500, body: 'broken' })),
    })
    await screen.findByText(words)
  })

  it('copies a path to another store', async () => {
    const { user, button, said, server } = await open()
    await user.click(await button('Copy Entrance → Dairy'))
    await user.selectOptions(await screen.findByLabelText('To store'), '2')
    await waitFor(async () => expect(await button('Copy')).toHaveProperty('disabled', false))
    await user.click(await button('Copy'))
    await said('Copied to Koramangala.')
    expect(server.sent(putPathCall)[0]).toMatchObject({
      params: { id: '2' },
      body: { from: 'Entrance', to: 'Dairy' },
    })
  })

  it.each([
    ['is gone', { status: 404, body: { error: 'Not found.' } }, 'This store is not there any more.'],
    ['cannot be read', { status: 500, body: 'broken' }, 'Error fetching stores'],
  ])('copies nothing to a store that %s', async (_, answer, words) => {
    const { user, button, server } = await open()
    server.on(storeCall, () => answer)
    await user.click(await button('Copy Entrance → Dairy'))
    await user.selectOptions(await screen.findByLabelText('To store'), '2')
    const dialog = within(screen.getByRole('dialog', { name: 'Copy Entrance → Dairy' }))
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe(words))
    expect(await button('Copy')).toHaveProperty('disabled', true)
  })

  it('says that there is no other store to copy to', async () => {
    const { user, button } = await open({ prepare: ({ data }) => void data.stores.pop() })
    await user.click(await button('Copy Entrance → Dairy'))
    await screen.findByRole('option', { name: 'There is no other store yet' })
  })

  it('shows what somebody else changed, and saves over it when the person keeps theirs', async () => {
    const newer = { ...stores()[0], name: 'Andheri East', updatedAt: 'later' }
    const { user, button, server, said } = await open({
      prepare: ({ on }) =>
        on(editStoreCall, () => ({ status: 409, body: { error: 'stale', current: newer } })),
    })
    await user.type(screen.getByLabelText('Store name'), ' West')
    await user.click(await button('Save Changes'))
    await screen.findByText('Theirs: Andheri East')
    await user.click(await button('Keep mine'))
    server.on(editStoreCall, () => ({ body: { id: '1', message: 'ok', store: newer } }))
    await user.click(await button('Save Changes'))
    await said('Store updated successfully!')
    expect(server.sent(editStoreCall).at(-1)?.body).toMatchObject({
      name: 'Andheri West',
      updatedAt: 'later',
    })
  })

  it.each([
    ['Keep mine', true],
    ['Take theirs', false],
  ])('names the paths that both changed: %s', async (choice, mine) => {
    const [before] = stores()
    const theirs = { Entrance: { Dairy: [{ action: 'start', distance: '9' }] } }
    const { user, button, server } = await open({
      prepare: ({ on }) =>
        on(editStoreCall, () => ({
          status: 409,
          body: { error: 'stale', current: { ...before, paths: theirs, updatedAt: 'later' } },
        })),
    })
    await user.click(await button(/^Entrance → Dairy \(/))
    await user.click(await button('Remove step 3, end: 0'))
    await user.click(await button('Save Changes'))
    await screen.findByText('Theirs: start: 9')
    expect(screen.getByText('Yours: start: 6, turn left: 8')).toBeTruthy()
    await user.click(await button(choice))
    expect(screen.queryByText('(not saved)') !== null).toBe(mine)
    server.on(editStoreCall, () => ({ body: { id: '1', message: 'ok', store: before } }))
    await user.click(await button('Save Changes'))
    await expect.poll(() => server.sent(editStoreCall)).toHaveLength(2)
    expect(server.sent(editStoreCall)[1]?.body).toMatchObject({
      paths: !mine ? theirs : { Entrance: { Dairy: before?.paths.Entrance?.Dairy?.slice(0, 2) } },
      updatedAt: 'later',
    })
  })

  describe('after a path was saved alone', () => {
    const savePath = async ({ user, button, said }: Awaited<ReturnType<typeof open>>) => {
      await user.click(await button('Edit Path Entrance → Dairy'))
      await user.click(await button('Update'))
      await said('Path updated.')
    }
    const renamed = ({ server }: Awaited<ReturnType<typeof open>>) => {
      const [store] = server.data.stores
      if (store) Object.assign(store, { name: 'Andheri East', updatedAt: 'theirs' })
    }

    it('saves a name that somebody else gave meanwhile as they gave it', async () => {
      const shown = await open()
      renamed(shown)
      await savePath(shown)
      expect(screen.getByLabelText('Store name')).toHaveProperty('value', 'Andheri East')
      await shown.said('Somebody else has changed in the meantime: Store name.')
      await shown.user.click(await shown.button('Save Changes'))
      await shown.said('Store updated successfully!')
      expect(shown.server.sent(editStoreCall)[0]?.body).toMatchObject({
        name: 'Andheri East',
        updatedAt: `${AT}+`,
      })
    })

    it('sends a name typed over theirs with the version that it was typed over, so that the server asks', async () => {
      const shown = await open()
      await shown.user.type(screen.getByLabelText('Store name'), ' West')
      renamed(shown)
      await savePath(shown)
      await shown.user.click(await shown.button('Save Changes'))
      await shown.said('Store updated successfully!')
      expect(shown.server.sent(editStoreCall)[0]?.body).toMatchObject({ name: 'Andheri West', updatedAt: AT })
    })

    it('goes on from its own version when nobody else changed anything', async () => {
      const shown = await open()
      await shown.user.type(screen.getByLabelText('Store name'), ' West')
      await savePath(shown)
      await shown.user.click(await shown.button('Save Changes'))
      await shown.said('Store updated successfully!')
      expect(shown.server.sent(editStoreCall)[0]?.body).toMatchObject({
        name: 'Andheri West',
        updatedAt: `${AT}+`,
      })
    })
  })

  describe('what was put back from the history', () => {
    const older = {
      name: 'Andheri Old',
      paths: { Entrance: { Dairy: [{ action: 'start', distance: '5' }] } },
    }

    it('is shown in the form, and what is saved next is based on it', async () => {
      const shown = await open()
      await restore(shown, older)
      await screen.findByText('start: 5')
      expect(screen.getByLabelText('Store name')).toHaveProperty('value', 'Andheri Old')
      await shown.user.click(await shown.button('Save Changes'))
      await shown.said('Store updated successfully!')
      expect(shown.server.sent(editStoreCall)[0]?.body).toMatchObject({ ...older, updatedAt: 'restored' })
    })

    it('leaves what was typed here as it is, on the version that it was typed over', async () => {
      const shown = await open()
      await shown.user.type(screen.getByLabelText('Store name'), ' West')
      await restore(shown, older)
      await screen.findByText('start: 5')
      expect(screen.getByLabelText('Store name')).toHaveProperty('value', 'Andheri West')
      await shown.user.click(await shown.button('Save Changes'))
      await shown.said('Store updated successfully!')
      expect(shown.server.sent(editStoreCall)[0]?.body).toMatchObject({ name: 'Andheri West', updatedAt: AT })
    })

    it('tells the person when the store cannot be read again', async () => {
      const shown = await open()
      shown.server.on(storeCall, () => ({ status: 500, body: 'broken' }))
      await restore(shown, older)
      await shown.said('Error fetching stores')
    })
  })

  it('opens the store that another screen passed, and says what to do without one', async () => {
    const { unmount } = await open({ at: '/manage-store', state: { id: '1' } })
    unmount()
    showConsole({ at: '/manage-store' })
    await screen.findByText(/This store is not there/)
  })
})
