// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  addStoreCall,
  deletePathCall,
  deleteStoreCall,
  editStoreCall,
  putPathCall,
  storesCall,
} from '../../../src/core/contract/console/stores.ts'
import { stores } from './fake-records.ts'
import { showConsole } from './show-console.tsx'

describe('Dashboard of a superadmin', () => {
  it('shows all stores with address, code and actions', async () => {
    const { user, button, phone } = showConsole()
    const row = (await screen.findByRole('cell', { name: 'Andheri' })).closest('tr') ?? document.body
    const inRow = within(row)
    expect(inRow.getByText('101')).toBeTruthy()
    expect(inRow.getByText('Mumbai')).toBeTruthy()
    expect(inRow.getByRole('link', { name: /storeid=1/ }).getAttribute('href')).toBe(
      'https://shop.example.org/?storeid=1',
    )
    expect(inRow.getByRole('img').getAttribute('width')).toBe('100')
    expect(inRow.getByRole('link', { name: 'Manage Store Andheri' }).getAttribute('href')).toBe(
      '/admin/manage-store?id=1',
    )
    await user.click(await button('Download QR code of Andheri'))
    expect(phone.saved.map(({ name }) => name)).toEqual(['Andheri_qrcode.png'])
  })

  it('is searched and sorted', async () => {
    const { user } = showConsole()
    const names = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent?.match(/Andheri|Koramangala/)?.[0])
    await screen.findByRole('cell', { name: 'Andheri' })
    await user.click(screen.getByRole('button', { name: /^Store Number/ }))
    expect(names()).toEqual(['Koramangala', 'Andheri'])
    expect(screen.getByRole('columnheader', { name: /^Store Number/ }).getAttribute('aria-sort')).toBe(
      'ascending',
    )
    await user.click(screen.getByRole('button', { name: /^Store Number/ }))
    expect(names()).toEqual(['Andheri', 'Koramangala'])
    await user.type(screen.getByRole('searchbox'), 'bengal')
    expect(names()).toEqual(['Koramangala'])
    expect(screen.getByText('1 of 2 found')).toBeTruthy()
    await user.type(screen.getByRole('searchbox'), 'x')
    expect(screen.getByText('Nothing here holds “bengalx”.')).toBeTruthy()
  })

  it.each([
    [200, { id: '1', message: 'Store deleted.' }, 'Store deleted.'],
    [409, { error: 'An admin belongs to it.' }, 'An admin belongs to it.'],
    [500, 'broken', 'Delete failed'],
  ])('deletes after a question: %i', async (status, body, words) => {
    const { user, button, said, server } = showConsole({
      prepare: ({ on }) => on(deleteStoreCall, () => ({ status, body })),
    })
    await user.click(await button('Delete Store Andheri'))
    await screen.findByRole('heading', { name: 'Are you sure you want to delete this store?' })
    await user.click(await button('Delete Store'))
    await said(words)
    expect(server.sent(deleteStoreCall)[0]?.params).toEqual({ id: '1' })
  })

  it.each([
    [[], /There is no store yet/],
    [undefined, 'Error fetching stores'],
  ])('with %j says so', async (list, words) => {
    showConsole({
      prepare: ({ on }) => on(storesCall, () => (list ? { body: list } : { status: 500, body: 'broken' })),
    })
    await screen.findByText(words)
  })
})

describe('Dashboard of an admin', () => {
  it('shows their own store and its paths', async () => {
    showConsole({ as: 'admin' })
    await screen.findByText('Entrance → Dairy')
    expect(screen.getByText('start: 6, turn left: 8, end: 0')).toBeTruthy()
    expect(screen.queryByText('Koramangala')).toBeNull()
    expect(screen.queryByRole('button', { name: /ADD STORE/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Edit Entrance → Dairy' }).getAttribute('href')).toBe(
      '/admin/edit-store?id=1&from=Entrance&to=Dairy',
    )
  })
  it('deletes a path after a question, and undoes it', async () => {
    const { user, button, said, server } = showConsole({ as: 'admin' })
    await user.click(await button('Delete Entrance → Dairy'))
    await screen.findByRole('heading', { name: 'Delete path from Entrance "Dairy"?' })
    await user.click(await button('Delete Path'))
    await said('Path deleted.')
    expect(server.sent(deletePathCall)[0]?.body).toEqual({ from: 'Entrance', to: 'Dairy' })
    await user.click(await button('Undo'))
    await screen.findByText('Entrance → Dairy')
    expect(server.sent(putPathCall)[0]?.body).toMatchObject({ from: 'Entrance', to: 'Dairy' })
  })
  it.each([
    [{ error: 'gone' }, 'Failed to delete path: gone'],
    ['broken', 'Failed to delete path'],
  ])('tells a failure: %j', async (body, words) => {
    const { user, button, said } = showConsole({
      as: 'admin',
      prepare: ({ on }) => on(deletePathCall, () => ({ status: 500, body })),
    })
    await user.click(await button('Delete Entrance → Dairy'))
    await user.click(await button('Delete Path'))
    await said(words)
  })
})

async function addStep(user: ReturnType<typeof showConsole>['user'], action: string, distance: string) {
  if (action) await user.selectOptions(screen.getByLabelText('Action'), action)
  if (distance) await user.type(screen.getByLabelText('Distance in steps'), distance)
  await user.click(screen.getByRole('button', { name: 'Add Step' }))
}

describe('Add Store', () => {
  const open = async () => {
    const shown = showConsole({ at: '/add-store' })
    await screen.findByLabelText('From')
    await screen.findByRole('option', { name: 'Mumbai' })
    return shown
  }
  const optionsOf = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  const submit = () => screen.getByText('Add Store', { selector: 'button[type=submit]' })

  it('offers places and actions as specified', async () => {
    const { user } = await open()
    expect(optionsOf('From')).toEqual(['Select', 'Entrance', 'Biscuits and snacks', 'Dairy'])
    await user.selectOptions(screen.getByLabelText('From'), 'Entrance')
    expect(optionsOf('To')).toEqual(['Select', 'Biscuits and snacks', 'Dairy'])
    await user.selectOptions(screen.getByLabelText('From'), 'Dairy')
    expect(optionsOf('To')).toEqual(['Select', 'cash counter'])
    expect(screen.getByLabelText('To')).toHaveProperty('value', 'cash counter')
    expect(optionsOf('Action')).toEqual([
      'Select',
      'start',
      'go straight',
      'turn left',
      'turn right',
      'go ahead',
      'end',
      'other',
    ])
  })

  it('has an alert for a missing place, beside the field', async () => {
    const { user, said } = await open()
    await addStep(user, 'start', '6')
    await said('Select your path starting from')
    expect(screen.getByText('Select your path to')).toBeTruthy()
    expect(submit()).toHaveProperty('disabled', true)
  })

  it.each([
    ['', '6', 'Please select action to add steps.'],
    ['start', 'six', 'Distance should be a valid number.'],
    ['other', '6', 'Please enter custom action.'],
  ])('refuses %j with %j: %s', async (action, distance, words) => {
    const { user } = await open()
    await user.selectOptions(screen.getByLabelText('From'), 'Dairy')
    await addStep(user, action, distance)
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getByText('No steps yet.')).toBeTruthy()
  })

  it('draws, describes and warns while the path grows, then saves', async () => {
    const { user, server, said, at } = await open()
    await user.selectOptions(screen.getByLabelText('From'), 'Entrance')
    await user.selectOptions(screen.getByLabelText('To'), 'Dairy')
    await addStep(user, 'turn left', '8')
    expect(screen.getByText(/The first step is not start/)).toBeTruthy()
    await addStep(user, 'start', '6')
    await user.click(screen.getByRole('button', { name: 'Move step 2 up' }))
    expect(screen.queryByText(/The first step is not start/)).toBeNull()
    await addStep(user, 'end', '')
    expect(screen.getByText(/14 steps in all, about 1 minute/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Propose Dairy → cash counter' }))
    await user.type(screen.getByLabelText('Store number'), '55')
    await user.type(screen.getByLabelText('Store name'), 'New Store')
    await user.selectOptions(screen.getByLabelText('Location'), 'Mumbai')
    await user.click(submit())
    await said('Store added.')
    await at('/Dashboard')
    expect(server.sent(addStoreCall)[0]?.body).toEqual({
      store_number: '55',
      name: 'New Store',
      location: 'Mumbai',
      paths: {
        Entrance: {
          Dairy: [
            { action: 'start', distance: '6' },
            { action: 'turn left', distance: '8' },
            { action: 'end', distance: '0' },
          ],
        },
        Dairy: {
          'cash counter': [
            { action: 'start', distance: '8' },
            { action: 'turn right', distance: '6' },
            { action: 'end', distance: '0' },
          ],
        },
      },
    })
  })

  it.each([
    ['Store number', '123456', 'Store number must be a valid and unique numerical value.'],
    ['Store number', 'ten', 'Store number must be a valid and unique numerical value.'],
    ['Store name', 'A', 'Store name must be 2–50 characters and contain only letters, spaces, or hyphens.'],
    ['Store name', 'A_B', 'Store name must be 2–50 characters and contain only letters, spaces, or hyphens.'],
  ])('%s %j: %s', async (label, value, words) => {
    const { user } = await open()
    await user.type(screen.getByLabelText(label), value)
    expect(screen.getByText(words)).toBeTruthy()
  })

  it.each([
    [500, 'broken', 'Server error while saving store'],
    [
      409,
      {
        error: 'taken',
        fields: { store_number: 'Store number must be a valid and unique numerical value.' },
      },
      'taken',
    ],
  ])('tells a failure: %i', async (status, body, words) => {
    const { user, said, server } = await open()
    server.on(addStoreCall, () => ({ status, body }))
    await user.selectOptions(screen.getByLabelText('From'), 'Dairy')
    await addStep(user, 'start', '6')
    await user.type(screen.getByLabelText('Store number'), '55')
    await user.type(screen.getByLabelText('Store name'), 'New Store')
    await user.selectOptions(screen.getByLabelText('Location'), 'Mumbai')
    await user.click(submit())
    await said(words)
  })

  it('is for superadmins', async () => {
    showConsole({ at: '/add-store', as: 'admin' })
    await screen.findByText('Access denied.')
  })
})

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
  ])('saves with one call: %i', async (status, body, words) => {
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
    })
    expect(screen.queryByLabelText('Steps from Entrance to Dairy')).toBeNull()
    expect(await button('Save Changes')).toHaveProperty('disabled', false)
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

  it('says Deleting... and Saving... while it does', async () => {
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
  ])('%s %j: %s', async (label, value, words) => {
    const { user } = await open()
    const field = screen.getByLabelText(label)
    await user.clear(field)
    await user.type(field, value)
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('needs a location, and whole figures', async () => {
    const { user } = await open()
    await screen.findByRole('option', { name: 'Mumbai' })
    await user.selectOptions(screen.getByLabelText('Location'), '')
    expect(screen.getByText('Select store location')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('From'), 'Dairy')
    await addStep(user, 'start', '1.5')
    expect(screen.getByText('Distance must be a non-negative integer')).toBeTruthy()
  })

  it('goes on with a path that is there, under the names it has', async () => {
    const store = {
      ...stores()[0],
      paths: { entrance: { 'former aisle': [{ action: 'start', distance: '6' }] } },
    }
    const { user } = showConsole({
      at: '/manage-store?id=1',
      prepare: ({ on }) => on(storesCall, () => ({ body: [store] })),
    })
    await user.click(await screen.findByRole('button', { name: /^entrance → former aisle \(/ }))
    expect(screen.getByLabelText('From')).toHaveProperty('value', 'entrance')
    expect(screen.getByLabelText('To')).toHaveProperty('value', 'former aisle')
    await addStep(user, 'turn left', '2')
    expect(screen.getByText(/8 steps in all/)).toBeTruthy()
  })

  it('copies a path to another store', async () => {
    const { user, button, said, server } = await open()
    await user.click(await button('Copy Entrance → Dairy'))
    await user.selectOptions(screen.getByLabelText('To store'), '2')
    await user.click(await button('Copy'))
    await said('Copied to Koramangala.')
    expect(server.sent(putPathCall)[0]).toMatchObject({
      params: { id: '2' },
      body: { from: 'Entrance', to: 'Dairy' },
    })
  })

  it('shows what somebody else changed, and keeps mine over it', async () => {
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

  it('opens by what was passed, and says what to do without a store', async () => {
    const { unmount } = await open({ at: '/manage-store', state: { id: '1' } })
    unmount()
    showConsole({ at: '/manage-store' })
    await screen.findByText(/This store is not there/)
  })
})

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
  it('opens by what was passed', async () => {
    await open({ at: '/edit-store', state: { id: 1, from: 'Entrance', to: 'Dairy' } })
  })
})
