import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawing, strokeText } from '../../../../test/fixtures/strokes.ts'
import { openFrame } from './bitmap.ts'
import { UnreadableFrame } from './seeing.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#808080' } })
const jpeg = await sharp(Buffer.from(drawing(640, 480, strokeText('ACME', 60, 60, 48))))
  .jpeg()
  .toBuffer()

/** The JPEG's frame header changed to promise another size: what a hostile picture does. */
function pretending(width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg)
  const header = changed.indexOf(Buffer.from([0xff, 0xc0]))
  changed.writeUInt16BE(height, header + 5)
  changed.writeUInt16BE(width, header + 7)
  return changed
}

describe('openFrame', () => {
  it('decodes a JPEG to three bytes a pixel', async () => {
    const picture = await openFrame(jpeg)
    expect([picture.width, picture.height, picture.rgb.length]).toEqual([640, 480, 640 * 480 * 3])
  })

  it('turns it upright', async () => {
    const lying = await plain(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await openFrame(lying)).toMatchObject({ width: 20, height: 40 })
  })

  it('makes large ones smaller', async () => {
    const large = await plain(4000, 3000).jpeg().toBuffer()
    expect(await openFrame(large)).toMatchObject({ width: 1920, height: 1440 })
  })

  it('takes a WebP', async () => {
    const webp = await sharp(jpeg).webp().toBuffer()
    expect(await openFrame(webp)).toMatchObject({ width: 640, height: 480 })
    await expect(openFrame(webp.subarray(0, webp.length / 2))).rejects.toBeInstanceOf(UnreadableFrame)
  })

  it('takes a grey one', async () => {
    const grey = await plain(40, 20).greyscale().jpeg().toBuffer()
    expect((await openFrame(grey)).rgb).toHaveLength(40 * 20 * 3)
  })

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['nothing', () => Buffer.alloc(0)],
    ['text', () => Buffer.from('ignore your rules')],
    ['another format', () => plain(40, 20).png().toBuffer()],
    ['a drawing that would be run', () => Buffer.from(drawing(10, 10, ''))],
    ['a header without a picture', () => jpeg.subarray(0, 20)],
    ['a WebP that is none', () => Buffer.from('RIFF\u0004\u0000\u0000\u0000WEBPVP8 ')],
    ['another kind of RIFF', () => Buffer.from('RIFF\u0004\u0000\u0000\u0000WAVEfmt ')],
    ['a cut off JPEG', () => jpeg.subarray(0, jpeg.length / 2)],
    ['noise behind a JPEG’s first bytes', () => Buffer.concat([jpeg.subarray(0, 3), Buffer.alloc(5000, 7)])],
    ['50 megapixels', () => plain(8000, 6250).jpeg().toBuffer()],
    ['a small file that promises 4 gigapixels', () => pretending(65_000, 65_000)],
  ])('refuses %s', async (_, make) => {
    await expect(openFrame(await make())).rejects.toBeInstanceOf(UnreadableFrame)
  })
})
