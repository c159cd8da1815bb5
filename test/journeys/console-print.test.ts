import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { readBarcodes } from 'zxing-wasm/reader'
import { loadBarReader } from '../../src/server/engine/see/read-codes.ts'
import { bytesOf, type ConsoleVisit } from '../fixtures/console-visit.ts'
import { sharedConsole } from './shared.ts'

const { url, signIn } = sharedConsole()
let boss: ConsoleVisit

beforeAll(async () => {
  boss = await signIn()
  await loadBarReader()
})

async function codesIn(png: Buffer): Promise<string[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb' as const,
  }
  const found = await readBarcodes(pixels as ImageData, {
    formats: ['QRCode'],
    tryHarder: true,
    maxNumberOfSymbols: 8,
  })
  return found.map(({ text }) => text)
}
/** The colour with the most saturation in a part of the picture, as red, green, blue. */
async function strongest(png: Buffer, top: number, height: number) {
  const { data } = await sharp(png)
    .removeAlpha()
    .extract({ left: 0, top, width: 390, height })
    .raw()
    .toBuffer({ resolveWithObject: true })
  let best = { r: 0, g: 0, b: 0, strength: -1 }
  for (let at = 0; at < data.length; at += 3) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
    const strength = Math.max(r, g, b) - Math.min(r, g, b)
    if (strength > best.strength) best = { r, g, b, strength }
  }
  return best
}

it('the helper picture is 390 by 450, says whose it is, and a phone can read it', async () => {
  const download = boss.page.waitForEvent('download')
  await boss.press('Download QR code of Sample Store Mumbai')
  const file = await download
  expect(file.suggestedFilename()).toBe('Sample Store Mumbai_qrcode.png')
  const png = await bytesOf(file)
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 390, height: 450 })
  expect(await codesIn(png)).toEqual([`${url}/?storeid=1`])
  const title = await strongest(png, 0, 48)
  expect(title.r).toBeGreaterThan(2 * Math.max(title.g, title.b))
  const label = await strongest(png, 402, 48)
  expect(label.g).toBeGreaterThan(2 * Math.max(label.r, label.b))
})

it.each([
  ['A4', 595, 842],
  ['A6', 298, 420],
])('%s sheets are pages of that size, one a store', async (paper, width, height) => {
  await boss.go('/qr-sheets', 'QR sheets')
  await boss.page.getByRole('radio', { name: paper }).check()
  await boss.press(/^Choose all/)
  await boss.page.getByRole('checkbox', { name: 'Choose Sample Store Kolkata' }).uncheck()
  const pdf = (await boss.page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const pages = [...pdf.matchAll(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, w, h]) => [
    Number(w),
    Number(h),
  ])
  expect(pages).toHaveLength(2)
  for (const [w = 0, h = 0] of pages) {
    expect(Math.abs(w - width)).toBeLessThan(1.5)
    expect(Math.abs(h - height)).toBeLessThan(1.5)
  }
})

it('every code on a sheet can be read from the screen', async () => {
  await boss.go('/qr-sheets', 'QR sheets')
  await boss.press(/^Choose all/)
  await boss.page
    .getByRole('img', { name: /^QR code/ })
    .first()
    .waitFor()
  const found = await codesIn(await boss.page.screenshot({ fullPage: true }))
  expect(found.toSorted()).toEqual([1, 2, 3].map((id) => `${url}/?storeid=${id}`))
})
