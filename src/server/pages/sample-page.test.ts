import { expect, it } from 'vitest'
import { barcodeFault } from '../../core/contract/barcode.ts'
import { sampleProducts } from '../db/seed/sample-products.ts'
import { samplePacks } from './sample-packs.ts'
import { samplePage } from './sample-page.ts'

const today = new Date(Date.UTC(2028, 1, 29))

it('packs carry codes of the sample catalogue, but for another maker’s', () => {
  const known = new Map(sampleProducts('Brand').map(({ name, barcodes }) => [name, barcodes[0]]))
  const packs = samplePacks('Brand', today)
  expect(packs.map(({ code }) => barcodeFault(code))).toEqual(packs.map(() => undefined))
  const [others, ours] = [packs.filter(({ id }) => id === 'other-maker'), packs.slice(0, -1)]
  expect(ours.map(({ name, code }) => [name, code])).toEqual(ours.map(({ name }) => [name, known.get(name)]))
  expect(others.map(({ code }) => [...known.values()].includes(code))).toEqual([false])
})

it('packs are good until next year, on a day that every year has, and one is not', () => {
  const packs = samplePacks('Brand', today)
  expect(new Set(packs.filter(({ id }) => id !== 'cumin-crackers').map(({ useBy }) => useBy))).toEqual(
    new Set(['28 FEB 2029']),
  )
  expect(packs.find(({ id }) => id === 'cumin-crackers')?.useBy).toBe('28 FEB 2027')
})

it('each pack is a front and a back with a name of their own, and a brand’s signs are letters', () => {
  const page = samplePage('A & <B>', today)
  expect(page.match(/<svg /g)).toHaveLength(18)
  expect(page).toContain('aria-label="A &#38; &#60;B&#62; Sunrise Butter Cookies, front"')
  expect(page).not.toContain('<B>')
})
