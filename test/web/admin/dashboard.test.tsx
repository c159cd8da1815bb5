// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { storePageCall } from '../../../src/core/contract/console/pages.ts'
import { pathDraftsCall } from '../../../src/core/contract/console/path-drafts.ts'
import {
  deletePathCall,
  deleteStoreCall,
  putPathCall,
  storesCall,
} from '../../../src/core/contract/console/stores.ts'
import { usersCall } from '../../../src/core/contract/console/users.ts'
import type { Store } from '../../../src/core/contract/store.ts'
import { users } from './fake-records.ts'
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

  it('can be searched and sorted', async () => {
    const { user } = showConsole()
    const names = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent?.match(/Andheri|Koramangala/)?.[0])
    await screen.findByRole('cell', { name: 'Andheri' })
    await user.click(screen.getByRole('button', { name: /^Store Number/ }))
    await waitFor(() => expect(names()).toEqual(['Koramangala', 'Andheri']))
    expect(screen.getByRole('columnheader', { name: /^Store Number/ }).getAttribute('aria-sort')).toBe(
      'ascending',
    )
    await user.click(screen.getByRole('button', { name: /^Store Number/ }))
    await waitFor(() => expect(names()).toEqual(['Andheri', 'Koramangala']))
    await user.type(screen.getByRole('searchbox'), 'bengal')
    await waitFor(() => expect(names()).toEqual(['Koramangala']))
    expect(screen.getByText('1 of 2 found')).toBeTruthy()
    await user.type(screen.getByRole('searchbox'), 'x')
    expect(await screen.findByText('Nothing here holds “bengalx”.')).toBeTruthy()
  })

  it('asks for a page, and narrows it by a city', async () => {
    const { user, server } = showConsole()
    await screen.findByRole('cell', { name: 'Andheri' })
    await user.selectOptions(screen.getByLabelText('City'), 'Bengaluru')
    await screen.findByText('1 of 2 found')
    expect(screen.queryByRole('cell', { name: 'Andheri' })).toBeNull()
    expect(server.sent(storesCall)).toHaveLength(0)
    expect(server.sent(storePageCall).map(({ query }) => query)).toEqual([
      { page: '1', rows: '50' },
      { city: 'Bengaluru', page: '1', rows: '50' },
    ])
  })

  it.each([
    [200, { id: '1', message: 'Store deleted.' }, 'Store deleted.'],
    [409, { error: 'An admin belongs to it.' }, 'An admin belongs to it.'],
    [500, 'broken', 'Delete failed'],
  ])('deletes a store after a question and tells how it went: %i', async (status, body, words) => {
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
    ['Andheri', 200, users(), /^asha is signed out and has no store until it is put back/],
    [
      'Andheri',
      200,
      [...users(), ...users().map((user) => ({ ...user, id: `${user.id}0`, username: `${user.username}2` }))],
      /^asha and asha2 are signed out and have no store until it is put back/,
    ],
    ['Koramangala', 200, users(), 'It has no admin.'],
    ['Andheri', 500, 'broken', /^Who its admins are could not be found out/],
  ])(
    'names the admins who lose their store before it is deleted: %s, %i',
    async (name, status, body, words) => {
      const { user, button } = showConsole({ prepare: ({ on }) => on(usersCall, () => ({ status, body })) })
      await user.click(await button(`Delete Store ${name}`))
      const question = within(await screen.findByRole('dialog'))
      await question.findByText(words)
      expect(question.queryByText(/boss/)).toBeNull()
    },
  )

  it.each([
    [200, ['Dairy'], 'Its draft of Entrance → Dairy is lost, even when it is put back.'],
    [
      ...([200, ['Dairy', 'Snacks']] as const),
      'Its drafts of Entrance → Dairy and Entrance → Snacks are lost, even when it is put back.',
    ],
    [500, [], /^Whether it has drafts of paths could not be found out/],
  ])(
    'names the drafts that are lost with a store before it is deleted: %i, %j',
    async (status, places, words) => {
      const body = places.map((to) => ({
        ...{ storeId: '1', from: 'Entrance', to, steps: [], base: null, walkedAt: null, walkedBy: null },
        ...{ updatedAt: 'v1', updatedBy: 'asha' },
      }))
      const { user, button } = showConsole({
        prepare: ({ on }) => on(pathDraftsCall, () => ({ status, body })),
      })
      await user.click(await button('Delete Store Andheri'))
      await within(await screen.findByRole('dialog')).findByText(words)
    },
  )

  it.each([
    [200, { stores: [], cities: [], page: 1, found: 0, all: 0 }, /There is no store yet/],
    [500, 'broken', 'Error fetching stores'],
  ])('says so when there are no stores or they cannot be read: %i', async (status, body, words) => {
    showConsole({ prepare: ({ on }) => on(storePageCall, () => ({ status, body })) })
    await screen.findByText(words)
  })
})

describe('Dashboard of an admin of several stores', () => {
  it('lists their stores, and shows the paths of the one that is chosen', async () => {
    const { user, server } = showConsole({ as: 'admin', storeIds: '1 2' })
    await screen.findByRole('heading', { name: 'Paths of Andheri' })
    const row = (await screen.findAllByRole('row')).find((each) => within(each).queryByText('Koramangala'))
    if (!row) throw new Error('the second store is not listed')
    await user.click(within(row).getByRole('link', { name: 'Paths of Koramangala' }))
    await screen.findByRole('heading', { name: 'Paths of Koramangala' })
    expect(screen.getByRole('link', { name: 'Paths of Koramangala' }).getAttribute('aria-current')).toBe(
      'true',
    )
    expect(server.sent(storesCall).length).toBeGreaterThan(0)
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
  it('deletes a path after a question, and puts it back on Undo', async () => {
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
  it('puts back on Undo the steps that were deleted, which a colleague had saved since', async () => {
    const steps = [{ action: 'start', distance: '20' }]
    const path = { from: 'Entrance', to: 'Dairy', steps }
    const { user, button, said, server } = showConsole({
      as: 'admin',
      prepare: ({ on, data }) =>
        on(deletePathCall, () => {
          const store = { ...data.stores[0], paths: {} } as Store
          data.stores[0] = store
          return { body: { id: '1', message: 'Path deleted.', store, path } }
        }),
    })
    await user.click(await button('Delete Entrance → Dairy'))
    await user.click(await button('Delete Path'))
    await said('Path deleted.')
    await user.click(await button('Undo'))
    await waitFor(() => expect(server.sent(putPathCall)[0]?.body).toMatchObject(path))
  })
  it.each([
    [{ error: 'gone' }, 'Failed to delete path: gone'],
    ['broken', 'Failed to delete path'],
  ])('tells the person that the path was not deleted: %j', async (body, words) => {
    const { user, button, said } = showConsole({
      as: 'admin',
      prepare: ({ on }) => on(deletePathCall, () => ({ status: 500, body })),
    })
    await user.click(await button('Delete Entrance → Dairy'))
    await user.click(await button('Delete Path'))
    await said(words)
  })
})
