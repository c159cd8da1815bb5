// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { manyProductsCall, manyStoresCall, undoManyCall } from '../../../src/core/contract/console/many.ts'
import { storeNamesCall } from '../../../src/core/contract/console/pages.ts'
import { addStoreCall } from '../../../src/core/contract/console/stores.ts'
import { fileCalls } from '../../../src/core/contract/console/upload.ts'
import { stores } from './fake-records.ts'
import { showConsole } from './show-console.tsx'

describe('a list', () => {
  it.each([
    ['/productList', '4006381333931', 'Marie Gold'],
    ['/manage-users', 'asha@example.org', 'asha'],
    ['/Dashboard', 'dairy', 'Andheri'],
  ])('%s finds what it does not show: %s', async (at, words, name) => {
    const { user } = showConsole({
      at,
      prepare({ data }) {
        const [, marie] = data.products
        if (marie) marie.barcodes = ['4006381333931']
      },
    })
    await user.type(await screen.findByRole('searchbox'), words)
    await screen.findByText(/^1 of \d found/)
    expect(screen.getByRole('cell', { name })).toBeTruthy()
  })

  it('is narrowed by filters, which the address keeps', async () => {
    const { user, router } = showConsole({
      at: '/productList?allergens=missing',
      prepare({ data }) {
        const [good, marie] = data.products
        if (good)
          Object.assign(good, { allergensContain: ['milk'], allergensMayContain: [], section: 'dairy' })
        if (marie) marie.section = 'dairy'
      },
    })
    await screen.findByText('2 of 3 found')
    await user.selectOptions(screen.getByLabelText('Section', { selector: '.table-tools select' }), 'dairy')
    await screen.findByText('1 of 3 found')
    await waitFor(() => expect(router.state.location.search).toBe('?allergens=missing&section=dairy'))
    await user.selectOptions(screen.getByLabelText('Allergens'), 'recorded')
    await screen.findByRole('cell', { name: 'Good Day' })
    await user.type(screen.getByRole('searchbox'), 'marie')
    await screen.findByText('Nothing here holds “marie”.')
  })

  it('changes the rows that were chosen, over pages too, with one way back', async () => {
    const { user, button, said, server } = showConsole({
      at: '/productList',
      prepare({ on }) {
        on(manyProductsCall, () => ({ body: { message: '2 changed.', count: 2, undo: '7-8' } }))
        on(undoManyCall, () => ({ body: { message: '2 put back.', restored: 2, failed: 0 } }))
      },
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Oat Crunch' }))
    await user.type(screen.getByRole('searchbox'), 'good')
    await user.click(await button('Choose all 1 found'))
    const many = within(screen.getByRole('group', { name: 'Chosen products' }))
    await waitFor(() => expect(many.getByRole('status').textContent).toBe('2 chosen'))
    await user.selectOptions(many.getByLabelText('Section'), 'breads')
    await user.click(many.getByRole('button', { name: 'Set section of 2' }))
    await said('2 changed.')
    expect(server.sent(manyProductsCall)[0]?.body).toEqual({ ids: ['3', '1'], change: { section: 'breads' } })
    await waitFor(() => expect(many.getByRole('status').textContent).toBe('None chosen'))
    await user.click(await button('Undo'))
    await said('2 put back.')
    expect(server.sent(undoManyCall)[0]?.body).toEqual({ undo: '7-8' })
  })

  it('of stores changes those found, of which the page shows a part, and asks for their names alone', async () => {
    const { user, button, said, server } = showConsole({
      at: '/Dashboard?rows=25',
      prepare({ on, data }) {
        const [first] = data.stores
        if (!first) throw new Error('no store')
        data.stores = Array.from({ length: 30 }, (_, at) => ({
          ...first,
          ...{ id: String(at + 1), name: `Shop ${at + 1}`, location: at < 28 ? 'Mumbai' : 'Bengaluru' },
        }))
        on(manyStoresCall, () => ({ body: { message: '28 changed.', count: 28, undo: '1-28' } }))
      },
    })
    await user.selectOptions(
      await screen.findByLabelText('City', { selector: '.table-tools select' }),
      'Mumbai',
    )
    await user.click(await button('Choose all 28 found'))
    const many = within(screen.getByRole('group', { name: 'Chosen stores' }))
    await waitFor(() => expect(many.getByRole('status').textContent).toBe('28 chosen'))
    await user.selectOptions(many.getByLabelText('City'), 'Bengaluru')
    await user.click(many.getByRole('button', { name: 'Set city of 28' }))
    await said('28 changed.')
    const ids = Array.from({ length: 28 }, (_, at) => String(at + 1))
    expect(server.sent(manyStoresCall)[0]?.body).toEqual({ ids, change: { location: 'Bengaluru' } })
    expect(server.sent(storeNamesCall).map(({ query }) => query)).toEqual([{ city: 'Mumbai' }])
  })

  it('names what many deletions take away, and keeps the choice when they were refused', async () => {
    const { user, button, said, server } = showConsole({
      at: '/productList',
      prepare: ({ on }) => on(manyProductsCall, () => ({ status: 503, body: { error: 'away' } })),
    })
    await user.click(await button('Choose all 3 found'))
    await user.click(await button('Delete 3'))
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText('Good Day, Marie Gold, Oat Crunch')).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Delete 3 products' }))
    await said('away')
    expect(server.sent(manyProductsCall)[0]?.body).toMatchObject({ change: { delete: true } })
    expect(screen.getByText('3 chosen')).toBeTruthy()
  })

  it('of an admin offers no choice', async () => {
    showConsole({ at: '/productList', as: 'admin' })
    await screen.findByRole('cell', { name: 'Oat Crunch' })
    expect(screen.queryByRole('checkbox', { name: /^Choose/ })).toBeNull()
  })
})

describe('the columns of a list', () => {
  it.each([
    ['/productList', 'Barcodes', '4006381333931', 'id,name,description,barcodes'],
    ['/manage-users', 'E-mail', 'asha@example.org', 'id,username,role,store,email'],
    ['/Dashboard', 'Paths', '1', 'number,name,url,location,paths'],
  ])('of %s are chosen, and kept in the address', async (at, label, value, kept) => {
    const { user, button, router } = showConsole({
      at,
      prepare({ data }) {
        const [, marie] = data.products
        if (marie) marie.barcodes = ['4006381333931']
      },
    })
    await user.click(await screen.findByText('Columns'))
    const choice = within(screen.getByRole('group', { name: 'Columns to show' }))
    await user.click(choice.getByRole('checkbox', { name: label }))
    await screen.findByRole('columnheader', { name: new RegExp(`^${label}`) })
    expect(screen.getAllByRole('cell', { name: value }).length).toBeGreaterThan(0)
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('columns')).toBe(kept))
    await user.click(await button('Columns as at first'))
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(screen.queryByRole('columnheader', { name: new RegExp(`^${label}`) })).toBeNull()
  })

  it('are never none, and follow a link to the same screen', async () => {
    const { router } = showConsole({ at: '/productList?columns=name,nothing' })
    expect(await screen.findByRole('checkbox', { name: 'Name' })).toHaveProperty('disabled', true)
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Chosen',
      'Name↕',
      'Actions',
    ])
    await act(() => router.navigate('/productList?q=marie'))
    await screen.findByText('1 of 3 found')
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'marie')
    expect(router.state.location.search).toBe('?q=marie')
  })
})

it('a store is duplicated with its paths, under a number of its own', async () => {
  const { user, button, said, server } = showConsole({})
  await user.click(await screen.findByRole('link', { name: 'Duplicate Andheri' }))
  expect(await screen.findByLabelText('Store name')).toHaveProperty('value', 'Andheri - copy')
  expect(screen.getByLabelText('Store number')).toHaveProperty('value', '')
  await user.type(screen.getByLabelText('Store number'), '102')
  await user.click(await button('Add Store'))
  await said('Store added.')
  expect(server.sent(addStoreCall)[0]?.body).toMatchObject({
    store_number: '102',
    location: 'Mumbai',
    paths: stores()[0]?.paths,
  })
})

describe('a file', () => {
  const preview = { token: 't', added: 1, updated: 0, deleted: [], skipped: 0, errors: [], warnings: [] }
  const done = { added: 1, updated: 0, deleted: 0, skipped: 0, warnings: [] }
  const open = async (
    at: string,
    call: typeof fileCalls.stores.upload | typeof fileCalls.users.upload,
    more = {},
    shows = {},
  ) => {
    const shown = showConsole({
      at,
      prepare: ({ on }) =>
        on(call, ({ query }) => ({
          body: { ...preview, ...shows },
          ...(!query.preview && { raw: `${JSON.stringify({ status: 200, body: { ...done, ...more } })}\n` }),
        })),
    })
    await shown.user.upload(await screen.findByLabelText(/^File/), new File(['x'], 'new.csv'))
    await shown.user.click(await shown.button('Save these changes'))
    return shown
  }

  it('of stores is looked at, saved, and leads to the dashboard', async () => {
    const { said, at } = await open('/upload-stores', fileCalls.stores.upload)
    await said(/^Upload successful!/)
    await at('/Dashboard')
  })

  it('of stores names paths that would have other steps, and saves only when that is agreed to', async () => {
    const rewritten = [{ id: '1', name: '7 Andheri', paths: ['Entrance → Dairy', 'Dairy → Snacks'] }]
    const { user, button, said } = await open('/upload-stores', fileCalls.stores.upload, {}, { rewritten })
    expect(await screen.findByText('7 Andheri (ID 1): Entrance → Dairy, Dairy → Snacks')).toBeTruthy()
    expect((await button('Save these changes')).hasAttribute('disabled')).toBe(true)
    await user.click(screen.getByLabelText('Yes, lead shoppers by the steps in the file'))
    await user.click(await button('Save these changes'))
    await said(/^Upload successful!/)
  })

  it('of users shows the passwords that were made once, and asks before they are lost', async () => {
    const passwords = [{ username: 'ravi1', password: 'Abcdefg2!' }]
    const { user, button, phone, at, path } = await open('/upload-users', fileCalls.users.upload, {
      passwords,
    })
    await screen.findByText('Abcdefg2!')
    await user.click(screen.getByRole('link', { name: 'Go to the users' }))
    await screen.findByText(/the one-time passwords, which nobody can be shown again/)
    await user.click(await button('Stay here'))
    expect(path()).toBe('/upload-users')
    await user.click(await button('Save as a file'))
    expect(phone.saved.map(({ name, file }) => [name, file.size])).toEqual([['one-time-passwords.csv', 38]])
    await user.click(screen.getByRole('link', { name: 'Go to the users' }))
    await at('/manage-users')
  })
})
