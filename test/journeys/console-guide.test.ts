import { expect, it } from 'vitest'
import { guidePicture } from '../fixtures/guide-picture.ts'
import { sharedConsole } from './shared.ts'

const { signIn } = sharedConsole()
const PICTURES = ['path', 'codes', 'facts', 'call']

it('the staff guide shows the screens as they are', async () => {
  const { page, go, faults, close } = await signIn(undefined, { viewport: { width: 800, height: 900 } })
  await go('/edit-store?id=1&from=entrance&to=biscuits%20and%20snacks', /Edit Path/)
  await page.getByText('18 steps in all').waitFor()
  await guidePicture('path', page.locator('main .card').first())
  await go('/qr-sheets?store=1', 'QR sheets')
  await page.getByText('1 sheet to print').waitFor()
  await guidePicture('codes', page.locator('main'))
  await go('/edit-product?id=1', 'Edit Product')
  await guidePicture('facts', page.getByRole('group', { name: 'Contains', exact: true }))
  await go('/guide', 'Staff guide')
  for (const name of PICTURES) {
    const picture = page.locator(`img[src*="${name}"]`)
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(640)
  }
  expect(faults).toEqual([])
  await close()
})
