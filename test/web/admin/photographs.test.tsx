import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  addPhotosCall,
  deletePhotoCall,
  hearPhotoCall,
  type Photo,
  type Proposal,
  photoFileCall,
  photoLimits,
  photosCall,
  photoTexts,
  readPhotosCall,
  restorePhotoCall,
} from '../../../src/core/contract/console/photos.ts'
import { addProductCall } from '../../../src/core/contract/console/products.ts'
import '../../../src/web/admin/screens/products/photographs/Photographs.tsx'
import { product } from './fake-records.ts'
import { showConsole } from './show-console.tsx'

const box = { left: 0.1, top: 0.2, width: 0.5, height: 0.1 }
const proposals: Proposal[] = [
  { field: 'barcodes', value: '4006381333931', words: '4006381333931', box },
  { field: 'allergensContain', value: 'milk', words: 'Contains milk, wheat', box },
  { field: 'allergensContain', value: 'wheat', words: 'Contains milk, wheat', box },
]
const photo = (id: string): Photo => ({
  id,
  productId: '1',
  addedAt: '2026-11-22T10:00:00.000Z',
  addedBy: 'boss',
  width: 900,
  height: 700,
  proposals,
})
const file = (name: string, bytes = 9) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })

// jsdom has no addresses for files.
beforeEach(() => {
  let made = 0
  URL.createObjectURL = () => `blob:${made++}`
  URL.revokeObjectURL = vi.fn()
})

describe('Photographs of a product', () => {
  const edit = (photos: Photo[] | Promise<Photo[]> = []) =>
    showConsole({
      at: '/edit-product?id=1',
      prepare({ on }) {
        let added = 0
        on(photosCall, async () => ({ body: await photos }))
        on(photoFileCall, () => ({ body: new Blob(['jpeg']) }))
        on(addPhotosCall, ({ body }) => {
          const [sent] = (body as FormData).getAll('photo') as File[]
          return sent?.name === 'bad.jpg'
            ? { status: 400, body: { error: photoTexts.kind } }
            : { status: 201, body: { message: '', photos: [photo(`p${++added}`)] } }
        })
        on(deletePhotoCall, () => ({ body: { id: 'p1', message: photoTexts.deleted } }))
        on(restorePhotoCall, () => ({ body: { id: 'p1', message: photoTexts.restored } }))
        on(hearPhotoCall, () => ({ body: { sentences: ['This is Good Day.'] } }))
      },
    })

  it('are sent one by one; each that is refused says why beside itself, and the others stay', async () => {
    const { user, server } = edit()
    const chooser = await screen.findByLabelText('Choose photographs')
    await user.upload(chooser, [file('a.jpg'), file('bad.jpg'), file('big.jpg', photoLimits.bytes + 1)])
    const list = await screen.findByRole('list', { name: 'Photographs of the product' })
    await within(list).findByText('a.jpg 1: Read')
    await within(list).findByText(photoTexts.kind)
    await within(list).findByText(photoTexts.tooLarge)
    expect(server.sent(addPhotosCall)).toHaveLength(2)
  })

  it('say for which of them nothing could be proposed: aloud of a new one, in writing of those that were there', async () => {
    const { user, server } = edit([{ ...photo('p9'), proposals: [] }])
    const list = await screen.findByRole('list', { name: 'Photographs of the product' })
    const there = await within(list).findByText(photoTexts.nothingProposed)
    expect(there.getAttribute('role')).toBeNull()
    server.on(addPhotosCall, () => ({
      status: 201,
      body: { message: '', photos: [{ ...photo('p1'), proposals: [] }] },
    }))
    await user.upload(screen.getByLabelText('Choose photographs'), file('white.jpg'))
    expect(
      (await screen.findByText(photoTexts.nothingProposed, { selector: '[role=alert]' })).textContent,
    ).toBe(photoTexts.nothingProposed)
  })

  it('can be dropped, and taken with the camera', async () => {
    const { user } = edit()
    const camera = await screen.findByLabelText('Take a photograph')
    expect(camera.getAttribute('capture')).toBe('environment')
    const zone = camera.closest('.drop')
    if (!zone) throw new Error('no place to drop')
    fireEvent.drop(zone, { dataTransfer: { files: [file('a.jpg')] } })
    await screen.findByText('a.jpg 1: Read')
    await user.upload(camera, file('b.jpg'))
    await screen.findByText('b.jpg 2: Read')
  })

  it.each([
    { listed: ['p2', 'p3'], shown: ['Photograph 1: Read', 'Photograph 2: Read', 'a.jpg 3: Read'] },
    { listed: ['p1', 'p2'], shown: ['Photograph 1: Read', 'Photograph 2: Read'] },
  ])('stay, each shown once, when the list of $listed comes after them', async ({ listed, shown }) => {
    let answer = (_: Photo[]) => {}
    const list = new Promise<Photo[]>((resolve) => {
      answer = resolve
    })
    const { user } = edit(list)
    await user.upload(await screen.findByLabelText('Choose photographs'), [file('a.jpg')])
    await screen.findByText('a.jpg 1: Read')
    answer(listed.map(photo))
    await screen.findByText('Photograph 2: Read')
    expect(screen.getAllByText(/: Read$/).map(({ textContent }) => textContent)).toEqual(shown)
  })

  it('propose beside the fields; nothing is taken over unseen, allergens one by one', async () => {
    const { user, button } = edit([photo('p1')])
    const codes = await screen.findByLabelText(/^Barcodes/)
    const take = await button('Take over 4006381333931 for Barcodes')
    expect((codes as HTMLTextAreaElement).value).toBe('')
    const contains = within(screen.getByRole('group', { name: 'Contains' }))
    expect(contains.getByRole<HTMLInputElement>('checkbox', { name: 'milk' }).checked).toBe(false)
    await user.click(take)
    expect((codes as HTMLTextAreaElement).value).toBe('4006381333931')
    expect(screen.queryByRole('button', { name: 'Take over 4006381333931 for Barcodes' })).toBeNull()
    await user.click(await button('Take over milk for Contains'))
    expect(contains.getByRole<HTMLInputElement>('checkbox', { name: 'milk' }).checked).toBe(true)
    expect(contains.getByRole<HTMLInputElement>('checkbox', { name: 'wheat' }).checked).toBe(false)
  })

  it('leave the focus to the next when they are taken over, and after the last to the field', async () => {
    const { user, button } = edit([photo('p1')])
    await user.click(await button('Take over milk for Contains'))
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('button', { name: 'Take over wheat for Contains' }),
      ),
    )
    await user.click(await button('Take over 4006381333931 for Barcodes'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Barcodes/)))
  })

  it('tell what a shopper would hear, and play it', async () => {
    const { user, button, phone } = edit([photo('p1')])
    await user.click(await button(/^What would a shopper hear/))
    await screen.findByText('This is Good Day.')
    await user.click(await button(/Play as the shopper hears it/))
    expect(phone.played?.sentences).toEqual(['This is Good Day.'])
  })

  it('are deleted with a way back', async () => {
    const { user, button, server } = edit([photo('p1')])
    await user.click(await button('Delete Photograph 1'))
    await user.click(await button('Undo'))
    await expect.poll(() => server.sent(restorePhotoCall).length).toBe(1)
    await button('Delete Photograph 1')
  })

  it('of a new product are read at once, and saved with it', async () => {
    const { user, button, server, said } = showConsole({
      at: '/add-product',
      prepare({ on }) {
        on(readPhotosCall, () => ({ body: { proposals: [proposals], products: [null] } }))
        on(addProductCall, () => ({
          status: 201,
          body: { id: '9', message: 'product added', product: product('9', 'New Thing') },
        }))
        on(addPhotosCall, () => ({ status: 201, body: { message: '', photos: [photo('p1')] } }))
      },
    })
    await user.upload(await screen.findByLabelText('Choose photographs'), file('a.jpg'))
    await user.click(await button('Take over milk for Contains'))
    await user.type(screen.getByLabelText(/^Name/, { selector: '[name="name"]' }), 'New Thing')
    await user.type(
      screen.getByLabelText(/^Description/, { selector: '[name="description"]' }),
      'A new thing',
    )
    await user.click(await button('Add product'))
    await said('product added')
    expect(server.sent(addProductCall)[0]?.body).toMatchObject({ allergensContain: ['milk'] })
    expect(server.sent(addPhotosCall)[0]?.params).toEqual({ id: '9' })
  })
})
