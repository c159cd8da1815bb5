import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { startSenses } from '../../../../test/fixtures/senses-process.ts'
import { productWith } from '../../../../test/fixtures/sights.ts'
import { drawing, strokeText } from '../../../../test/fixtures/strokes.ts'
import { ean13Modules } from '../../../core/contract/barcode.ts'
import { type SpawnSense, spawnHere } from '../sense-threads.ts'
import { createSeeing } from './create-seeing.ts'
import { type Seeing, type SeeingSession, UnreadableFrame } from './seeing.ts'

const products = [
  productWith({ id: 'butter', name: 'Acme Butter Cookies' }),
  productWith({ id: 'rusk', name: 'Acme Suji Rusk', barcodes: ['4006381333931'] }),
]
const photograph = (content: string, width = 640, height = 480) =>
  sharp(Buffer.from(drawing(width, height, content)))
    .jpeg({ quality: 85 })
    .toBuffer()

const bars = (code: string) =>
  [...ean13Modules(code)]
    .map((bit, i) => (bit === '1' ? `<rect x="${100 + i * 3}" y="100" width="3" height="160"/>` : ''))
    .join('')

describe.each([
  ['in a thread of this process', async () => ({ spawn: spawnHere, close: async () => {} })],
  ['in another process', () => startSenses()],
])('sight %s', (_, open) => {
  let seeing: Seeing
  let session: SeeingSession
  let spawn: SpawnSense
  let closePlace: () => Promise<unknown>
  beforeAll(async () => {
    const file = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm')
    const wasmBinary = new Uint8Array(await readFile(file)).buffer
    await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
    const place = await open()
    spawn = place.spawn
    closePlace = place.close
    seeing = createSeeing({ threads: 1, spawn })
    seeing.setCatalogue({ version: '1', brand: 'Acme', products })
    session = seeing.open()
    await seeing.ready()
  })
  afterAll(async () => {
    await seeing.close()
    await closePlace()
  })

  describe('a look', () => {
    it('reads a name, its brand and nothing else', async () => {
      const front = await photograph(
        strokeText('ACME', 60, 60, 50) + strokeText('BUTTER COOKIES', 40, 200, 36),
      )
      const sight = await session.look(front, 'name')
      expect(sight).toMatchObject({ width: 640, height: 480, brand: 1, codes: [], dateLines: [] })
      expect(sight?.candidates[0]).toMatchObject({ productId: 'butter', coverage: 1 })
      expect(sight?.quality.sharpness).toBeGreaterThan(300)
    })

    it('reads print that stands upside down', async () => {
      const front = await photograph(strokeText('BUTTER COOKIES', 40, 200, 36))
      const turned = await sharp(front).rotate(180).jpeg().toBuffer()
      expect((await session.look(turned, 'name'))?.candidates[0]?.productId).toBe('butter')
    })

    it('reads bars, where they are, and the words beside them', async () => {
      const sight = await session.look(await photograph(bars('4006381333931')), 'name')
      expect(sight).toMatchObject({ codes: [{ code: '4006381333931', source: 'bars' }] })
      const [from, to] = sight?.codes[0]?.ends ?? []
      expect([from?.y, to?.y].every((y) => y !== undefined && y > 0 && y < 480)).toBe(true)
      expect((to?.x ?? 0) - (from?.x ?? 0)).toBeGreaterThan(150)
    })

    it('reads bars beside a date, to know which pack it is of', async () => {
      const sight = await session.look(await photograph(bars('4006381333931')), 'date')
      expect(sight).toMatchObject({ codes: [{ code: '4006381333931', source: 'bars' }] })
    })

    it('reads a date print in two sizes', async () => {
      const sight = await session.look(await photograph(strokeText('BEST', 60, 100, 60)), 'date')
      expect(sight?.dateLines.map((lines) => lines.map(({ text }) => text))).toEqual([['BEST'], ['BEST']])
      expect(sight?.candidates).toEqual([])
    })

    it('sees nothing in an empty picture', async () => {
      expect(await session.look(await photograph(''), 'name')).toMatchObject({
        lines: [],
        codes: [],
        candidates: [],
        brand: 0,
      })
    })

    it.each([
      [1, 1],
      [3, 4000],
      [4000, 3],
      [31, 33],
    ])('sees nothing in a picture of %d × %d, whatever is looked for', async (width, height) => {
      const speck = await photograph('', width, height)
      expect(await session.look(speck, 'name')).toMatchObject({ lines: [], codes: [] })
      expect(await session.look(speck, 'date')).toMatchObject({ dateLines: [[], []] })
    })

    it('refuses what is no whole picture, and goes on', async () => {
      const whole = await photograph(strokeText('BUTTER COOKIES', 40, 200, 36))
      const huge = await sharp({ create: { width: 8000, height: 6250, channels: 3, background: '#888' } })
        .jpeg()
        .toBuffer()
      const startedAt = performance.now()
      const before = process.memoryUsage.rss()
      for (const bad of [
        Buffer.alloc(0),
        Buffer.from('no picture'),
        whole.subarray(0, whole.length / 2),
        huge,
      ])
        await expect(session.look(bad, 'name')).rejects.toBeInstanceOf(UnreadableFrame)
      // 50 megapixels would be 150 MB and half a second; they are refused by their header.
      expect(performance.now() - startedAt).toBeLessThan(5000)
      expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 2 ** 20)
      expect((await session.look(whole, 'name'))?.candidates[0]?.productId).toBe('butter')
      expect(seeing.healthy()).toBe(true)
    })
  })

  describe('several looks', () => {
    it('keeps one waiting frame a session: a newer one takes its place', async () => {
      const front = await photograph(strokeText('BUTTER COOKIES', 40, 200, 36))
      const [first, replaced, last] = await Promise.all([1, 2, 3].map(() => session.look(front, 'name')))
      expect(first?.candidates).toHaveLength(1)
      expect(replaced).toBeUndefined()
      expect(last?.candidates).toHaveLength(1)
    })

    it('serves every session', async () => {
      const front = await photograph(strokeText('SUJI RUSK', 40, 200, 36))
      const sessions = [seeing.open(), seeing.open(), seeing.open()]
      const sights = await Promise.all(sessions.map((each) => each.look(front, 'name')))
      expect(sights.map((sight) => sight?.candidates[0]?.productId)).toEqual(['rusk', 'rusk', 'rusk'])
      for (const each of sessions) each.close()
    })

    it('tells a closed session nothing', async () => {
      const front = await photograph(strokeText('SUJI RUSK', 40, 200, 36))
      const short = seeing.open()
      const looks = [short.look(front, 'name'), short.look(front, 'name')]
      short.close()
      expect(await Promise.all(looks)).toEqual([undefined, undefined])
      expect(await short.look(front, 'name')).toBeUndefined()
    })

    it('compares with the catalogue of the moment', async () => {
      const front = await photograph(strokeText('MILK RUSK', 40, 200, 36))
      seeing.setCatalogue({
        version: '2',
        brand: 'Acme',
        products: [productWith({ id: 'new', name: 'Acme Milk Rusk' })],
      })
      expect((await session.look(front, 'name'))?.candidates[0]?.productId).toBe('new')
    })
  })

  it('ends with a frame in work, and then refuses', async () => {
    const closing = createSeeing({ threads: 1, spawn })
    await closing.ready()
    const short = closing.open()
    const late = short.look(await photograph(strokeText('SUJI RUSK', 40, 200, 36)), 'name')
    const settled = late.then(
      () => 'seen',
      () => 'refused',
    )
    await closing.close()
    expect(['seen', 'refused']).toContain(await settled)
    expect(closing.healthy()).toBe(false)
    await expect(closing.ready()).rejects.toThrow('closed')
    await expect(short.look(Buffer.alloc(0), 'name')).rejects.toThrow('closed')
  })

  describe('a square code', () => {
    const GTIN = '04006381333931'
    const said = { gtin: GTIN, useBy: { year: 2027, month: 3, day: 5 }, batch: 'AB12' }
    const symbol = async (format: 'DataMatrix' | 'QRCode', text: string, options = '') => {
      const { image } = await writeBarcode(text, { format, options, scale: 5, addQuietZones: true })
      if (!image) throw new Error('no picture of it')
      return sharp(Buffer.from(await image.arrayBuffer()))
        .flatten({ background: '#fff' })
        .extend({ top: 150, bottom: 150, left: 200, right: 200, background: '#fff' })
        .jpeg({ quality: 85 })
        .toBuffer()
    }
    const elements = `(01)${GTIN}(10)AB12(17)270305`

    it.each([
      ['DataMatrix', elements, 'gs1'],
      ['QRCode', elements, 'gs1'],
      ['QRCode', `https://brand.example/01/${GTIN}/10/AB12?17=270305`, ''],
    ] as const)('of GS1 is read for a name and for a date: %s %s', async (format, text, options) => {
      const frame = await symbol(format, text, options)
      for (const lookFor of ['name', 'date'] as const)
        expect((await session.look(frame, lookFor))?.codes).toMatchObject([
          { code: GTIN, source: 'square', pack: said },
        ])
    })

    it.each([
      ['leads elsewhere', 'https://brand.example/win-a-prize'],
      ['has four kilobytes of text', `https://brand.example/01/${GTIN}?x=${'A'.repeat(2600)}`],
      ['pays somebody', 'upi://pay?pa=shop@bank'],
    ])('that %s is nothing', async (_, text) => {
      expect((await session.look(await symbol('QRCode', text), 'name'))?.codes).toEqual([])
    })
  })
})
