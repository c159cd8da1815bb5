import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { photoTexts } from '../../core/contract/console/photos.ts'
import { shrinkPhoto } from './photo-eye.ts'

const SIDE = 16_000
const small = sharp({ create: { width: 8, height: 8, channels: 3, background: '#a52' } })
const kind = { status: 400, message: photoTexts.kind }
const tooMany = { status: 413, message: photoTexts.tooManyPixels }

/** The files of a few bytes that say to be some hundred million pixels. */
async function png(): Promise<Buffer> {
  const bytes = await small.clone().png().toBuffer()
  bytes.writeUInt32BE(SIDE, 16)
  bytes.writeUInt32BE(SIDE, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}
async function jpeg(): Promise<Buffer> {
  const bytes = await small.clone().jpeg().toBuffer()
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(SIDE, frame + 5)
  bytes.writeUInt16BE(SIDE, frame + 7)
  return bytes
}
async function webp(): Promise<Buffer> {
  const bytes = await small.clone().webp().toBuffer()
  const size = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a])) + 3
  bytes.writeUInt16LE(SIDE, size)
  bytes.writeUInt16LE(SIDE, size + 2)
  return bytes
}
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

it.each<[string, () => Promise<Buffer> | Buffer, { status: number; message: string }]>([
  ['a PNG of more pixels than are decoded', png, tooMany],
  ['a JPEG of as many', jpeg, tooMany],
  ['a WebP of as many', webp, tooMany],
  ['a drawing', () => Buffer.from(svg), kind],
  ['a TIFF', () => small.clone().tiff().toBuffer(), kind],
  ['the beginning of a picture alone', () => Buffer.from([0xff, 0xd8, 0xff]), kind],
])('refuses %s by its first bytes', async (_, file, refusal) => {
  await expect(shrinkPhoto(await file())).rejects.toMatchObject(refusal)
})
