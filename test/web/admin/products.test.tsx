// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { historyCall, restoreCall } from '../../../src/core/contract/console/history.ts'
import {
  addProductCall,
  deleteProductCall,
  editProductCall,
} from '../../../src/core/contract/console/products.ts'
import { fileCalls, SHOWN_PREVIEW } from '../../../src/core/contract/console/upload.ts'
import type { Answer } from './fake-api.ts'
import { history, product } from './fake-records.ts'
import { showConsole } from './show-console.tsx'

describe('Product List', () => {
  it('shows a description whole when its button is focused, and closes it with Escape', async () => {
    const { user } = showConsole({ at: '/productList' })
    const description = await screen.findByRole('button', { name: 'Oat Crunch, a biscuit' })
    description.focus()
    expect((await screen.findByRole('tooltip')).textContent).toBe('Oat Crunch, a biscuit')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).toBeNull()
    await user.hover(description)
    await screen.findByRole('tooltip')
  })

  it.each([
    ['superadmin', true],
    ['admin', false],
  ] as const)('of a %s: can be changed %s', async (as, changes) => {
    showConsole({ at: '/productList', as })
    await screen.findByRole('cell', { name: 'Oat Crunch' })
    for (const name of ['ADD PRODUCTS', 'UPLOAD CSV', 'DOWNLOAD CSV', 'Delete Oat Crunch'])
      expect(screen.queryByRole('button', { name }) !== null, name).toBe(changes)
    expect(screen.queryByRole('link', { name: 'Edit Oat Crunch' }) !== null).toBe(changes)
    expect(screen.queryByText(/add rows without an ID/) !== null).toBe(changes)
  })

  it.each([
    ['DOWNLOAD CSV', 'products.xlsx', { format: 'xlsx' }],
    ['Download as plain CSV', 'products.csv', { format: 'csv' }],
  ])('%s saves %s', async (name, file, query) => {
    const { user, button, phone, server } = showConsole({
      at: '/productList',
      prepare: ({ on }) => on(fileCalls.products.download, () => ({ body: new Blob(['cells']) })),
    })
    await user.click(await button(name))
    await expect.poll(() => phone.saved.map((saved) => saved.name)).toEqual([file])
    expect(server.sent(fileCalls.products.download)[0]?.query).toEqual(query)
  })

  it('tells that a download failed', async () => {
    const { user, button, said } = showConsole({
      at: '/productList',
      prepare: ({ on }) => on(fileCalls.products.download, () => ({ status: 500, body: 'broken' })),
    })
    await user.click(await button('DOWNLOAD CSV'))
    await said('Failed to download products')
  })

  it.each([
    [200, { id: '3', message: 'product deleted' }, 'product deleted'],
    [500, 'broken', 'Failed to delete user'],
  ])('deletes after a question: %i', async (status, body, words) => {
    const { user, button, said } = showConsole({
      at: '/productList',
      prepare: ({ on }) => on(deleteProductCall, () => ({ status, body })),
    })
    await user.click(await button('Delete Oat Crunch'))
    const title = await screen.findByRole('heading', {
      name: 'Are you sure you want to delete this product?',
    })
    await user.click(
      within(title.closest('dialog') ?? document.body).getByRole('button', { name: /^Delete/ }),
    )
    await said(words)
  })

  it('takes a deletion back by the history', async () => {
    const deleted = {
      ...history()[0],
      id: '12',
      kind: 'product',
      recordId: '3',
      part: null,
      action: 'deleted',
    }
    const { user, button, said, server } = showConsole({
      at: '/productList',
      prepare: ({ on }) => on(historyCall, () => ({ body: [deleted] })),
    })
    await user.click(await button('Delete Oat Crunch'))
    const title = await screen.findByRole('heading', {
      name: 'Are you sure you want to delete this product?',
    })
    await user.click(
      within(title.closest('dialog') ?? document.body).getByRole('button', { name: /^Delete/ }),
    )
    await user.click(await button('Undo'))
    await said('Restored.')
    expect(server.sent(historyCall)[0]?.query).toEqual({ kind: 'product', id: '3', limit: '1' })
    expect(server.sent(restoreCall)[0]).toMatchObject({ params: { id: '12' }, body: { version: 'before' } })
  })

  it('comes a page at a time, and is searched whole', async () => {
    const many = Array.from({ length: 120 }, (_, at) => product(String(at), `Biscuit ${at}`))
    const { user, button } = showConsole({
      at: '/productList',
      prepare({ data }) {
        data.products = many
      },
    })
    await screen.findByText('1–50 of 120')
    await user.click(await button('Next'))
    await screen.findByText('51–100 of 120')
    await user.type(screen.getByRole('searchbox'), 'biscuit 119')
    await screen.findByText('1 of 120 found')
    expect(screen.getAllByRole('row')).toHaveLength(2)
  })
})

describe('Product Details', () => {
  it.each([
    ['Name', 'A', 'Name must be 2–50 characters (letters, numbers, spaces, or hyphens).'],
    ['Name', 'A_B', 'Name must be 2–50 characters (letters, numbers, spaces, or hyphens).'],
    ['Description', 'four', 'Description must be 5–500 characters.'],
    ['Barcodes', '4017072', /This barcode is wrong/],
    ['Salt, g in 100 g', '101', /Please enter a number from 0 to 100/],
    ['Salt, g in 100 g', 'much', /Please enter a number from 0 to 100/],
  ])('%s %j: %s', async (label, value, words) => {
    const { user } = showConsole({ at: '/add-product' })
    await user.type(await screen.findByLabelText(label), value)
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('keeps unknown, none and some apart', async () => {
    const { user, button, said, server } = showConsole({ at: '/add-product' })
    await user.type(await screen.findByLabelText('Name'), 'Rye Bites')
    await user.type(screen.getByLabelText('Description'), 'Small rye biscuits')
    const contains = within(screen.getByRole('group', { name: 'Contains' }))
    await user.click(contains.getByLabelText('rye'))
    await user.click(contains.getByLabelText('milk'))
    await user.click(contains.getByLabelText('rye'))
    await user.click(within(screen.getByRole('group', { name: 'May contain' })).getByLabelText(/^None/))
    await user.click(await button('Add product'))
    await said('product added')
    expect(server.sent(addProductCall)[0]?.body).toMatchObject({
      name: 'Rye Bites',
      allergensContain: ['milk'],
      allergensMayContain: [],
      ingredients: null,
      section: null,
    })
  })

  it.each([
    [409, { error: 'This barcode is on another product.' }, 'This barcode is on another product.'],
    [500, 'broken', 'Failed to add product'],
  ])('refused with %i', async (status, body, words) => {
    const { user, button, said } = showConsole({
      at: '/add-product',
      prepare: ({ on }) => on(addProductCall, () => ({ status, body })),
    })
    await user.type(await screen.findByLabelText('Name'), 'Rye Bites')
    await user.type(screen.getByLabelText('Description'), 'Small rye biscuits')
    await user.click(await button('Add product'))
    await said(words)
  })
})

describe('Edit Product', () => {
  it('has a read-only ID, and saves', async () => {
    const { user, button, said, server, at } = showConsole({
      at: '/edit-product?id=3&name=old&description=old',
    })
    expect(await screen.findByLabelText('ID')).toMatchObject({ value: '3', readOnly: true })
    const name = screen.getByLabelText('Name')
    expect(name).toHaveProperty('value', 'Oat Crunch')
    await user.clear(name)
    await user.type(name, 'Oat & Crunch!')
    await user.click(await button('Save'))
    await said('product updated')
    await at('/productList')
    expect(server.sent(editProductCall)[0]?.body).toMatchObject({ id: '3', name: 'Oat & Crunch!' })
  })
  it('tells a failure', async () => {
    const { user, button, said } = showConsole({
      at: '/edit-product?id=3',
      prepare: ({ on }) => on(editProductCall, () => ({ status: 500, body: 'broken' })),
    })
    await user.type(await screen.findByLabelText('Name'), 's')
    await user.click(await button('Save'))
    await said('Failed to update product')
  })
})

describe('Upload', () => {
  const preview = {
    token: 'a-token',
    added: 2,
    updated: 1,
    deleted: [{ id: '2', name: 'Marie Gold' }],
    skipped: 7,
    errors: [],
    warnings: ['Read as Windows-1252.'],
  }
  const line = (what: object) => `${JSON.stringify(what)}\n`
  const done = { status: 200, body: { added: 2, updated: 1, deleted: 1, skipped: 7, warnings: [] } }
  const open = async (
    reply: object,
    status = 200,
    raw: Answer['raw'] = line({ done: 2, of: 4 }) + line(done),
  ) => {
    const shown = showConsole({
      at: '/upload-products',
      prepare: ({ on }) =>
        on(fileCalls.products.upload, ({ query }) =>
          query.preview ? { status, body: reply } : { body: undefined, raw },
        ),
    })
    const input = await screen.findByLabelText(/^File/)
    await shown.user.upload(input, new File(['name,description'], 'new.csv', { type: 'text/csv' }))
    return shown
  }

  it('shows first what it would do; deletions are named and agreed to', async () => {
    const { user, button, said, server, at } = await open(preview)
    await screen.findByText('What new.csv would do')
    expect(screen.getByText('Marie Gold (ID 2)')).toBeTruthy()
    expect(screen.getByText('Read as Windows-1252.')).toBeTruthy()
    await user.click(screen.getByLabelText('Yes, delete this product'))
    expect(screen.getByText(/skipped because/).textContent).toContain('2 added, 1 updated, 1 deleted')
    await user.click(await button('Save these changes'))
    await said('Upload successful! Added: 2, Updated: 1, Deleted: 1, Skipped: 7')
    await at('/productList')
    const confirmed = server.sent(fileCalls.products.upload)[1]?.body
    expect(confirmed instanceof FormData && confirmed.get('confirm')).toBe('a-token')
  })

  it('names allergens that would no longer be listed, and saves only when that is agreed to', async () => {
    const unlisted = [{ id: '3', name: 'Oat Crunch', allergens: ['egg', 'soya'] }]
    const { user, button, said } = await open({ ...preview, deleted: [], unlisted })
    expect(await screen.findByText('Oat Crunch (ID 3): egg, soya')).toBeTruthy()
    const save = await button('Save these changes')
    expect(save.hasAttribute('disabled')).toBe(true)
    await user.click(screen.getByLabelText('Yes, the packs no longer have them'))
    await user.click(save)
    await said('Upload successful! Added: 2, Updated: 1, Deleted: 1, Skipped: 7')
  })

  it('adds and updates by the file alone while the deletions are not agreed to', async () => {
    const kept = { status: 200, body: { added: 2, updated: 1, deleted: 0, skipped: 7, warnings: [] } }
    const { user, button, said, server, at } = await open(preview, 200, line(kept))
    const save = await button('Save, and delete nothing')
    expect(screen.queryByRole('button', { name: 'Save these changes' })).toBeNull()
    expect(screen.getByText(/skipped because/).textContent).toContain('2 added, 1 updated, 0 deleted')
    await user.click(save)
    await said('Upload successful! Added: 2, Updated: 1, Deleted: 0, Skipped: 7')
    await at('/productList')
    const sent = server.sent(fileCalls.products.upload)[1]
    expect(sent?.query).toEqual({})
    expect(sent?.headers).toMatchObject({ [SHOWN_PREVIEW]: 'a-token' })
    const fields = sent?.body instanceof FormData ? [...sent.body.entries()] : []
    expect(fields).toEqual([['file', expect.objectContaining({ name: 'new.csv' })]])
  })

  it('shows how far the saving is, and tells when it was refused in the end', async () => {
    let tell: (what: object) => void = () => undefined
    const lines = new ReadableStream<Uint8Array>({
      start(controller) {
        tell = (what) => controller.enqueue(new TextEncoder().encode(line(what)))
      },
    })
    const { user, button, said } = await open({ ...preview, deleted: [] }, 200, lines)
    await user.click(await button('Save these changes'))
    tell({ done: 1500, of: 5000 })
    await screen.findByText('1500 of 5000 products written')
    const bar = screen.getByRole('progressbar', { name: 'Saving the products' })
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['1500', '5000'])
    const faults = [{ line: 3, column: 'id', reason: 'came in between' }]
    tell({ status: 400, body: { error: 'Nothing was imported.', errors: faults } })
    await said('Nothing was imported.')
    expect(screen.getByRole('cell', { name: 'came in between' })).toBeTruthy()
  })

  it('shows every bad row, and saves nothing', async () => {
    const errors = Array.from({ length: 40 }, (_, at) => ({
      line: at + 2,
      column: 'barcode',
      reason: `wrong ${at}`,
    }))
    const { button } = await open({ ...preview, token: null, errors })
    await screen.findByText('Nothing can be saved: the file has 40 faults.')
    expect(screen.getByRole('cell', { name: 'wrong 39' })).toBeTruthy()
    expect(await button('Save these changes')).toHaveProperty('disabled', true)
  })

  it.each([
    [{ error: 'This is no spreadsheet.' }, 'This is no spreadsheet.'],
    ['broken', 'Upload failed'],
  ])('refused with %j', async (body, words) => {
    const { said } = await open(body as object, 400)
    await said(words)
  })
})
