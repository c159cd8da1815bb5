// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  aislesCall,
  aisleUseCall,
  deleteAisleCall,
  saveAisleCall,
} from '../../../src/core/contract/console/aisles.ts'
import { historyCall, restoreCall } from '../../../src/core/contract/console/history.ts'
import { aisles, history } from './fake-records.ts'
import { showConsole } from './show-console.tsx'

describe('Manage Aisles', () => {
  it.each([
    ['superadmin', true],
    ['admin', false],
  ] as const)('of a %s: can be changed %s', async (as, changes) => {
    showConsole({ at: '/aisles-list', as })
    await screen.findByRole('cell', { name: 'Dairy' })
    expect(screen.queryByRole('button', { name: 'ADD AISLES' }) !== null).toBe(changes)
    expect(screen.queryByRole('link', { name: 'Edit Dairy' }) !== null).toBe(changes)
    expect(screen.queryByRole('button', { name: 'Delete Dairy' }) !== null).toBe(changes)
  })
  it('says when the aisles cannot be read', async () => {
    showConsole({
      at: '/aisles-list',
      prepare: ({ on }) => on(aislesCall, () => ({ status: 500, body: 'broken' })),
    })
    await screen.findByText('Error in fetching Aisles')
  })
  const used = (paths: number, products: number) => ({
    paths: Array.from({ length: paths }, (_, at) => ({
      storeId: String(at),
      storeName: `Store ${at}`,
      from: 'Entrance',
      to: 'Dairy',
    })),
    products,
  })
  it.each([
    ['nothing', used(0, 0), ['No path leads there, and no product stands there.']],
    [
      'a path and a product',
      used(1, 1),
      [/^1 path and 1 product go by this name/, 'Store 0: Entrance → Dairy'],
    ],
    ['many', used(9, 30), [/^9 paths and 30 products go/, 'Store 5: Entrance → Dairy', 'and 3 more paths']],
  ])(
    'names the paths and products that keep the aisle’s name before it deletes: %s',
    async (_, body, words) => {
      const { user, button } = showConsole({
        at: '/aisles-list',
        prepare: ({ on }) => on(aisleUseCall, () => ({ body })),
      })
      await user.click(await button('Delete Dairy'))
      for (const each of words) await screen.findByText(each)
      expect(screen.queryByText('Store 6: Entrance → Dairy')).toBeNull()
    },
  )
  it('deletes after a question that names the aisle', async () => {
    const { user, button, said, server } = showConsole({ at: '/aisles-list' })
    await user.click(await button('Delete Dairy'))
    await screen.findByRole('heading', { name: 'Are you sure you want to delete this aisle?' })
    const [, yes] = screen.getAllByRole('button', { name: 'Delete Dairy' })
    if (yes) await user.click(yes)
    await said('Aisle deleted.')
    expect(server.sent(deleteAisleCall)[0]?.params).toEqual({ id: '2' })
  })
})

describe('an aisle’s form', () => {
  it.each([
    ['/add-aisles', 'Name', 'x', 'Store Name must be 3–20 characters and contain only letters'],
    ['/edit-aisles?id=2', 'Name', 'x', 'Only Alphabetic values'],
    [
      '/add-aisles',
      'Description',
      'x',
      'Description must be 3–20 characters and contain only letters and numbers',
    ],
  ])('at %s refuses the %s %j: %s', async (at, label, value, words) => {
    const { user } = showConsole({ at })
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    await user.type(field, value)
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('goes back to the list when there are three aisles already', async () => {
    const { user, button, said, at } = showConsole({
      at: '/add-aisles',
      prepare: ({ on }) =>
        on(saveAisleCall, () => ({
          status: 400,
          body: { error: 'Only 3 aisles allowed. Please delete one to add a new aisle.' },
        })),
    })
    await user.type(await screen.findByLabelText('Name'), 'Breads')
    await user.type(screen.getByLabelText('Description'), 'Bread and buns')
    await user.click(await button('Save'))
    await said('Only 3 aisles allowed. Please delete one to add a new aisle.')
    await at('/aisles-list')
  })

  it.each([
    ['by its address', '/edit-aisles?id=2', undefined],
    ['by what was passed', '/edit-aisles', aisles()[1]],
  ])('opens the aisle %s and saves it', async (_, address, state) => {
    const { user, button, server, at } = showConsole({ at: address, state })
    const name = await screen.findByLabelText('Name')
    expect(name).toHaveProperty('value', 'Dairy')
    await user.type(name, ' and eggs')
    await user.click(await button('Save'))
    await at('/aisles-list')
    expect(server.sent(saveAisleCall)[0]?.body).toMatchObject({ id: '2', name: 'Dairy and eggs' })
  })
})

describe('history', () => {
  it('of a record is asked for when it is opened, and an entry puts back the version before it', async () => {
    const { user, button, said, server } = showConsole({
      at: '/edit-store?id=1&from=Entrance&to=Dairy',
      as: 'admin',
    })
    const open = await button('History')
    expect(server.sent(historyCall)).toEqual([])
    await user.click(open)
    await screen.findByText(/was start: 5, end: 0, became start: 6, end: 0/)
    expect(server.sent(historyCall)[0]?.query).toMatchObject({ kind: 'store', id: '1' })
    await user.click(await button('Restore what was before'))
    await user.click(await button('Put back'))
    await said('Restored.')
    expect(server.sent(restoreCall)[0]).toMatchObject({ params: { id: '9' }, body: { version: 'before' } })
  })

  it('of everything can be narrowed to one kind and read page by page', async () => {
    const page = Array.from({ length: 50 }, (_, at) => ({ ...history()[0], id: String(100 - at) }))
    const { user, button, server } = showConsole({
      at: '/history',
      prepare: ({ on }) => on(historyCall, ({ query }) => ({ body: query.before ? history() : page })),
    })
    await screen.findAllByText('boss')
    await user.click(await button('Show older changes'))
    await expect.poll(() => server.sent(historyCall).at(-1)?.query).toEqual({ before: '51', limit: '50' })
    await user.selectOptions(screen.getByRole('combobox'), 'product')
    await expect.poll(() => server.sent(historyCall).at(-1)?.query).toEqual({ kind: 'product', limit: '50' })
  })

  it('says when nothing was changed', async () => {
    showConsole({ at: '/history', prepare: ({ on }) => on(historyCall, () => ({ body: [] })) })
    await screen.findByText('Nothing was changed yet.')
  })
})

describe('QR sheets', () => {
  it('are of the stores that are chosen by search and by hand, and are printed', async () => {
    const { user, button, phone } = showConsole({ at: '/qr-sheets' })
    await screen.findByText('Choose the stores whose codes are to be printed.')
    expect(screen.queryByRole('region', { name: /^Sheet of/ })).toBeNull()
    await user.click(await button('Choose all 2 found'))
    expect(screen.getAllByText('tap anywhere on the screen')).toHaveLength(2)
    await user.click(screen.getByRole('checkbox', { name: 'Choose Koramangala' }))
    expect(screen.getAllByText('Britannia Assistance')).toHaveLength(1)
    await user.click(screen.getByLabelText('A6'))
    expect(screen.getByRole('region', { name: 'Sheet of Andheri' }).className).toContain('sheet-a6')
    await user.click(await button('Print'))
    expect(phone.printed).toHaveBeenCalledOnce()
  })
  it('begin with the store that a row of the dashboard asked for, and can hang at its shelves', async () => {
    const { user } = showConsole()
    await user.click(await screen.findByRole('link', { name: 'QR sheet of Andheri' }))
    await screen.findByRole('region', { name: 'Sheet of Andheri' })
    await user.click(screen.getByRole('checkbox', { name: 'dairy' }))
    // No path of this store touches the breads: nobody would be led on from a code there.
    await user.click(screen.getByRole('checkbox', { name: 'breads' }))
    const sheets = screen.getAllByRole('region', { name: /^Sheet of/ })
    expect(sheets.map((sheet) => sheet.getAttribute('aria-label'))).toEqual([
      'Sheet of Andheri',
      'Sheet of Andheri, dairy',
    ])
  })
})
