import sharp from 'sharp'
import type { Picture } from './picture.ts'
import { UnreadablePicture } from './seeing.ts'

/** A 20 megapixel frame takes 60 MB in memory; no shopper's camera needs more. */
const MOST_PIXELS = 20_000_000
/** Larger frames are made smaller at once: print that can be held still is readable at this. */
const LONG_SIDE_PX = 1920
const JPEG_START = [0xff, 0xd8, 0xff]

/** Decodes a JPEG, turns it upright and makes it small enough. Rejects with `UnreadablePicture`. */
export async function openPicture(jpeg: Uint8Array): Promise<Picture> {
  if (!JPEG_START.every((byte, index) => jpeg[index] === byte)) throw new UnreadablePicture('not a JPEG')
  try {
    const { data, info } = await sharp(jpeg, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize(LONG_SIDE_PX, LONG_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    if (info.channels !== 3) throw new UnreadablePicture(`${info.channels} colour channels`)
    return { width: info.width, height: info.height, rgb: data }
  } catch (error) {
    if (error instanceof UnreadablePicture) throw error
    throw new UnreadablePicture('broken, cut off or over 20 megapixels', { cause: error })
  }
}
