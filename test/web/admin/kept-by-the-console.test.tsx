// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { historyCall, restoreCall } from '../../../src/core/contract/console/history.ts'
import { editProductCall } from '../../../src/core/contract/console/products.ts'
import { deletePathCall, editStoreCall, putPathCall } from '../../../src/core/contract/console/stores.ts'
import { history, stores } from './fake-records.ts'
import { showConsole } from './show-console.tsx'

const theirs = { Entrance: { Dairy: [{ action: 'start', distance: '9' }] } }

describe('a keyboard', () => {
  it('stays on the step that it moves, and on the neighbour of one that it takes out', async () => {
    const { user, button } = showConsole({ at: '/edit-store?id=1&from=Entrance&to=Dairy', as: 'admin' })
    const focused = () => document.activeElement?.getAttribute('aria-label')
    const down = await button('Move step 1 down')
    down.focus()
    await user.keyboard('{Enter}')
    expect(focused()).toBe('Move step 2 down')
    await user.keyboard('{Enter}')
    // There is no further down: the way up of the same step is what is left.
    expect(focused()).toBe('Move step 3 up')
    expect(screen.getByText('3. start: 6')).toBeTruthy()
    expect(screen.getByText('Now step 3 of 3.').getAttribute('role')).toBe('status')
    screen.getByRole('button', { name: /^Remove step 3/ }).focus()
    await user.keyboard('{Enter}')
    expect(focused()).toMatch(/^Remove step 2/)
  })
})

describe('a toast', () => {
  it('waits for who is at it, by pointer or by key', async () => {
    const { user, button, said, pass } = showConsole({ as: 'admin' })
    await user.click(await button('Delete Entrance → Dairy'))
    await user.click(await button('Delete Path'))
    await said('Path deleted.')
    const undo = screen.getByRole('button', { name: 'Undo' })
    await user.hover(undo)
    await pass(60_000)
    act(() => undo.focus())
    await user.unhover(undo)
    await pass(60_000)
    expect(screen.getByRole('button', { name: 'Undo' })).toBe(undo)
    act(() => undo.blur())
    await pass(9999)
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeNull()
    await pass(1)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})

describe('a path', () => {
  it('is not put back on the dashboard over what somebody else has built meanwhile', async () => {
    const { user, button, server } = showConsole({ as: 'admin' })
    await user.click(await button('Delete Entrance → Dairy'))
    await user.click(await button('Delete Path'))
    await screen.findByText(/no paths yet/)
    const [store] = server.data.stores
    if (store) store.paths = theirs
    await user.click(await button('Undo'))
    await screen.findByText('Theirs: start: 9')
    expect(server.sent(putPathCall)).toEqual([])
  })

  it('that was saved by another during our own round trip is asked about', async () => {
    const { user, button, server } = showConsole({
      at: '/edit-store?id=1&from=Entrance&to=Dairy',
      as: 'admin',
      prepare: ({ on }) =>
        on(editStoreCall, () => ({
          status: 409,
          body: { error: 'stale', current: { ...stores()[0], paths: theirs } },
        })),
    })
    await user.click(await button('Move step 1 down'))
    await user.click(await button('Save Path'))
    await screen.findByText('Theirs: start: 9')
    expect(server.sent(editStoreCall)[0]?.body).toMatchObject({ was: stores()[0]?.paths })
  })

  /** Copy, once the chosen store's paths are read. */
  const readyToCopy = () =>
    waitFor(() => {
      const copy = screen.getByRole<HTMLButtonElement>('button', { name: 'Copy' })
      expect(copy.disabled).toBe(false)
      return copy
    })

  it('that cannot be copied says so in the dialog, which stands before every toast', async () => {
    const { user, button } = showConsole({
      at: '/manage-store?id=1',
      prepare: ({ on }) => on(putPathCall, () => ({ status: 500, body: { error: 'no room' } })),
    })
    await user.click(await button('Copy Entrance → Dairy'))
    await user.selectOptions(await screen.findByLabelText('To store'), '2')
    await user.click(await readyToCopy())
    const dialog = within(await screen.findByRole('dialog'))
    expect((await dialog.findByRole('alert')).textContent).toBe('Error saving steps: no room')
    expect(screen.getByLabelText('To store').getAttribute('aria-invalid')).toBe('true')
    expect(document.querySelector('.toast')).toBeNull()
  })

  it('is copied over another one only after the person has chosen', async () => {
    const { user, button, server } = showConsole({ at: '/manage-store?id=1' })
    await user.click(await button('Copy Entrance → Dairy'))
    await user.selectOptions(await screen.findByLabelText('To store'), '2')
    const copy = await readyToCopy()
    const [, store] = server.data.stores
    if (store) store.paths = theirs
    await user.click(copy)
    await screen.findByText('Theirs: start: 9')
    expect(server.sent(putPathCall)).toEqual([])
  })

  it('alone says that it is being deleted, and everything Saving... while the store is saved', async () => {
    const wait = new Promise<never>(() => undefined)
    const { user, button } = showConsole({
      at: '/manage-store?id=1',
      prepare({ on, data }) {
        on(deletePathCall, () => wait)
        const [store] = data.stores
        if (store)
          store.paths = { ...store.paths, Dairy: { 'cash counter': [{ action: 'end', distance: '0' }] } }
      },
    })
    await user.click(await button('Delete Path Entrance → Dairy'))
    await user.click(await button('Delete Path'))
    const rows = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('→'))
    expect(rows.map(({ textContent }) => textContent?.includes('Deleting...'))).toEqual([true, false])
    expect(screen.getByRole('button', { name: 'Delete Path Dairy → cash counter' })).toHaveProperty(
      'disabled',
      true,
    )
  })

  it('reads Saving... on the button that saves the store', async () => {
    const wait = new Promise<never>(() => undefined)
    const { user, button } = showConsole({
      at: '/manage-store?id=1',
      prepare: ({ on }) => on(editStoreCall, () => wait),
    })
    await user.click(await button('Save Changes'))
    expect(await button('Saving...')).toHaveProperty('disabled', true)
  })

  it('that was being written as text is there again after a sign-out', async () => {
    const { user, button, session, at } = showConsole({ at: '/manage-store?id=1' })
    await user.click(await button('Edit Path Entrance → Dairy'))
    await user.type(screen.getByLabelText('Steps from Entrance to Dairy'), '\nturn right: 41')
    act(() => session.signOut('idle'))
    await at('/home')
    await user.type(await screen.findByLabelText('Username'), 'boss')
    await user.type(screen.getByLabelText('Password'), 'Passw0rd!')
    await user.click(await button('Sign In'))
    await screen.findByText(/^What you had typed before you were signed out is here again/)
    expect(screen.getByLabelText('Steps from Entrance to Dairy')).toHaveProperty(
      'value',
      'start: 6\nturn left: 8\nend: 0\nturn right: 41',
    )
  })
})

it('what was typed stays when something else of the record is put back from its history', async () => {
  const entry = { ...history()[0], kind: 'product', recordId: '3', part: null }
  const { user, button, said, server } = showConsole({
    at: '/edit-product?id=3',
    prepare({ on, data }) {
      on(historyCall, () => ({ body: [entry] }))
      on(restoreCall, () => {
        const product = data.products[2]
        if (product) Object.assign(product, { description: 'As it was', updatedAt: 'restored' })
        return { body: { id: '9', message: 'Restored.' } }
      })
    },
  })
  await user.type(await screen.findByLabelText('Name'), ' Bites')
  await user.click(await button('History'))
  await user.click(await button('Restore what was before'))
  await user.click(await button('Put back'))
  await said('Restored.')
  await said(/is as you left it, and not saved yet/)
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Oat Crunch Bites')
  expect(screen.getByLabelText('Description')).toHaveProperty('value', 'As it was')
  await user.click(await button('Save'))
  await expect.poll(() => server.sent(editProductCall)[0]?.body).toMatchObject({ updatedAt: 'restored' })
})

it('a store number is shown and found with the noughts in front', async () => {
  const { user } = showConsole({
    prepare({ data }) {
      const [, store] = data.stores
      if (store) store.store_number = '007'
    },
  })
  await screen.findByRole('cell', { name: '007' })
  await user.type(screen.getByRole('searchbox'), '007')
  await screen.findByText('1 of 2 found')
})
