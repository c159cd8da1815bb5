import sharp from 'sharp'
import { photoLimits, photoTexts } from '../../core/contract/console/photos.ts'

/** A file that is no photograph we keep; the message is for who sent it. */
export class RefusedPhoto extends Error {
  override name = 'RefusedPhoto'
  readonly status: 400 | 413
  constructor(status: 400 | 413, message: string) {
    super(message)
    this.status = status
  }
}

const KINDS = new Set(['jpeg', 'png', 'webp'])

/**
 * A small upright JPEG without the place, time and phone that the file may tell. The kind is the content's, whatever
 * the file is called. Throws `RefusedPhoto`.
 */
export async function shrinkPhoto(file: Uint8Array): Promise<Buffer> {
  const { pixels, longSidePx, jpegQuality } = photoLimits
  // What the header says, before anything is decoded.
  const { format, width, height } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }))
  if (!format || !KINDS.has(format)) throw new RefusedPhoto(400, photoTexts.kind)
  if (width * height > pixels) throw new RefusedPhoto(413, photoTexts.tooManyPixels)
  return sharp(file, { limitInputPixels: pixels, failOn: 'error' })
    .rotate()
    .resize(longSidePx, longSidePx, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: jpegQuality })
    .toBuffer()
    .catch(() => {
      throw new RefusedPhoto(400, photoTexts.kind)
    })
}
