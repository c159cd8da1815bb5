import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  addPhotosCall,
  deletePhotoCall,
  type Likeness,
  type Photo,
  type Proposal,
  photoLimits,
  photoTexts,
  readPhotosCall,
} from '../../../src/core/contract/console/photos.ts'
import { productsCall } from '../../../src/core/contract/console/products.ts'
import { product } from './fake-records.ts'
import { showConsole } from './show-console.tsx'

const box = { left: 0.1, top: 0.2, width: 0.5, height: 0.1 }
const proposals: Proposal[] = [
  { field: 'netWeight', value: '250 g', words: 'Net weight 250 g', box },
  { field: 'allergensContain', value: 'milk', words: 'Contains milk', box },
  { field: 'packWords', value: 'Crunchy', words: 'Crunchy', box },
]
const saved: Photo = {
  id: 'p1',
  productId: '1',
  addedAt: '2026-11-22T10:00:00.000Z',
  addedBy: 'boss',
  width: 900,
  height: 700,
  proposals: [],
}
const file = (name: string, bytes = 9) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
const code: Likeness = { productId: '1', by: 'barcode' }

// jsdom has no addresses for files.
beforeEach(() => {
  let made = 0
  URL.createObjectURL = () => `blob:${made++}`
  URL.revokeObjectURL = vi.fn()
})

const sentName = (body: unknown) => ((body as FormData).get('photo') as File).name

/** `code.jpg` shows a bar code, `words.jpg` words, `dark.jpg` nothing; `text.jpg` is no picture; `full.jpg` is one too many. */
function open({ as }: { as?: 'admin' } = {}) {
  const shown = showConsole({
    at: '/product-photographs',
    ...(as && { as }),
    prepare({ on }) {
      on(productsCall, () => ({
        body: [{ ...product('1', 'Good Day'), netWeight: '200 g' }, product('2', 'Marie Gold')],
      }))
      on(readPhotosCall, ({ body }) => {
        const name = sentName(body)
        if (name === 'text.jpg') return { status: 400, body: { error: photoTexts.kind } }
        if (name === 'busy.jpg') return { status: 503, body: { error: photoTexts.busy } }
        if (name === 'dark.jpg') return { body: { proposals: [[]], products: [null] } }
        const likeness = name === 'words.jpg' ? { productId: '2', by: 'words' } : code
        return { body: { proposals: [proposals], products: [likeness] } }
      })
      on(addPhotosCall, ({ body }) =>
        sentName(body) === 'full.jpg'
          ? { status: 400, body: { error: photoTexts.full } }
          : { status: 201, body: { message: photoTexts.saved(1), photos: [saved] } },
      )
      on(deletePhotoCall, () => ({ body: { id: 'p1', message: photoTexts.deleted } }))
    },
  })
  return { ...shown, chooser: () => screen.findByLabelText('Choose photographs') }
}

const row = async (name: string) => within(await screen.findByRole('listitem', { name }))
const input = (of: Awaited<ReturnType<typeof row>>) => of.getByLabelText<HTMLInputElement>(/^Product of/)

describe('Photographs for many', () => {
  it('is opened from the Product List by those who may change products', async () => {
    const { user, button } = showConsole({ at: '/productList' })
    await user.click(await button('Photographs for many'))
    expect(await screen.findByRole('heading', { name: 'Photographs for many' })).toBeTruthy()
  })

  it('is for nobody else', async () => {
    open({ as: 'admin' })
    await screen.findByText(/This screen is for superadmins/)
    expect(screen.queryByLabelText('Choose photographs')).toBeNull()
  })

  it('proposes a product for each, with what differs, and saves none before it is told to', async () => {
    const { user, server, chooser, said } = open()
    await user.upload(await chooser(), [file('code.jpg'), file('words.jpg'), file('dark.jpg')])
    await screen.findByText('3 of 3 read, 0 saved.')
    expect(server.sent(readPhotosCall).map(({ body }) => sentName(body))).toEqual([
      'code.jpg',
      'words.jpg',
      'dark.jpg',
    ])
    const coded = await row('code.jpg')
    expect(input(coded).value).toBe('Good Day (ID 1)')
    coded.getByText('Proposed by its bar code.')
    const facts = coded.getByRole('list', { name: 'code.jpg says otherwise than the record' })
    expect(
      within(facts)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Net weight: 250 g (recorded: 200 g)', 'Contains: milk (recorded: not recorded)'])
    const worded = await row('words.jpg')
    expect(input(worded).value).toBe('Marie Gold (ID 2)')
    worded.getByText(/please check/)
    const dark = await row('dark.jpg')
    expect(input(dark).value).toBe('')
    dark.getByText(/Nothing was read on it/)
    expect(server.sent(addPhotosCall)).toEqual([])
    await user.click(coded.getByRole('button', { name: 'Save code.jpg' }))
    await said(photoTexts.saved(1))
    expect(server.sent(addPhotosCall).map(({ params }) => params)).toEqual([{ id: '1' }])
    await screen.findByText('3 of 3 read, 1 saved.')
  })

  it('is used with keys alone, to another product than was proposed', async () => {
    const { user, server, chooser } = open()
    await user.upload(await chooser(), file('words.jpg'))
    await screen.findByText('words.jpg: read')
    const field = input(await row('words.jpg'))
    field.focus()
    await user.clear(field)
    await user.keyboard('Nobody{Tab}')
    await user.keyboard('{Enter}')
    await screen.findByText('Choose a product from the list first.')
    expect(server.sent(addPhotosCall)).toEqual([])
    field.focus()
    await user.clear(field)
    await user.keyboard('Good Day (ID 1)')
    while (document.activeElement?.textContent !== 'Save') await user.tab()
    await user.keyboard('{Enter}')
    const told = await screen.findByText('words.jpg: saved')
    expect(server.sent(addPhotosCall)[0]?.params).toEqual({ id: '1' })
    await expect.poll(() => document.activeElement).toBe(told)
  })

  it('says of each why it was not taken, and loses none of the others', async () => {
    const { user, server, chooser } = open()
    const large = file('large.jpg', photoLimits.bytes + 1)
    await user.upload(await chooser(), [
      file('text.jpg'),
      large,
      file('busy.jpg'),
      file('full.jpg'),
      file('code.jpg'),
    ])
    await screen.findByText('5 of 5 read, 0 saved.')
    ;(await row('text.jpg')).getByText(photoTexts.kind)
    const tooLarge = await row('large.jpg')
    tooLarge.getByText(photoTexts.tooLarge)
    expect(tooLarge.queryByRole('button', { name: /again/ })).toBeNull()
    await user.click((await row('busy.jpg')).getByRole('button', { name: 'Try busy.jpg again' }))
    await expect.poll(() => server.sent(readPhotosCall).length).toBe(5)
    const full = await row('full.jpg')
    await user.click(full.getByRole('button', { name: 'Save full.jpg' }))
    await full.findByText(photoTexts.full)
    expect(input(full).value).toBe('Good Day (ID 1)')
    expect(input(await row('code.jpg')).value).toBe('Good Day (ID 1)')
  })

  it('takes a saved one back', async () => {
    const { user, server, chooser, button } = open()
    await user.upload(await chooser(), file('code.jpg'))
    await screen.findByText('code.jpg: read')
    await user.click((await row('code.jpg')).getByRole('button', { name: 'Save code.jpg' }))
    await user.click(await button('Undo'))
    await screen.findByText('code.jpg: read')
    expect(server.sent(deletePhotoCall)[0]?.params).toEqual({ id: 'p1' })
  })

  it('reads forty one after another, stops, and goes on with those that are left', async () => {
    const { user, server, chooser, button } = open()
    let free = () => {}
    const held = new Promise<void>((resolve) => {
      free = resolve
    })
    server.on(readPhotosCall, async () => {
      if (server.sent(readPhotosCall).length === 2) await held
      return { body: { proposals: [[]], products: [null] } }
    })
    await user.upload(
      await chooser(),
      Array.from({ length: 40 }, (_, at) => file(`${at}.jpg`)),
    )
    await screen.findByText('1.jpg: being read…')
    expect(screen.getByRole('progressbar', { name: 'Reading the photographs' })).toBeTruthy()
    await user.click(await button('Stop reading'))
    await screen.findByText('1 of 40 read, 0 saved.')
    free()
    expect(screen.getByText('1.jpg: not read yet')).toBeTruthy()
    expect(server.sent(readPhotosCall)).toHaveLength(2)
    await user.click(await button('Read the other 39'))
    await screen.findByText('40 of 40 read, 0 saved.')
    expect(server.sent(readPhotosCall)).toHaveLength(41)
  })

  it('takes so many at a time and says so', async () => {
    const { user, chooser } = open()
    // Too large ones need no reading; a file that only says so needs no room.
    const large = Object.defineProperty(file('large.jpg'), 'size', { value: photoLimits.bytes + 1 })
    await user.upload(
      await chooser(),
      Array.from({ length: photoLimits.together + 1 }, () => large),
    )
    await screen.findByText(photoTexts.tooManyTogether)
    expect(screen.getAllByRole('listitem')).toHaveLength(photoLimits.together)
  })

  it('asks before what is not saved is left', async () => {
    const { user, chooser } = open()
    await user.upload(await chooser(), file('code.jpg'))
    await row('code.jpg')
    await user.click(screen.getByRole('button', { name: 'DASHBOARD' }))
    await screen.findByText(/photographs that are not saved \(1\)/)
  })
})
