import sharp from 'sharp'

/** An upright picture in memory: three bytes a pixel, red first, no padding. */
export interface Picture {
  width: number
  height: number
  rgb: Uint8Array
}

/** The same picture made smaller so that its long side is at most `longSide`; itself when it is already. */
export async function shrink(picture: Picture, longSide: number): Promise<Picture> {
  const { width, height, rgb } = picture
  if (Math.max(width, height) <= longSide) return picture
  const { data, info } = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(longSide, longSide, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgb: data }
}
