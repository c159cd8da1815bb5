import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { measureQuality, QUALITY_LONG_SIDE_PX } from '../../../core/vision/quality.ts'
import type { Quality } from '../../../core/vision/sight.ts'
import { UnreadableFrame } from './seeing.ts'

/** A 20 megapixel frame takes 60 MB in memory; no shopper's camera needs more. */
const MOST_PIXELS = 20_000_000
/** Larger frames are made smaller at once: print that can be held still is readable at this. */
const LONG_SIDE_PX = 1920
const JPEG_START = [0xff, 0xd8, 0xff]
/** "RIFF" and, behind four bytes of length, "WEBP". */
const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]

const has = (frame: Uint8Array, at: number, bytes: readonly number[]) =>
  bytes.every((byte, index) => frame[at + index] === byte)
const isTaken = (frame: Uint8Array) =>
  has(frame, 0, JPEG_START) || (has(frame, 0, RIFF) && has(frame, 8, WEBP))

/** A frame decoded and upright: three bytes a pixel, red first, no padding. */
export interface Bitmap {
  width: number
  height: number
  rgb: Uint8Array
}

/** Decodes a frame, a JPEG or a WebP, turns it upright and makes it small enough. Rejects with `UnreadableFrame`. */
export async function openFrame(frame: Uint8Array): Promise<Bitmap> {
  if (!isTaken(frame)) throw new UnreadableFrame('not a JPEG')
  try {
    const { data, info } = await sharp(frame, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize(LONG_SIDE_PX, LONG_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    if (info.channels !== 3) throw new UnreadableFrame(`${info.channels} colour channels`)
    return { width: info.width, height: info.height, rgb: data }
  } catch (error) {
    if (error instanceof UnreadableFrame) throw error
    throw new UnreadableFrame('broken, cut off or over 20 megapixels', { cause: error })
  }
}

/** The same made smaller so that its long side is at most `longSide`; itself when it is already. */
export async function shrink(bitmap: Bitmap, longSide: number): Promise<Bitmap> {
  const { width, height, rgb } = bitmap
  if (Math.max(width, height) <= longSide) return bitmap
  const { data, info } = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(longSide, longSide, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgb: data }
}

/** Blur, light and shine, at the size at which their thresholds were measured, and what tells this picture from others. */
export async function gaugeOf({
  width,
  height,
  rgb,
}: Bitmap): Promise<{ quality: Quality; picture: string }> {
  const { data, info } = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .greyscale()
    .resize(QUALITY_LONG_SIDE_PX, QUALITY_LONG_SIDE_PX, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const picture = createHash('sha256').update(data).digest('base64')
  return { quality: measureQuality(data, info.width, info.height), picture }
}
