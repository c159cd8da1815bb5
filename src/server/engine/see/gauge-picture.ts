import sharp from 'sharp'
import { measureQuality, QUALITY_LONG_SIDE_PX } from '../../../core/vision/quality.ts'
import type { Quality } from '../../../core/vision/sight.ts'
import type { Picture } from './picture.ts'

/** Blur, light and shine of a picture, at the size at which their thresholds were measured. */
export async function gaugePicture({ width, height, rgb }: Picture): Promise<Quality> {
  const { data, info } = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .greyscale()
    .resize(QUALITY_LONG_SIDE_PX, QUALITY_LONG_SIDE_PX, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return measureQuality(data, info.width, info.height)
}
